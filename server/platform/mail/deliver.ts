import { z } from 'zod'
import { recentAt } from '#lib/text/recent.ts'
import { db, type Tx } from '../db/db.ts'
import { now as clock } from '../process/clock.ts'
import { env } from '../process/env.ts'
import { log } from '../process/log.ts'
import { defineJob, type Handler, handle, type Job } from '../work/jobs.ts'
import { enqueue } from '../work/queue.ts'
import { type Mail, messageIdOf, sendMail } from './mail.ts'
import { judge } from './verdict.ts'

/** A kind of mail to many: the job that sends one batch of it. */
export type Delivery = Job<Batch>

interface Batch {
  /** The id of the subject, such as an edition or a notice. */
  ref: string
  batch: number
}

/** Writes the mail for one recipient just before it is sent; null when that recipient gets none any more. */
export type Compose = (to: { ref: string; recipient: string }) => Promise<Omit<Mail, 'id'> | null>

const recipientsABatch = 200
const minute = 60_000
/** Milliseconds after which a claimed mail's sender counts as dead. Longer than any handover. */
const lease = 10 * minute
/** Milliseconds until the next try after each temporary refusal. After the last one the mail has failed. */
const retryDelays = [1, 5, 30, 120, 720].map(minutes => minutes * minute)
const afterOutage = minute
/** Milliseconds. A mail that is due later than this was queued while the clock was ahead, and is due now. */
const longestWait = 2 * Math.max(...retryDelays)
/** Milliseconds from queueing after which a mail stops waiting for the mail server. */
const longestOutage = 72 * 60 * minute

/** Defines a kind of mail to many. When its process is killed, another takes the batch over within two minutes, any number of times. */
export const defineDelivery = (name: string): Delivery =>
  defineJob(name, z.object({ ref: z.string(), batch: z.int() }), {
    atOnce: 2,
    heartbeatSeconds: 30,
    expireInSeconds: 12 * 60 * 60,
    retryLimit: 100,
    retryDelay: 5,
    retryDelayMax: 300,
  })

/**
 * Queues a mail to many, inside the caller's transaction: one row a recipient and one job a batch of 200. A recipient is an id
 * that `compose` of this kind understands, never an address. A recipient already queued for the same `ref` is skipped. Gives the
 * number of new rows.
 */
export async function deliver(tx: Tx, delivery: Delivery, ref: string, recipients: readonly string[]): Promise<number> {
  const at = clock()
  const { name: kind } = delivery
  const [{ first }] = await tx.$queryRaw<[{ first: number }]>`
    SELECT coalesce(max(batch) + 1, 0) AS first FROM mail_deliveries WHERE kind = ${kind} AND ref = ${ref}`
  const made = await tx.$queryRaw<{ batch: number; rows: number }[]>`
    WITH made AS (
      INSERT INTO mail_deliveries (id, kind, ref, recipient, batch, due_at, created_at)
      SELECT gen_random_uuid(), ${kind}, ${ref}, recipient, ${first}::int + ((place - 1) / ${recipientsABatch}::int)::int, ${at}, ${at}
      FROM unnest(${[...recipients]}::text[]) WITH ORDINALITY AS list(recipient, place)
      ON CONFLICT (kind, ref, recipient) DO NOTHING
      RETURNING batch)
    SELECT batch, count(*)::int AS rows FROM made GROUP BY batch ORDER BY batch`
  for (const { batch } of made) await enqueue(tx, delivery, { ref, batch })
  return made.reduce((sum, { rows }) => sum + rows, 0)
}

/** Binds a kind of mail to the function that writes it. */
export const handleDelivery = (delivery: Delivery, compose: Compose): Handler =>
  handle(delivery, (batch, { signal }) => sendBatch({ delivery, compose, signal, ...batch }))

interface Run extends Batch {
  delivery: Delivery
  compose: Compose
  signal: AbortSignal
}

interface Claim {
  id: string
  recipient: string
  attempts: number
  createdAt: Date
  claimedAt: Date
}

/**
 * Sends the mails of a batch that are due, over all connections of the process, and queues the batch again for the rest. Each
 * mail is claimed in its own row before it is sent and marked afterwards. When the process dies in between, the claim becomes
 * `uncertain`, and only a person sends that mail again (settleUncertain).
 */
async function sendBatch(run: Run): Promise<void> {
  await endDeadClaims(run)
  let isOut = false
  const sendOneByOne = async () => {
    while (!isOut && !run.signal.aborted) {
      const claim = await claimNext(run)
      if (!claim) return
      if ((await send(run, claim)) === 'outage') isOut = true
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: env().MAIL_CONNECTIONS }, sendOneByOne))
  const broken = ends.find(end => end.status === 'rejected')
  if (broken) throw broken.reason
  await queueRest(run, isOut ? afterOutage : 0)
}

