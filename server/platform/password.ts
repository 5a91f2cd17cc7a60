import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { DomainError } from '#lib/errors.ts'
import { isLeakedPassword } from './leaked-passwords.ts'
import { singleton } from './process/singleton.ts'
import { type Turn, Turns } from './work/turns.ts'

// OWASP's minimum for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane.
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** One core and one of libuv's four threads stay free for everybody else. A hundred hashes are a few seconds of work. */
const turns = () =>
  singleton(
    'password-work',
    () =>
      new Turns({
        atOnce: Math.min(3, Math.max(1, availableParallelism() - 1)),
        mostWaiting: 100,
        mostOfOneNetwork: 20,
        refusal: 'unavailable',
      }),
  )

/** Hashes a password for the database: argon2id in PHC format. Raises unavailable while too many hashes wait. */
export const hashPassword = async (password: string): Promise<string> => turns().take(() => hash(password, cost))

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
  turns().take(() => verify(stored, password), turn)
