import { limits } from '#lib/limits.ts'
import { singleton } from './process/singleton.ts'

/** Those of a list of leaked passwords that would pass the other rules with some capital letters: long enough and with a digit. */
const leaked = () =>
  singleton('leaked-passwords', async () => {
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    const passwords: readonly (string | number)[] = dictionary['passwords-common']
    return new Set(passwords.map(String).filter(word => word.length >= limits.password.min && /\d/.test(word)))
  })

/** Whether a password is on a list of leaked passwords, whatever its capital letters. */
export const isLeakedPassword = async (password: string): Promise<boolean> =>
  (await leaked()).has(password.toLowerCase())
