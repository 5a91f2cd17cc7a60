import { createHash, createHmac } from 'node:crypto'
import { campaignOf, deviceOf, sourceOf } from '#lib/audience/origin.ts'
import type { PageVisit } from '#lib/schemas/audience/visit.ts'
import { isoDay } from '#lib/text/format.ts'
import { db } from '#server/platform/db/db.ts'
import { regionOfAddress } from '#server/platform/places.ts'
import { Deferred } from '#server/platform/process/deferred.ts'
import { log } from '#server/platform/process/log.ts'
import { singleton } from '#server/platform/process/singleton.ts'
import { type MeasuredReport, measure } from './google-measurement.ts'
import { admitOpening } from './openings.ts'
import { saltOf } from './salt.ts'

/** A report of a page's opening with its sender. Address, user agent and account stay in memory until the next write, and are never stored. */
export interface Report {
  visit: PageVisit
  address: string
  userAgent: string
  /** The account of a subscriber, who is one visitor in every browser: their attention pays (`lib/shares/paid.ts`). Null for others. */
  subscriber: string | null
  at: Date
  /** Whether Google Analytics may be told of it. */
  measured?: boolean
}

interface Waiting extends Report {
  /** When the opening began. */
  began: Date
}

interface Buffered {
  visits: Map<string, Waiting>
  writing: Deferred
}

const FLUSH_MS = 3_000
/** The most openings that wait in memory. Further ones are dropped. */
const MOST_WAITING = 50_000
/** The most seconds that a first report may claim. Pages report after five seconds, and earlier when they are hidden. */
const FIRST_SECONDS = 10
/** Seconds that an opening may exceed the time since it began: reports arrive late. */
const SLACK_SECONDS = 10
const HASH_BYTES = 16
/** Openings of a statement. Prisma keeps the parameters of the last hundred in memory, for its debug log. */
const AT_ONCE = 1_000

const buffered = () =>
  singleton('visits', (): Buffered => ({ visits: new Map(), writing: new Deferred(FLUSH_MS, writeWaiting) }))

/** Buffers a report. It is written with others within three seconds, and lost when the process dies before. False for a dropped one. */
export function noteVisit(report: Report): boolean {
  const state = buffered()
  const { page, seen } = report.visit
  const before = state.visits.get(page)
  if (!before && state.visits.size >= MOST_WAITING) return false
  if (!admitOpening(page, report.address, report.at)) return false
  const began = before?.began ?? new Date(report.at.getTime() - Math.min(seen, FIRST_SECONDS) * 1000)
  const waiting = { ...report, began }
  state.visits.set(page, before ? merged(before, waiting) : waiting)
  state.writing.soon()
  return true
}

const deepest = (one: number | undefined, other: number | undefined) =>
  one === undefined ? other : Math.max(one, other ?? 0)

/** Two reports of an opening as one: the first says who came when and from where, the greater seconds and depth count. */
function merged(first: Waiting, later: Waiting): Waiting {
  const seen = Math.max(first.visit.seen, later.visit.seen)
  const read = Math.max(first.visit.read, later.visit.read)
  const depth = deepest(first.visit.depth, later.visit.depth)
  return { ...first, at: later.at, visit: { ...first.visit, seen, read, depth } }
}

/** Writes the buffered reports. After a failure they wait for the next write. Never raises. */
export const flushVisits = (): Promise<void> => buffered().writing.now()

async function writeWaiting(): Promise<void> {
  const state = buffered()
  if (state.visits.size === 0) return
  const batch = state.visits
  state.visits = new Map()
  try {
    const rows = await Promise.all([...batch.values()].map(toRow))
    const measured = [...batch.values()].filter(one => one.measured)
    const told = measured.map(({ visit }) => visit.page)
    const written: Written[] = []
    for (let from = 0; from < rows.length; from += AT_ONCE)
      written.push(...(await writeVisits(rows.slice(from, from + AT_ONCE), told)))
    if (measured.length > 0) measure(reportsOf(measured, rows, written))
  } catch (error) {
    log().warn({ err: error, visits: batch.size }, 'visits could not be written yet')
    for (const [id, waiting] of batch) {
      const since = state.visits.get(id)
      state.visits.set(id, since ? merged(waiting, since) : waiting)
    }
    state.writing.soon()
  }
}

