import type { BounceKind } from '#lib/newsletter/bounce.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { messageIdOf } from '#server/platform/mail/mail.ts'
import { command } from '#server/platform/work/command.ts'
import { type Noted, noteBounce } from '../note-bounce.ts'
import type { BounceReport } from '../report.ts'

/** A report, and whether a provider signed it. */
export interface Told extends BounceReport {
  /**
   * The provider's key of a signed report; null for one from the mailbox, to which anybody can write. Without a secret Message-ID of ours, such a report
   * counts as one temporary refusal a day and never ends a subscription.
   */
  signedKey: string | null
}

interface Subject {
  subscriberId: string
  editionId: string | null
  kind: BounceKind
  reportKey: string
  isWeak?: boolean
}

/** Writes a mail server's report into its subscriber's history, once (`noteBounce`). */
export const noteReport = command(async ({ tx, now }, told: Told): Promise<Noted> => {
  const subject = (await byMail(tx, told)) ?? (await byAddress(tx, told, now))
  if (!subject) return 'unknown'
  const { editionId, ...bounce } = subject
  return noteBounce(tx, { ...bounce, sendId: editionId, code: told.code, at: now })
})

/** The subscriber of the mail that a report names. The id in the Message-ID is random: only somebody who had the mail knows it. */
async function byMail(tx: Tx, { messageId, kind }: Told): Promise<Subject | null> {
  const id = messageId?.slice(1, 37).toLowerCase() ?? ''
  if (!looksLikeUuid(id) || messageIdOf(id) !== messageId?.toLowerCase()) return null
  const mail = await tx.mailDelivery.findUnique({ where: { id }, select: { ref: true, recipient: true } })
  if (!mail) return byConfirmation(tx, id, kind)
  if (!looksLikeUuid(mail.recipient)) return null
  const edition =
    looksLikeUuid(mail.ref) && (await tx.newsletterSend.findUnique({ where: { id: mail.ref }, select: { id: true } }))
  return { subscriberId: mail.recipient, editionId: edition ? mail.ref : null, kind, reportKey: `mail:${id}:${kind}` }
}

/** The address that the confirmation mail of this id asked. */
async function byConfirmation(tx: Tx, id: string, kind: BounceKind): Promise<Subject | null> {
  const row = await tx.newsletterSubscriber.findUnique({ where: { askedMail: id }, select: { id: true } })
  return row && { subscriberId: row.id, editionId: null, kind, reportKey: `mail:${id}:${kind}` }
}

async function byAddress(tx: Tx, { email, kind, signedKey }: Told, now: Date): Promise<Subject | null> {
  if (email === null || (signedKey === null && kind === 'complaint')) return null
  const row = await tx.newsletterSubscriber.findUnique({ where: { email }, select: { id: true } })
  if (!row) return null
  const subject = { subscriberId: row.id, editionId: null }
  if (signedKey !== null) return { ...subject, kind, reportKey: `signed:${signedKey}` }
  return { ...subject, kind: 'soft', isWeak: true, reportKey: `address:${row.id}:${now.toISOString().slice(0, 10)}` }
}
