import { randomUUID } from 'node:crypto'
import type { AccountCodeKind } from '#lib/accounts/codes.ts'
import type { Prisma } from '#server/platform/db/db.ts'
import { command } from '#server/platform/work/command.ts'
import { enqueue } from '#server/platform/work/queue.ts'
import { expiryOf, secretHashOf } from '../code.ts'
import { codeMail } from '../mail.ts'

interface MakeCode {
  /** The row's id, when another row must name it. */
  id?: string
  kind: AccountCodeKind
  /** Null for an address without an account: work and answer stay the same, and no mail is sent. */
  userId: string | null
  /** The e-mail address that it goes to; empty for a code that goes elsewhere, which the caller sends. */
  address: string
  /** What taking it needs. */
  data?: Prisma.InputJsonObject
}

/**
 * The kinds of which several may be open at once for one address, because strangers can ask for them by typing it: a stranger's newer one must not end the
 * owner's. Of all other kinds a newer one ends the older.
 */
const openTogether: readonly AccountCodeKind[] = ['sign_up', 'email_sign_in', 'phone_sign_in']

/** Makes a code or a link and queues its mail. Gives the row's id, which the code or token is derived from. Checks no policy: its callers do. */
export const makeCode = command(async ({ tx, now }, made: MakeCode) => {
  const { id = randomUUID(), kind, userId, address, data = {} } = made
  if (!openTogether.includes(kind)) {
    const whose = address === '' ? { userId } : { address }
    await tx.accountCode.updateMany({
      where: { ...whose, kind, usedAt: null, expiresAt: { gt: now } },
      data: { expiresAt: now },
    })
  }
  const times = { createdAt: now, expiresAt: expiryOf(kind, now) }
  await tx.accountCode.create({
    data: { id, kind, userId, address, data, secretHash: secretHashOf(kind, id), ...times },
    select: { id: true },
  })
  if (address !== '') await enqueue(tx, codeMail, { id })
  return id
})