function reportsOf(measured: readonly Waiting[], rows: readonly Row[], written: readonly Written[]): MeasuredReport[] {
  const visitors = new Map(rows.map(({ id, visitor }) => [id, visitor.toString('hex')]))
  const changes = new Map(written.map(change => [change.id, change]))
  return measured.flatMap(({ visit: { page, path, from, utm }, at }) => {
    const visitor = visitors.get(page)
    const change = changes.get(page)
    return visitor && change ? [{ visitor, at, path, from, utm, opened: change.opened, seconds: change.seconds }] : []
  })
}

type Row = Awaited<ReturnType<typeof toRow>>

async function toRow({ visit, address, userAgent, subscriber, began, at }: Waiting) {
  const day = isoDay(began)
  const hash = createHmac('sha256', await saltOf(day))
    .update(subscriber ?? `${address}\n${userAgent}`)
    .digest()
  const arrival = { from: visit.from, ...visit.utm }
  return {
    id: visit.page,
    day,
    visitor: hash.subarray(0, HASH_BYTES),
    began,
    at,
    page: createHash('sha256').update(visit.path).digest().readBigInt64BE(),
    article: visit.article ?? null,
    reload: visit.again ?? false,
    source: sourceOf(arrival),
    campaign: campaignOf(arrival),
    device: deviceOf(userAgent),
    subscriber: subscriber !== null,
    seen: visit.seen,
    read: Math.min(visit.read, visit.seen),
    region: await regionOfAddress(address),
    depth: visit.article ? (visit.depth ?? null) : null,
  }
}

/** A written opening: whether it is new, and the seconds that it gained. */
interface Written {
  id: string
  opened: boolean
  seconds: number
}

/**
 * Inserts openings or raises their stored seconds and depth, in the order of their ids, so that two instances cannot deadlock. No opening lasts longer than the time
 * since it began. The id of an article that is not public is left out. Gives those of the openings in `told` that were written.
 */
async function writeVisits(rows: readonly Row[], told: readonly string[]): Promise<Written[]> {
  const given = rows.map(row => ({ ...row, visitor: row.visitor.toString('hex'), page: String(row.page) }))
  return db().$queryRaw<Written[]>`
    WITH before AS (SELECT id, seen_seconds FROM audience_visits WHERE id = ANY (${told}::uuid[])), written AS (
    INSERT INTO audience_visits AS kept
      (id, day, visitor, at, last_at, page, article_id, reload, source, campaign, device, subscriber, seen_seconds, read_seconds, region, depth)
    SELECT given.id, given.day, decode(given.visitor, 'hex'), began, given.at, given.page, public.id, given.reload, given.source, given.campaign,
        given.device, given.subscriber, least(seen, believed), least(read, believed),
        given.region, CASE WHEN public.id IS NOT NULL THEN given.depth END
      FROM json_to_recordset(${JSON.stringify(given)}::json) AS given (id uuid, day date, visitor text, began timestamptz, at timestamptz, page bigint,
        article uuid, reload boolean, source text, campaign text, device audience_device, subscriber boolean, seen int, read int, region text,
        depth smallint)
      LEFT JOIN articles public ON public.id = given.article AND public.status = 'published' AND public.deleted_at IS NULL
      LEFT JOIN audience_visits old ON old.id = given.id
      CROSS JOIN LATERAL (
        SELECT greatest(0, floor(extract(epoch FROM given.at - coalesce(old.at, began))))::int + ${SLACK_SECONDS}::int AS believed) limited
      ORDER BY given.id
    ON CONFLICT (id) DO UPDATE SET
      last_at = greatest(kept.last_at, excluded.last_at),
      seen_seconds = greatest(kept.seen_seconds, excluded.seen_seconds),
      read_seconds = greatest(kept.read_seconds, excluded.read_seconds),
      depth = greatest(kept.depth, excluded.depth)
    WHERE kept.page = excluded.page
    RETURNING kept.id, kept.seen_seconds
    )
    SELECT id::text AS id, before.id IS NULL AS opened, written.seen_seconds - coalesce(before.seen_seconds, 0) AS seconds
      FROM written LEFT JOIN before USING (id) WHERE id = ANY (${told}::uuid[])`
}
