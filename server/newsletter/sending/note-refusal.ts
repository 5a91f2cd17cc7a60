import { randomUUID } from 'node:crypto'
import { limits } from '#lib/limits.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Refusal } from '#server/platform/mail/send.ts'
import { now } from '#server/platform/process/clock.ts'

/** What a mail server, or the owner's mail provider, said about a mail to a subscriber. */
export interface Bounce {
  subscriberId: string
  /** The edition; null when it is unknown. One that does not exist counts as unknown. */
  sendId: string | null
  /** `hard`: refused for good. `soft`: for now, and given up. `complaint`: its owner marked it as spam. */
  kind: 'hard' | 'soft' | 'complaint'
  /** The enhanced code (`5.1.1`), or the reply code; empty when unknown. */
  code: string
  /** Of the report: a repeated one counts once. */
  reportKey: string
  at: Date
}

/**
 * Notes a bounce, once for each report, and ends the subscription by rule: at once for an address that does not exist or a complaint, and for a mailbox
 * that took none of three mails in a row. A refusal because of us or of what the mail says (5.7.x) is noted and ends nothing. A subscriber who was
 * erased, or has left, stays as it is. False when the report was known.
 */
export async function noteBounce(tx: Tx, bounce: Bounce): Promise<boolean> {
  const { subscriberId, sendId, kind, code, reportKey, at } = bounce
  const [subscriber] = await tx.$queryRaw<{ status: string; softBounces: number }[]>`
    SELECT status, soft_bounces AS "softBounces" FROM newsletter_subscribers WHERE id = ${subscriberId}::uuid FOR UPDATE`
  if (!subscriber) return false
  const isKnown = sendId !== null && (await tx.newsletterSend.count({ where: { id: sendId } })) > 0
  const { count } = await tx.newsletterBounce.createMany({
    data: [{ id: randomUUID(), subscriberId, sendId: isKnown ? sendId : null, kind, code, reportKey, at }],
    skipDuplicates: true,
  })
  if (count === 0) return false
  const { status } = subscriber
  if (kind === 'complaint') {
    if (status !== 'complained')
      await tx.newsletterSubscriber.update({ where: { id: subscriberId }, data: { status: 'complained', endedAt: at } })
    return true
  }
  if (isAboutUs(code)) return true
  const softBounces = kind === 'soft' ? subscriber.softBounces + 1 : subscriber.softBounces
  const isOver = status === 'active' && (kind === 'hard' || softBounces >= limits.newsletter.softBounces)
  await tx.newsletterSubscriber.update({
    where: { id: subscriberId },
    data: { softBounces, ...(isOver && { status: 'bounced', endedAt: at }) },
  })
  return true
}

/** A policy of the server (RFC 3463 §3.8): no other mail of ours would have passed either. */
const isAboutUs = (code: string) => /^[45]\.7\./.test(code)

/** Notes that a server refused an edition's mail to a subscriber while we talked to it. */
export async function noteRefused({ tx, id, ref, recipient, how, code, status }: Refusal): Promise<void> {
  const kind = how === 'refused' && isAboutAddress(code, status) ? 'hard' : 'soft'
  await noteBounce(tx, {
    subscriberId: recipient,
    sendId: ref,
    kind,
    code: status || String(code ?? ''),
    reportKey: `smtp ${id}`,
    at: now(),
  })
}

/** Enhanced codes of an address that takes no mail ever: unknown, invalid, moved or disabled (RFC 3463 §3.2, §3.3). */
const aboutAddress = /^5\.(?:1\.[1-36]|1\.0|1\.10|2\.1)$/

/** Without an enhanced code, the replies that RFC 5321 keeps for mailboxes; without any, our own mail client found no address. */
function isAboutAddress(code: number | null, status: string): boolean {
  if (status) return aboutAddress.test(status)
  return code === null || code === 550 || code === 551 || code === 553
}
