import { createHmac } from 'node:crypto'
import { formatDate } from '#lib/text/format.ts'
import { db } from '#server/platform/db/db.ts'
import { Deferred } from '#server/platform/process/deferred.ts'
import { env } from '#server/platform/process/env.ts'
import { log } from '#server/platform/process/log.ts'
import { singleton } from '#server/platform/process/singleton.ts'

/** An impression or a click of a banner. */
export interface BannerEvent {
  kind: 'impressions' | 'clicks'
  bannerId: string
  /** The visitor's IP address; never stored. */
  address: string
  userAgent: string
  at: Date
}

interface Row {
  bannerId: string
  at: Date
  /** A day in São Paulo, `2026-11-21`. */
  day: string
  impressions: number
  clicks: number
}

interface Buffered {
  rows: Map<string, Row>
  /** Visitors with their events since the last write: a repetition within that time does not count. */
  visitors: Set<string>
  writing: Deferred
}

const FLUSH_MS = 5_000
/** A bound for memory: while this many events wait, further ones are dropped. */
const MOST_WAITING = 20_000

const buffered = () =>
  singleton(
    'banner-counts',
    (): Buffered => ({ rows: new Map(), visitors: new Set(), writing: new Deferred(FLUSH_MS, writeWaiting) }),
  )

/** Buffers an impression or a click. It is written with others within five seconds, and lost if the process dies before. */
export function noteBanner({ kind, bannerId, address, userAgent, at }: BannerEvent): void {
  const state = buffered()
  const visitor = createHmac('sha256', env().AUTH_SECRET).update(`${address}\n${userAgent}`).digest('base64')
  const event = `${kind} ${bannerId} ${visitor}`
  if (state.visitors.size >= MOST_WAITING || state.visitors.has(event)) return
  state.visitors.add(event)
  const day = formatDate(at, 'yyyy-MM-dd')
  const key = `${bannerId} ${day}`
  const row = state.rows.get(key) ?? { bannerId, day, at, impressions: 0, clicks: 0 }
  state.rows.set(key, { ...row, [kind]: row[kind] + 1 })
  state.writing.soon()
}

/** Writes the buffered counts in one statement. After a failure they wait for the next write. Never raises. */
export const flushBanners = (): Promise<void> => buffered().writing.now()

async function writeWaiting(): Promise<void> {
  const state = buffered()
  state.visitors = new Set()
  if (state.rows.size === 0) return
  const batch = state.rows
  state.rows = new Map()
  try {
    await writeRows([...batch.values()])
  } catch (error) {
    log().warn({ err: error, rows: batch.size }, 'counts of banners could not be written yet')
    for (const [key, row] of batch) state.rows.set(key, sum(row, state.rows.get(key)))
    state.writing.soon()
  }
}

const sum = (row: Row, later: Row | undefined): Row => ({
  ...row,
  impressions: row.impressions + (later?.impressions ?? 0),
  clicks: row.clicks + (later?.clicks ?? 0),
})

/** Adds counts in the order of the ids, so that two instances cannot deadlock. Unknown banners and ones that did not run count nothing. */
async function writeRows(rows: readonly Row[]): Promise<void> {
  const column = <K extends keyof Row>(name: K) => rows.map(row => row[name])
  await db().$executeRaw`
    insert into house_banner_days (banner_id, day, impressions, clicks)
    select given.id, given.day, given.impressions, given.clicks
    from unnest(${column('bannerId')}::uuid[], ${column('day')}::date[], ${column('at')}::timestamptz[],
      ${column('impressions')}::int[], ${column('clicks')}::int[]) as given (id, day, at, impressions, clicks)
    join house_banners banner on banner.id = given.id and banner.is_active
      and banner.starts_at <= given.at and (banner.ends_at is null or banner.ends_at > given.at)
    order by given.id, given.day
    on conflict (banner_id, day) do update
      set impressions = house_banner_days.impressions + excluded.impressions,
        clicks = house_banner_days.clicks + excluded.clicks`
}
