import { createHmac } from 'node:crypto'
import { isoDay } from '#lib/text/format.ts'
import { db } from '#server/platform/db/db.ts'
import { ownersNetworkOf } from '#server/platform/door/request.ts'
import { Deferred } from '#server/platform/process/deferred.ts'
import { env } from '#server/platform/process/env.ts'
import { log } from '#server/platform/process/log.ts'
import { singleton } from '#server/platform/process/singleton.ts'

/** A view of an article: counted once per article, visitor and half hour (HIST-1). */
export interface View {
  articleId: string
  /** The visitor's IP address; only its hash is stored. */
  address: string
  userAgent: string
  at: Date
}

interface Row {
  articleId: string
  visitorHash: Buffer
  networkHash: Buffer
  slot: Date
}

interface Buffered {
  rows: Map<string, Row>
  writing: Deferred
}

const SLOT_MS = 30 * 60_000
const FLUSH_MS = 3_000
/** Rows of a statement. Prisma keeps the parameters of the last hundred in memory, for its debug log. */
const AT_ONCE = 1_000
/** A bound for memory: while this many views wait, further ones are dropped. */
const MOST_WAITING = 20_000
const HASH_BYTES = 16
const NETWORK_BYTES = 8

const buffered = () =>
  singleton('views', (): Buffered => ({ rows: new Map(), writing: new Deferred(FLUSH_MS, writeWaiting) }))

/** Buffers a view. It is written with others within three seconds, and lost if the process dies before. */
export function noteView(view: View): void {
  const state = buffered()
  const row = toRow(view)
  const key = `${row.articleId} ${row.slot.getTime()} ${Buffer.from(row.visitorHash).toString('base64')}`
  if (state.rows.size >= MOST_WAITING) return
  state.rows.set(key, row)
  state.writing.soon()
}

/** Writes the buffered views. After a failure they wait for the next write, which counts none twice. Never raises. */
export const flushViews = (): Promise<void> => buffered().writing.now()

async function writeWaiting(): Promise<void> {
  const state = buffered()
  if (state.rows.size === 0) return
  const batch = state.rows
  state.rows = new Map()
  try {
    const rows = [...batch.values()]
    for (let from = 0; from < rows.length; from += AT_ONCE) await writeViews(rows.slice(from, from + AT_ONCE))
  } catch (error) {
    log().warn({ err: error, views: batch.size }, 'views could not be written yet')
    for (const [key, row] of batch) if (state.rows.size < MOST_WAITING) state.rows.set(key, row)
    state.writing.soon()
  }
}

/** Changes rows and counts in one statement. Locks articles in the order of their ids, so that two instances cannot deadlock. */
async function writeViews(rows: readonly Row[]): Promise<void> {
  const given = rows.map(({ articleId, visitorHash, slot, networkHash }) => {
    return { articleId, visitor: visitorHash.toString('hex'), slot, network: networkHash.toString('hex') }
  })
  await db().$executeRaw`
    with given as materialized (
      select * from json_to_recordset(${JSON.stringify(given)}::json) as given ("articleId" uuid, visitor text, slot timestamptz, network text)
    ), readable as (
      select id from articles
      where id in (select "articleId" from given) and status = 'published' and deleted_at is null
      order by id for no key update
    ), fresh as (
      insert into article_views (article_id, visitor_hash, slot, network_hash)
      select readable.id, decode(visitor, 'hex'), slot, decode(network, 'hex') from given
      join readable on readable.id = given."articleId"
      on conflict do nothing
      returning article_id
    ), counted as (
      select article_id, count(*)::int as views from fresh group by article_id
    )
    update articles set views_count = views_count + counted.views from counted where articles.id = counted.article_id`
}

function toRow({ articleId, address, userAgent, at }: View): Row {
  const slot = new Date(Math.floor(at.getTime() / SLOT_MS) * SLOT_MS)
  const hashOf = (text: string) => createHmac('sha256', saltOf(slot)).update(text).digest()
  return {
    articleId,
    slot,
    visitorHash: hashOf(`${address}\n${userAgent}`).subarray(0, HASH_BYTES),
    networkHash: hashOf(ownersNetworkOf(address)).subarray(0, NETWORK_BYTES),
  }
}

let lastSalt: { slot: number; salt: Buffer } | null = null

/**
 * The salt changes with São Paulo's day, so that a day's visitors can be counted and the hashes of two days cannot be linked. Remembers the last
 * slot's, since a crowd reads in one.
 */
function saltOf(slot: Date): Buffer {
  if (lastSalt?.slot === slot.getTime()) return lastSalt.salt
  const salt = createHmac('sha256', env().AUTH_SECRET)
    .update(`views ${isoDay(slot)}`)
    .digest()
  lastSalt = { slot: slot.getTime(), salt }
  return salt
}
