import type { AccountCodeKind, LinkState } from '#lib/accounts/codes.ts'
import { linkInput } from '#lib/schemas/account.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { linkHashOf } from './code.ts'

/** A link by mail as its page shows it to whoever has it. */
export interface AccountLink {
  kind: AccountCodeKind
  state: LinkState
  /** The address that it was sent to. */
  address: string
}

/** The link of a token, of one of some kinds; null for an unknown one. Changes nothing, so that a scanner of links uses none up. */
export async function findLink(token: string, kinds: readonly AccountCodeKind[]): Promise<AccountLink | null> {
  if (!linkInput.safeParse({ token }).success) return null
  const code = await db().accountCode.findUnique({
    where: { secretHash: linkHashOf(token) },
    select: { kind: true, address: true, usedAt: true, expiresAt: true },
  })
  if (!code || !kinds.includes(code.kind)) return null
  const { kind, address, usedAt, expiresAt } = code
  return { kind, address, state: usedAt ? 'used' : now() < expiresAt ? 'open' : 'expired' }
}
