import { z } from 'zod'
import type { Tx } from '../db/db.ts'
import { now as clock } from '../process/clock.ts'
import { defineJob, type Handler, handle, type Job } from '../work/jobs.ts'
import { enqueueAll } from '../work/queue.ts'
import { type Compose, type DeliveryHooks, sendBatch } from './batch.ts'

export type { Compose } from './batch.ts'

/** A kind of mail to many: the job that sends one batch of it. */
export type Delivery = Job<Batch>

interface Batch {
  /** The id of the subject, such as an edition or a notice. */
  ref: string
  batch: number
}

const recipientsABatch = 200

/** Defines a kind of mail to many. When its process is killed, another takes the batch over within two minutes, any number of times. */
export const defineDelivery = (name: string): Delivery =>
  defineJob(name, z.object({ ref: z.string(), batch: z.int() }), {
    atOnce: 2,
    heartbeatSeconds: 30,
    expireInSeconds: 12 * 60 * 60,
    retryLimit: 100,
    retryDelay: 5,
    retryDelayMax: 300,
    resumable: true,
  })

/**
 * Queues a mail to many, inside the caller's transaction: one row a recipient and one job a batch of 200. A recipient is an id
 * that `compose` of this kind understands, never an address. `domains` holds the domain of each recipient's address, in the same order: a domain that
 * refuses then delays its own mails alone. A recipient already queued for the same `ref` is skipped. Gives the number of new rows.
 */
export async function deliver(
  tx: Tx,
  delivery: Delivery,
  ref: string,
  recipients: readonly string[],
  domains: readonly string[] = [],
): Promise<number> {
  const at = clock()
  const { name: kind } = delivery
  const [{ first }] = await tx.$queryRaw<[{ first: number }]>`
    SELECT coalesce(max(batch) + 1, 0) AS first FROM mail_deliveries WHERE kind = ${kind} AND ref = ${ref}`
  const made = await tx.$queryRaw<{ batch: number; rows: number }[]>`
    WITH made AS (
      INSERT INTO mail_deliveries (id, kind, ref, recipient, domain, batch, due_at, created_at)
      SELECT gen_random_uuid(), ${kind}, ${ref}, recipient, domain, ${first}::int + ((place - 1) / ${recipientsABatch}::int)::int, ${at}, ${at}
      FROM unnest(${[...recipients]}::text[], ${[...domains]}::text[]) WITH ORDINALITY AS list(recipient, domain, place)
      ON CONFLICT (kind, ref, recipient) DO NOTHING
      RETURNING batch)
    SELECT batch, count(*)::int AS rows FROM made GROUP BY batch ORDER BY batch`
  await enqueueAll(
    tx,
    delivery,
    made.map(({ batch }) => ({ ref, batch })),
  )
  return made.reduce((sum, { rows }) => sum + rows, 0)
}

/** Binds a kind of mail to the function that writes it, and to its feature's hooks. */
export const handleDelivery = (delivery: Delivery, compose: Compose, hooks: DeliveryHooks = {}): Handler =>
  handle(delivery, ({ ref, batch }, { signal }) =>
    sendBatch({ delivery, kind: delivery.name, ref, batch, compose, hooks, signal }),
  )
