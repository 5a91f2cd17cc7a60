import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { AccountCodeKind } from '#lib/accounts/codes.ts'
import { codeDigits, codeMinutes, isTyped } from '#lib/accounts/codes.ts'
import { env } from '#server/platform/process/env.ts'

const derived = (use: string, ...parts: string[]): Buffer =>
  createHmac('sha256', env().AUTH_SECRET)
    .update([use, ...parts].join('\0'))
    .digest()

/** The token of a row's link: 256 bits in hex, derived from the row's id as an invitation's is (decision 0185). */
export const linkTokenOf = (id: string): string => derived('account-link', id).toString('hex')

/** The code of a row that a person types: eight digits, derived from the row's id. */
export const typedCodeOf = (id: string): string =>
  String(derived('account-code', id).readUIntBE(0, 6) % 10 ** codeDigits).padStart(codeDigits, '0')

/** The stored hash of a link's token. 256 unguessable bits need no key. */
export const linkHashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The stored hash of a typed code: keyed, because all codes are quickly tried. */
const typedHashOf = (id: string, code: string): string => derived('account-code-hash', id, code).toString('hex')

/** What the table keeps of a row's secret. */
export const secretHashOf = (kind: AccountCodeKind, id: string): string =>
  isTyped(kind) ? typedHashOf(id, typedCodeOf(id)) : linkHashOf(linkTokenOf(id))

/** Whether a typed code is the row's, in constant time. */
export const isRight = (id: string, typed: string, secretHash: string): boolean =>
  timingSafeEqual(Buffer.from(typedHashOf(id, typed)), Buffer.from(secretHash))

/** When a code made at a moment stops working. */
export const expiryOf = (kind: AccountCodeKind, made: Date): Date =>
  new Date(made.getTime() + codeMinutes[kind] * 60_000)
