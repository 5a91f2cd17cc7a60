import { fold } from '#lib/text/text.ts'
import brazilian from '#prisma/reference/brazilian-passwords.json' with { type: 'json' }
import { singleton } from './process/singleton.ts'

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
