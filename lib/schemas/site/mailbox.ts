import { z } from 'zod'

/**
 * The name of a kept mail in addresses: its moment and eight random letters, in lower case as every address. No other file can be named.
 */
export const mailName = z.string().regex(/^\d{4}-\d\d-\d\dt\d\d-\d\d-\d\d-\d{3}z-[0-9a-f]{8}$/)

/** The file of a kept mail. */
export const mailFile = (name: string): string => `${name.replace('t', 'T').replace('z', 'Z')}.eml`

/** The name of a kept mail's file in addresses; null for any other file. */
export function mailNameOf(file: string): string | null {
  const name = file.slice(0, -'.eml'.length).toLowerCase()
  return mailName.safeParse(name).success && mailFile(name) === file ? name : null
}
