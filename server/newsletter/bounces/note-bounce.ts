import { randomUUID } from 'node:crypto'
import { afterBounce, type BounceKind, type Judged, judgeRefusal } from '#lib/newsletter/bounce.ts'
import type { SubscriberStatus } from '#lib/newsletter/subscriber.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Refusal } from '#server/platform/mail/send.ts'
import { now } from '#server/platform/process/clock.ts'
import { editionMail } from '../sending/edition-mail.ts'

/** What a mail server, or the owner's mail provider, said about a mail to a subscriber. */
export interface Bounce {
  subscriberId: string
  /** The edition; null when it is unknown. */
  sendId: string | null
  kind: BounceKind
  /** The enhanced code (`5.1.1`), or the reply code; empty when unknown. */
  code: string
  /** Of the report: a repeated one counts once. */
  reportKey: string
  at: Date
  /** Whether anybody could have written the report: it ends no subscription. */
  isWeak?: boolean
}

/** `counted`; `known` for a report that repeats another; `unknown` when it is about nobody in the list. */
export type Noted = 'counted' | 'known' | 'unknown'

/** Days after which a temporary refusal no longer belongs to a row of them. */
const rowDays = 30
const dayMs = 24 * 60 * 60 * 1000
const { name: editionMails } = editionMail

/** Writes a refusal or a complaint into its subscriber's history, once for each report, and ends the subscription by the rule (NEWS-8). */
export async function noteBounce(tx: Tx, bounce: Bounce): Promise<Noted> {
  const { isWeak, ...report } = bounce
  const { subscriberId, kind, code, at } = report
  const [row] = await tx.$queryRaw<{ status: SubscriberStatus; softBounces: number; endedAt: Date | null }[]>`
    SELECT status, soft_bounces AS "softBounces", ended_at AS "endedAt" FROM newsletter_subscribers WHERE id = ${subscriberId}::uuid FOR UPDATE`
  if (!row) return 'unknown'
  const inARow = (await isInARow(tx, bounce)) ? row.softBounces : 0
  const { count } = await tx.newsletterBounce.createMany({
    data: [{ ...report, id: randomUUID(), code: code.slice(0, 20) }],
    skipDuplicates: true,
  })
  if (count === 0) return 'known'
  const after = afterBounce({ status: row.status, softBounces: inARow }, kind, code, isWeak)
  const ended = after.status === row.status ? {} : { endedAt: row.endedAt ?? at, welcomeAt: null }
  await tx.newsletterSubscriber.update({ where: { id: subscriberId }, data: { ...after, ...ended } })
  return 'counted'
}

/**
 * Whether the refusal before this one is recent, and no other edition arrived in between. The mails themselves are compared, not their reports: those of a relay
 * that gives up after five days come after newer mails, which only seem to have arrived.
 */
async function isInARow(tx: Tx, { subscriberId, sendId, at }: Bounce): Promise<boolean> {
  const last = await tx.newsletterBounce.findFirst({
    where: { subscriberId, at: { gte: new Date(at.getTime() - rowDays * dayMs) } },
    orderBy: { at: 'desc' },
    select: { at: true, sendId: true },
  })
  if (!last) return false
  const [from, to] = await Promise.all([
    handedOver(tx, { ...last, subscriberId }),
    handedOver(tx, { subscriberId, sendId, at }),
  ])
  const [{ arrived }] = await tx.$queryRaw<[{ arrived: boolean }]>`
    SELECT EXISTS (
      SELECT 1 FROM mail_deliveries m
      WHERE m.recipient = ${subscriberId} AND m.kind = ${editionMails} AND m.state = 'sent' AND m.settled_at > ${from} AND m.settled_at < ${to}
        AND m.ref IS DISTINCT FROM ${sendId}
        AND NOT EXISTS (SELECT 1 FROM newsletter_bounces b WHERE b.subscriber_id = ${subscriberId}::uuid AND b.send_id::text = m.ref)) AS arrived`
  return !arrived
}

/** When an edition's mail to the subscriber left; `at` when that is not known. */
async function handedOver(
  tx: Tx,
  { subscriberId, sendId, at }: Pick<Bounce, 'subscriberId' | 'sendId' | 'at'>,
): Promise<Date> {
  if (!sendId) return at
  const where = { kind: editionMails, ref: sendId, recipient: subscriberId }
  return (await tx.mailDelivery.findFirst({ where, select: { settledAt: true } }))?.settledAt ?? at
}

/** Notes that a server refused an edition's mail to a subscriber while we talked to it. */
export async function noteRefused(refusal: Refusal): Promise<void> {
  const { tx, id, ref, recipient, code } = refusal
  const judged = judgedOf(refusal)
  await noteBounce(tx, {
    subscriberId: recipient,
    sendId: ref,
    kind: judged.kind,
    code: judged.code || String(code ?? ''),
    reportKey: `smtp ${id}`,
    at: now(),
  })
}

/** Without any code, our own mail client found no address. */
function judgedOf({ how, code, status, stage, reply }: Refusal): Judged {
  if (code === null) return { kind: how === 'exhausted' ? 'soft' : 'hard', code: '' }
  const judged = judgeRefusal({ reply, status, isAfterData: stage !== 'RCPT TO' }) ?? { kind: 'soft', code: status }
  return how === 'exhausted' ? { ...judged, kind: 'soft' } : judged
}
