import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { DomainError } from '#lib/errors.ts'
import { fold } from '#lib/text/text.ts'
import brazilian from '#prisma/reference/brazilian-passwords.json' with { type: 'json' }
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

/** The leaked passwords that ship with zxcvbn, which are mostly of English speakers, and words that Brazilians use, folded. */
const leaked = () =>
  singleton('leaked-passwords', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    return new Set([...dictionary['passwords-common'], ...brazilian].map(password => fold(String(password))))
  })

const lookalikes: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }

/** A leaked word with more digits or signs than these around it is accepted. */
const mostAround = 5

/**
 * Whether a password is on the list of leaked ones, whatever its capital letters and accents, or is a word of the list with a few digits or signs
 * around it, its letters replaced by signs that look alike or not ("Flamengo1981", "P4ssw0rd2024"). A list has no such endings, and people use them.
 */
export async function isLeakedPassword(password: string): Promise<boolean> {
  const list = await leaked()
  const plain = fold(password)
  const stems = [/[^\p{L}]+$/u, /\d+$/].map(ending =>
    plain.replace(ending, '').replace(/[013457@$]/g, sign => lookalikes[sign] ?? sign),
  )
  const words = [plain, ...stems].map(stem => stem.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
  return list.has(plain) || words.some(word => list.has(word) && plain.length - word.length <= mostAround)
}
