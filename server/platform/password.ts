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

const work = () => singleton('password-work', () => new PQueue({ concurrency: atOnce }))

/** Runs a hash in its turn: urgent ones first. Raises unavailable while too many wait, unless it is urgent. */
function inTurn<T>(run: () => Promise<T>, urgent = false): Promise<T> {
  const queue = work()
  if (!urgent && queue.size >= mostWaiting) throw new DomainError('unavailable')
  return queue.add(run, { priority: urgent ? 1 : 0 })
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

/** Whether a password matches a stored hash. Urgent checks go first. Raises unavailable while too many hashes wait. */
export const verifyPassword = async (
  stored: string,
  password: string,
  { urgent = false }: { urgent?: boolean } = {},
): Promise<boolean> => inTurn(() => verify(stored, password), urgent)
