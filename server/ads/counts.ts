import { createHmac } from 'node:crypto'
import { formatDate } from '#lib/text/format.ts'
import { db } from '#server/platform/db/db.ts'
import { Deferred } from '#server/platform/process/deferred.ts'
import { env } from '#server/platform/process/env.ts'
import { log } from '#server/platform/process/log.ts'
import { singleton } from '#server/platform/process/singleton.ts'

/** What happened to a banner. */
export interface BannerEvent {
  kind: 'impressions' | 'clicks'
  bannerId: string
  /** Of the visitor; never stored. */
  address: string
  userAgent: string
  at: Date
}

interface Row {
  bannerId: string
  at: Date
  /** A day of São Paulo's calendar, `2026-11-21`. */
  day: string
  impressions: number
  clicks: number
}

interface Buffered {
  rows: Map<string, Row>
  /** Who did what since the last writing: whoever repeats it within that time counts once. */
  visitors: Set<string>
  writing: Deferred
}

const FLUSH_MS = 5_000
/** Beyond this much waiting, further events are lost: better than the memory. */
const MOST_WAITING = 20_000

const buffered = () =>
  singleton(
    'banner-counts',
    (): Buffered => ({ rows: new Map(), visitors: new Set(), writing: new Deferred(FLUSH_MS, writeWaiting) }),
  )

/** Notes an impression or a click; it is written with others within a few seconds, and lost if the process dies before. */
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

/** Writes what waits in one statement. When that fails it waits for the next time. Never raises. */
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

/** In the order of the ids, so that two instances never wait for each other in a circle. What is no banner, or did not run, counts nothing. */
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
