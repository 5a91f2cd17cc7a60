import type { SignedIn } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { changeKinds, changeOf } from './change.ts'

/** An open change of address, as its owner sees it. */
export interface OpenChange {
  newEmail: string
  oldConfirmed: boolean
  newConfirmed: boolean
}

/** The signed-in person's open change of address; null without one. */
export async function findOpenChange(actor: SignedIn): Promise<OpenChange | null> {
  const codes = await db().accountCode.findMany({
    where: { userId: actor.id, kind: { in: [...changeKinds] }, expiresAt: { gt: now() } },
    select: { kind: true, usedAt: true, data: true },
  })
  const [first] = codes
  if (!first || codes.every(({ usedAt }) => usedAt)) return null
  const confirmed = (kind: string) => codes.some(code => code.kind === kind && code.usedAt !== null)
  return {
    newEmail: changeOf(first.data).email,
    oldConfirmed: confirmed('change_email_old'),
    newConfirmed: confirmed('change_email_new'),
  }
}
