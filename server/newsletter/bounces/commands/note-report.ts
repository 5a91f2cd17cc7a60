import { afterBounce, type BounceKind } from '#lib/newsletter/bounce.ts'
import type { SubscriberStatus } from '#lib/newsletter/subscriber.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { messageIdOf } from '#server/platform/mail/mail.ts'
import { command } from '#server/platform/work/command.ts'
import type { BounceReport } from '../report.ts'

/** A report, and whether a provider signed it. */
export interface Told extends BounceReport {
  /**
   * The provider's key of a signed report; null for one from the mailbox, to which anybody can write. Without a secret Message-ID of ours, such a report
   * counts as one temporary refusal a day.
   */
  signedKey: string | null
}

/** `known`: the report repeats another. `unknown`: it is about nobody in the list. */
export type Noted = 'counted' | 'known' | 'unknown'

interface Subject {
  subscriberId: string
  editionId: string | null
  kind: BounceKind
  reportKey: string
}

/** Days without a report after which temporary refusals are no longer in a row. */
const rowDays = 30

/** Writes a mail server's report into its subscriber's history, once, and ends the subscription by `afterBounce` (NEWS-8). */
export const noteReport = command(async ({ tx, now }, told: Told): Promise<Noted> => {
  const subject = (await byMail(tx, told)) ?? (await byAddress(tx, told, now))
  if (!subject) return 'unknown'
  const { subscriberId, editionId, kind, reportKey } = subject
  const [row] = await tx.$queryRaw<{ status: SubscriberStatus; softBounces: number; endedAt: Date | null }[]>`
    SELECT status, soft_bounces AS "softBounces", ended_at AS "endedAt" FROM newsletter_subscribers WHERE id = ${subscriberId}::uuid FOR UPDATE`
  if (!row) return 'unknown'
  const since = new Date(now.getTime() - rowDays * 24 * 60 * 60 * 1000)
  const isRow = (await tx.newsletterBounce.count({ where: { subscriberId, at: { gte: since } }, take: 1 })) > 0
  const bounce = { subscriberId, sendId: editionId, kind, code: told.code.slice(0, 20), reportKey, at: now }
  const { count } = await tx.newsletterBounce.createMany({ data: [bounce], skipDuplicates: true })
  if (count === 0) return 'known'
  const after = afterBounce({ status: row.status, softBounces: isRow ? row.softBounces : 0 }, kind)
  const ended = after.status === row.status ? {} : { endedAt: row.endedAt ?? now, welcomeAt: null }
  await tx.newsletterSubscriber.update({ where: { id: subscriberId }, data: { ...after, ...ended } })
  return 'counted'
})

/** The subscriber of the mail that a report names. The id in the Message-ID is random: only somebody who had the mail knows it. */
async function byMail(tx: Tx, { messageId, kind }: Told): Promise<Subject | null> {
  const id = messageId?.slice(1, 37).toLowerCase() ?? ''
  if (!looksLikeUuid(id) || messageIdOf(id) !== messageId?.toLowerCase()) return null
  const mail = await tx.mailDelivery.findUnique({ where: { id }, select: { ref: true, recipient: true } })
  if (!mail || !looksLikeUuid(mail.recipient)) return null
  const edition =
    looksLikeUuid(mail.ref) && (await tx.newsletterSend.findUnique({ where: { id: mail.ref }, select: { id: true } }))
  return { subscriberId: mail.recipient, editionId: edition ? mail.ref : null, kind, reportKey: `mail:${id}:${kind}` }
}

async function byAddress(tx: Tx, { email, kind, signedKey }: Told, now: Date): Promise<Subject | null> {
  if (email === null || (signedKey === null && kind === 'complaint')) return null
  const row = await tx.newsletterSubscriber.findUnique({ where: { email }, select: { id: true } })
  if (!row) return null
  const subject = { subscriberId: row.id, editionId: null }
  if (signedKey !== null) return { ...subject, kind, reportKey: `signed:${signedKey}` }
  return { ...subject, kind: 'soft', reportKey: `address:${row.id}:${now.toISOString().slice(0, 10)}` }
}
