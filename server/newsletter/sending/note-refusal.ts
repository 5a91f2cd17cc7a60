import { randomUUID } from 'node:crypto'
import { limits } from '#lib/limits.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Refusal } from '#server/platform/mail/send.ts'
import { now } from '#server/platform/process/clock.ts'

/** The answer of a mail server, or of the subscriber's mail provider, to a mail. */
export interface Bounce {
  subscriberId: string
  /** The edition; null when it is unknown. One that does not exist counts as unknown. */
  sendId: string | null
  /** `hard`: refused for good. `soft`: for now, and given up. `complaint`: its owner marked it as spam. */
  kind: 'hard' | 'soft' | 'complaint'
  /** The enhanced code (`5.1.1`), or the reply code; empty when unknown. */
  code: string
  /** Names the report: a repeated one counts once. */
  reportKey: string
  at: Date
}

/**
 * Notes a bounce, once for each report. An unknown address and a complaint end the subscription at once, the third soft bounce in a row ends it too. A
 * refusal by policy (X.7.x) ends nothing. A subscription that has ended stays ended; a complaint replaces its reason. False for a known report and for an
 * erased subscriber.
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

/** A refusal by the server's policy (RFC 3463 §3.8) is about the newspaper: every other address would have got it too. */
const isAboutUs = (code: string) => /^[45]\.7\./.test(code)

/** Notes the refusal of an edition's mail during its handover, not by a later report. */
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

/** Enhanced codes of an address that never takes mail: unknown, invalid, moved or disabled (RFC 3463 §3.2, §3.3). */
const aboutAddress = /^5\.(?:1\.[1-36]|1\.0|1\.10|2\.1)$/

/** Without an enhanced code, RFC 5321's replies about a mailbox count. Without any reply, our own mail client refused the address. */
function isAboutAddress(code: number | null, status: string): boolean {
  if (status) return aboutAddress.test(status)
  return code === null || code === 550 || code === 551 || code === 553
}
