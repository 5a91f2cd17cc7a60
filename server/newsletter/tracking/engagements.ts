import { humanClicks, scanMs } from '#lib/newsletter/machines.ts'
import { db, type Tx } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { Deferred } from '#server/platform/process/deferred.ts'
import { log } from '#server/platform/process/log.ts'
import { singleton } from '#server/platform/process/singleton.ts'
import { readSetting } from '#server/site/queries.ts'
import type { Mark } from './token.ts'

/** An opening or a click whose request shows no program. */
export type Engagement = Pick<Mark, 'act' | 'editionId' | 'subscriberId' | 'position'> & { at: Date }

interface Buffered {
  waiting: Engagement[]
  writing: Deferred
}

const flushMs = 3_000
/** The most that wait in memory. Further ones are dropped. */
const mostWaiting = 50_000

const buffered = () =>
  singleton('newsletter-engagements', (): Buffered => ({ waiting: [], writing: new Deferred(flushMs, writeWaiting) }))

/** Buffers an opening or a click. It is written with others within seconds, and lost when the process dies before. */
export function noteEngagement(engagement: Engagement): void {
  const { waiting, writing } = buffered()
  if (waiting.length >= mostWaiting) return
  waiting.push(engagement)
  writing.soon()
}

/** Writes what waits, except mails that were clicked on within the last two seconds. After a failure all wait for the next write. Never raises. */
export const flushEngagements = (): Promise<void> => buffered().writing.now()

async function writeWaiting(): Promise<void> {
  const { waiting, writing } = buffered()
  const all = waiting.splice(0)
  // A click waits two seconds: clicks on other links of the same mail would show a scanner.
  const from = now().getTime() - 2 * scanMs
  const early = new Set(all.filter(({ act, at }) => act === 'click' && at.getTime() > from).map(mailOf))
  const held = all.filter(each => early.has(mailOf(each)))
  const due = all.filter(each => !early.has(mailOf(each)))
  waiting.push(...held)
  if (held.length > 0) writing.soon()
  if (due.length === 0) return
  try {
    if (!(await readSetting('newsletter_counting')).counts) return
    await db().$transaction(tx => write(tx, due))
  } catch (error) {
    log().warn({ err: error, engagements: due.length }, 'openings and clicks could not be written yet')
    waiting.push(...due.slice(0, Math.max(0, mostWaiting - waiting.length)))
    writing.soon()
  }
}

const mailOf = ({ editionId, subscriberId }: Engagement): string => `${editionId} ${subscriberId}`

interface Row {
  editionId: string
  subscriberId: string
  openedAt: Date
  clickedAt: Date | null
  clicks: number
}

/** One row for each reader and mail. A click is an opening too: pictures may be switched off. */
function rowsOf(due: readonly Engagement[]): { rows: Row[]; clicks: Engagement[] } {
  const mails = Map.groupBy(due, mailOf)
  const clicks: Engagement[] = []
  const rows = [...mails.values()].flatMap((each): Row[] => {
    const clicked = humanClicks(each.filter(({ act }) => act === 'click'))
    clicks.push(...clicked)
    const counted = [...each.filter(({ act }) => act === 'open'), ...clicked]
    const [first] = counted
    if (!first) return []
    const earliest = (of: readonly Engagement[]) => new Date(Math.min(...of.map(({ at }) => at.getTime())))
    return [
      {
        editionId: first.editionId,
        subscriberId: first.subscriberId,
        openedAt: earliest(counted),
        clickedAt: clicked.length > 0 ? earliest(clicked) : null,
        clicks: clicked.length,
      },
    ]
  })
  return { rows, clicks }
}

/** Counts each subscriber once for an edition. The lock on the editions keeps two processes from counting one twice. */
async function write(tx: Tx, due: readonly Engagement[]): Promise<void> {
  const { rows, clicks } = rowsOf(due)
  if (rows.length === 0) return
  const editions = [...new Set(rows.map(row => row.editionId))]
  await tx.$queryRaw`SELECT id FROM newsletter_sends WHERE id = ANY(${editions}::uuid[]) ORDER BY id FOR NO KEY UPDATE`
  await tx.$executeRaw`
    WITH given AS (
      SELECT * FROM unnest(${rows.map(row => row.editionId)}::uuid[], ${rows.map(row => row.subscriberId)}::uuid[],
        ${rows.map(row => row.openedAt)}::timestamptz[], ${rows.map(row => row.clickedAt)}::timestamptz[], ${rows.map(row => row.clicks)}::int[])
        AS each (send_id, subscriber_id, opened_at, clicked_at, clicks)
    ), readers AS (
      SELECT id FROM newsletter_subscribers WHERE is_counted AND id IN (SELECT subscriber_id FROM given) ORDER BY id FOR NO KEY UPDATE
    ), known AS (
      SELECT given.* FROM given JOIN readers ON readers.id = given.subscriber_id JOIN newsletter_sends ON newsletter_sends.id = given.send_id
    ), before AS (
      SELECT send_id, subscriber_id, e.opened_at, e.clicked_at FROM newsletter_engagements e JOIN known USING (send_id, subscriber_id)
    ), written AS (
      INSERT INTO newsletter_engagements AS e (send_id, subscriber_id, opened_at, clicked_at, clicks)
      SELECT send_id, subscriber_id, opened_at, clicked_at, clicks FROM known
      ON CONFLICT (send_id, subscriber_id) DO UPDATE SET opened_at = coalesce(e.opened_at, excluded.opened_at),
        clicked_at = coalesce(e.clicked_at, excluded.clicked_at), clicks = e.clicks + excluded.clicks
      RETURNING send_id, subscriber_id, opened_at, clicked_at
    ), counted AS (
      SELECT w.send_id, (count(*) FILTER (WHERE b.opened_at IS NULL AND w.opened_at IS NOT NULL))::int AS opened,
        (count(*) FILTER (WHERE b.clicked_at IS NULL AND w.clicked_at IS NOT NULL))::int AS clicked
      FROM written w LEFT JOIN before b USING (send_id, subscriber_id) GROUP BY w.send_id
    ), engaged AS (
      UPDATE newsletter_subscribers s SET engaged_at = greatest(s.engaged_at, latest.at)
      FROM (SELECT subscriber_id, max(greatest(opened_at, clicked_at)) AS at FROM known GROUP BY subscriber_id) latest
      WHERE s.id = latest.subscriber_id
    )
    UPDATE newsletter_sends SET opened_count = opened_count + counted.opened, clicked_count = clicked_count + counted.clicked
    FROM counted WHERE newsletter_sends.id = counted.send_id`
  await countLinks(tx, clicks)
}

/** Counts the clicks of each link by readers who are counted. */
async function countLinks(tx: Tx, clicks: readonly Engagement[]): Promise<void> {
  if (clicks.length === 0) return
  await tx.$executeRaw`
    UPDATE newsletter_links SET clicks = newsletter_links.clicks + given.clicks
    FROM (SELECT send_id, position, count(*)::int AS clicks
      FROM unnest(${clicks.map(click => click.editionId)}::uuid[], ${clicks.map(click => click.position)}::int[],
        ${clicks.map(click => click.subscriberId)}::uuid[]) AS each (send_id, position, subscriber_id)
      WHERE EXISTS (SELECT FROM newsletter_subscribers s WHERE s.id = each.subscriber_id AND s.is_counted)
      GROUP BY send_id, position) given
    WHERE newsletter_links.send_id = given.send_id AND newsletter_links.position = given.position`
}
