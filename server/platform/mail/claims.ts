import { recentAt } from '#lib/text/recent.ts'
import { db, Prisma, type Tx } from '../db/db.ts'
import { now as clock } from '../process/clock.ts'
import { log } from '../process/log.ts'

const minute = 60_000
/** Milliseconds after which the process of a claimed mail counts as dead. Longer than any handover. */
const lease = 10 * minute
/** Milliseconds until the next try after each temporary refusal. After the last one the mail has failed. */
export const retryDelays = [1, 5, 30, 120, 720].map(minutes => minutes * minute)
/** Milliseconds. A mail due later than this was queued while the clock was ahead, and is due now. */
const longestWait = 2 * Math.max(...retryDelays)

/** A batch of a delivery. */
export interface BatchRef {
  kind: string
  ref: string
  batch: number
}

export interface Due {
  id: string
  domain: string | null
}

/** A mail that this process alone sends. */
export interface Claim extends Due {
  recipient: string
  attempts: number
  /** When it was queued, or last let go on by a person. */
  queuedAt: Date
  claimedAt: Date
}

/** Marks the mails that a dead process was sending as uncertain: they may have arrived. */
export async function endDeadClaims({ kind, ref, batch }: BatchRef): Promise<void> {
  const { count } = await db().mailDelivery.updateMany({
    where: { kind, ref, batch, state: 'sending', NOT: { claimedAt: recentAt(clock(), lease) } },
    data: {
      state: 'uncertain',
      claimedAt: null,
      settledAt: clock(),
      lastError: 'The process that was sending it ended',
    },
  })
  if (count > 0) log().warn({ delivery: kind, ref, count }, 'mails of a process that ended are uncertain')
}

const isDue = (at: Date) =>
  Prisma.sql`state = 'queued' AND (due_at <= ${at} OR due_at > ${new Date(at.getTime() + longestWait)})`

/** The mails of a batch that are due, the longest waiting first. */
export const listDue = ({ kind, ref, batch }: BatchRef): Promise<Due[]> => db().$queryRaw<Due[]>`
  SELECT id, domain FROM mail_deliveries
  WHERE kind = ${kind} AND ref = ${ref} AND batch = ${batch} AND ${isDue(clock())} ORDER BY due_at, id`

/** Claims a mail that is due; null when another worker was faster. The claim is committed before the mail is sent (decision 0150). */
export async function claim({ id }: Due): Promise<Claim | null> {
  const at = clock()
  const [claimed] = await db().$queryRaw<Claim[]>`
    UPDATE mail_deliveries SET state = 'sending', claimed_at = ${at} WHERE id = ${id}::uuid AND ${isDue(at)}
    RETURNING id, recipient, domain, attempts, coalesce(queued_at, created_at) AS "queuedAt", claimed_at AS "claimedAt"`
  return claimed ?? null
}

interface Settlement {
  state: 'queued' | 'sent' | 'skipped' | 'failed' | 'uncertain'
  attempts?: number
  dueAt?: Date
  messageId?: string
  lastError?: string | null
}

/** Marks a claimed mail. False when the claim has been taken away. */
export async function settle(tx: Tx, { id, claimedAt }: Claim, mark: Settlement): Promise<boolean> {
  const settledAt = mark.state === 'queued' ? null : clock()
  const { count } = await tx.mailDelivery.updateMany({
    where: { id, claimedAt },
    data: { ...mark, claimedAt: null, settledAt },
  })
  return count > 0
}

/** Moves the batch's mails to domains that wait to the end of the wait. */
export async function postponeWaiting({ kind, ref, batch }: BatchRef): Promise<void> {
  const at = clock()
  await db().$executeRaw`
    UPDATE mail_deliveries m SET due_at = d.waits_until FROM mail_domains d
    WHERE m.kind = ${kind} AND m.ref = ${ref} AND m.batch = ${batch} AND m.state = 'queued' AND m.domain = d.domain
      AND m.due_at < d.waits_until AND d.waits_until > ${at} AND d.waits_until < ${new Date(at.getTime() + longestWait)}`
}

/** Makes the batch's mails to a domain due that waited until the end of a wait, which has ended earlier. */
export async function hasten({ kind, ref, batch }: BatchRef, domain: string, until: Date): Promise<void> {
  await db().mailDelivery.updateMany({
    where: { kind, ref, batch, domain, state: 'queued', dueAt: until },
    data: { dueAt: clock() },
  })
}

/**
 * When a batch has work again: its next mail is due, or a dead worker's claim ends; null when nothing is left. In a held
 * batch only the claims count.
 */
export async function nextWork({ kind, ref, batch }: BatchRef, isHeld: boolean): Promise<Date | null> {
  const states = isHeld ? ['sending'] : ['queued', 'sending']
  const [row] = await db().$queryRaw<[{ next: Date | null }]>`
    SELECT min(CASE state WHEN 'queued' THEN due_at ELSE claimed_at + ${lease} * interval '1 millisecond' END) AS next
    FROM mail_deliveries
    WHERE kind = ${kind} AND ref = ${ref} AND batch = ${batch} AND state = ANY(${states})`
  if (!row.next) return null
  return row.next.getTime() > clock().getTime() + longestWait ? clock() : row.next
}