async function endDeadClaims({ delivery, ref, batch }: Run): Promise<void> {
  const { count } = await db().mailDelivery.updateMany({
    where: {
      kind: delivery.name,
      ref,
      batch,
      state: 'sending',
      NOT: { claimedAt: recentAt(clock(), lease) },
    },
    data: {
      state: 'uncertain',
      claimedAt: null,
      settledAt: clock(),
      lastError: 'The process that was sending it ended',
    },
  })
  if (count > 0) log().warn({ delivery: delivery.name, ref, count }, 'mails of a process that ended are uncertain')
}

/** Claims the next due mail of a batch. The claim is committed before the mail is sent, and other workers skip it. */
async function claimNext({ delivery, ref, batch }: Run): Promise<Claim | null> {
  const at = clock()
  const [claim] = await db().$queryRaw<Claim[]>`
    UPDATE mail_deliveries SET state = 'sending', claimed_at = ${at}
    WHERE id = (
      SELECT id FROM mail_deliveries
      WHERE kind = ${delivery.name} AND ref = ${ref} AND batch = ${batch} AND state = 'queued'
        AND (due_at <= ${at} OR due_at > ${new Date(at.getTime() + longestWait)})
      ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, recipient, attempts, created_at AS "createdAt", claimed_at AS "claimedAt"`
  return claim ?? null
}

async function send({ compose, ref }: Run, claim: Claim): Promise<'outage' | 'settled'> {
  const { id, recipient } = claim
  try {
    const mail = await compose({ ref, recipient })
    if (!mail) {
      await settle(claim, { state: 'skipped' })
      return 'settled'
    }
    await sendMail({ ...mail, id })
  } catch (error) {
    return afterFailure(claim, error)
  }
  await settle(claim, { state: 'sent', attempts: claim.attempts + 1, messageId: messageIdOf(id), lastError: null })
  return 'settled'
}

async function afterFailure(claim: Claim, error: unknown): Promise<'outage' | 'settled'> {
  const verdict = judge(error)
  const at = clock().getTime()
  const lastError = String(error).slice(0, 500)
  const attempts = claim.attempts + 1
  if (verdict === 'outage') {
    // Not the recipient's fault: it does not count as one of the mail's tries.
    const worth = at - claim.createdAt.getTime() < longestOutage
    // Later than the others of its batch: a mail that alone breaks the connection does not hold them up.
    const dueAt = new Date(at + afterOutage)
    await settle(claim, worth ? { state: 'queued', lastError, dueAt } : { state: 'failed', lastError })
    log().warn({ err: error }, 'the mail server takes nothing')
    return 'outage'
  }
  const wait = verdict === 'later' ? retryDelays[claim.attempts] : undefined
  if (wait) await settle(claim, { state: 'queued', attempts, lastError, dueAt: new Date(at + wait) })
  else await settle(claim, { state: verdict === 'uncertain' ? 'uncertain' : 'failed', attempts, lastError })
  return 'settled'
}

interface Settlement {
  state: 'queued' | 'sent' | 'skipped' | 'failed' | 'uncertain'
  attempts?: number
  dueAt?: Date
  messageId?: string
  lastError?: string | null
}

/** Marks a claimed mail, unless the claim has been taken away. */
async function settle({ id, claimedAt }: Claim, mark: Settlement): Promise<void> {
  const settledAt = mark.state === 'queued' ? null : clock()
  await db().mailDelivery.updateMany({ where: { id, claimedAt }, data: { ...mark, claimedAt: null, settledAt } })
}

/** Queues the batch again for the time when its next mail is due or a dead worker's claim ends. */
async function queueRest({ delivery, ref, batch }: Run, soonest: number): Promise<void> {
  await db().$transaction(async tx => {
    const [{ next }] = await tx.$queryRaw<[{ next: Date | null }]>`
      SELECT min(CASE state WHEN 'queued' THEN due_at ELSE claimed_at + ${lease} * interval '1 millisecond' END) AS next
      FROM mail_deliveries
      WHERE kind = ${delivery.name} AND ref = ${ref} AND batch = ${batch} AND state IN ('queued', 'sending')`
    if (!next) return
    const now = clock().getTime()
    const due = next.getTime() > now + longestWait ? now : next.getTime()
    const at = new Date(Math.max(due, now + soonest))
    await enqueue(tx, delivery, { ref, batch }, { at })
  })
}
