import type { AccountCodeKind } from '#lib/accounts/codes.ts'
import { linkTokenOf, typedCodeOf } from '#server/accounts/codes/code.ts'
import { db } from '#server/platform/db/db.ts'

/** The newest code or link of a kind for an address, with the secrets that its mail holds. Fails without one. */
export async function newestCode(kind: AccountCodeKind, address: string) {
  const row = await db().accountCode.findFirstOrThrow({ where: { kind, address }, orderBy: { createdAt: 'desc' } })
  return { row, id: row.id, token: linkTokenOf(row.id), typed: typedCodeOf(row.id) }
}

/** Another code than the right one. */
export const wrongCode = (right: string): string => (right === '00000000' ? '11111111' : '00000000')
