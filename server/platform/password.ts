import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import PQueue from 'p-queue'
import { DomainError } from '#lib/errors.ts'
import { isLeakedPassword } from './leaked-passwords.ts'
import { singleton } from './process/singleton.ts'

// OWASP's minimum for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashes at once: one core and one of libuv's four threads stay free for everybody else. */
const atOnce = Math.min(3, Math.max(1, availableParallelism() - 1))
/** A few seconds of work. A longer queue would only end in timeouts. */
const mostWaiting = 100
/** So that a few networks do not fill the queue. */
const mostOfOneNetwork = 20

/** The hashes that wait or run, by network. */
interface Work {
  queue: PQueue
  byNetwork: Map<string, number>
}

const work = () =>
  singleton('password-work', (): Work => ({ queue: new PQueue({ concurrency: atOnce }), byNetwork: new Map() }))

interface Turn {
  /** Goes first, and is never refused. */
  urgent?: boolean
  /** The network that asks; none for hashes that are counted elsewhere. */
  from?: string
}

/**
 * Runs a hash in its turn: urgent ones first, then the first hash of each network, then the second of each. Raises unavailable while too many wait,
 * of all networks or of this one, unless it is urgent.
 */
async function inTurn<T>(run: () => Promise<T>, { urgent = false, from = '' }: Turn = {}): Promise<T> {
  const { queue, byNetwork } = work()
  const ahead = from === '' ? 0 : (byNetwork.get(from) ?? 0)
  if (!urgent && (queue.size >= mostWaiting || ahead >= mostOfOneNetwork)) throw new DomainError('unavailable')
  byNetwork.set(from, ahead + 1)
  try {
    return await queue.add(run, { priority: urgent ? 1 : -ahead })
  } finally {
    const left = (byNetwork.get(from) ?? 1) - 1
    if (left > 0) byNetwork.set(from, left)
    else byNetwork.delete(from)
  }
}

/** Hashes a password for the database: argon2id in PHC format. Raises unavailable while too many hashes wait. */
export const hashPassword = async (password: string): Promise<string> => inTurn(() => hash(password, cost))

/** Hashes a password that a person chose. Raises invalid for one of a list of leaked ones, and unavailable while too many hashes wait. */
export async function hashNewPassword(password: string): Promise<string> {
  await assertNotLeaked(password)
  return hashPassword(password)
}

/** Raises invalid for a password of a list of leaked ones. */
export async function assertNotLeaked(password: string): Promise<void> {
  if (await isLeakedPassword(password))
    throw new DomainError('invalid', { fields: { password: 'Senha muito comum. Escolha outra' } })
}

/** Whether a password matches a stored hash. Raises unavailable while too many hashes wait. */
export const verifyPassword = async (stored: string, password: string, turn: Turn = {}): Promise<boolean> =>
  inTurn(() => verify(stored, password), turn)
