import { readWeight } from '#server/audience/queries/weight.ts'
import { db } from '#server/platform/db/db.ts'
import { aboutCity } from '../editions/choosing.ts'
import type { News } from './digest.ts'
import type { Digest } from './moment.ts'

/** The subscribers who share one automatic edition. */
export interface Group {
  /** The city that they chose; null for those who chose all. */
  city: string | null
  name: string | null
  timeZone: string
}

const days: Record<Digest, { usual: number; longest: number; most: number }> = {
  daily: { usual: 1, longest: 7, most: 8 },
  weekly: { usual: 7, longest: 14, most: 12 },
}
const dayMs = 86_400_000

/** The groups of a frequency in some time zones. Each has an active subscriber. */
export const listGroups = (digest: Digest, zones: readonly string[]): Promise<Group[]> => db().$queryRaw<Group[]>`
  SELECT s.city, m.name, coalesce(m.time_zone, 'America/Sao_Paulo') AS "timeZone"
  FROM newsletter_subscribers s LEFT JOIN municipalities m ON m.path = s.city
  WHERE s.status = 'active' AND s.frequency = ${digest} AND coalesce(m.time_zone, 'America/Sao_Paulo') = ANY(${[...zones]})
  GROUP BY s.city, m.name, m.time_zone ORDER BY s.city NULLS FIRST`

/** The time zones of all cities. */
export async function listZones(): Promise<string[]> {
  const rows = await db().municipality.findMany({ distinct: ['timeZone'], select: { timeZone: true } })
  return [...new Set(['America/Sao_Paulo', ...rows.map(({ timeZone }) => timeZone)])]
}

/**
 * The articles published since the news of the city's last edition of this kind were listed, the most read first; of the last day or week without such an
 * edition.
 */
export async function listNews(digest: Digest, city: string | null, at: Date): Promise<News[]> {
  const { usual, longest, most } = days[digest]
  const last = await db().newsletterSend.findFirst({
    where: { kind: digest, city, sentAt: { not: null } },
    orderBy: { sentAt: 'desc' },
    // Not `sentAt`: an article published between the list and the sending would be in no edition.
    select: { createdAt: true },
  })
  const daysAgo = (count: number) => new Date(at.getTime() - count * dayMs)
  const since = last ? new Date(Math.max(last.createdAt.getTime(), daysAgo(longest).getTime())) : daysAgo(usual)
  return db().$queryRaw<News[]>`
    SELECT a.id, a.title FROM articles a
    WHERE a.status = 'published' AND a.deleted_at IS NULL AND a.published_at > ${since} AND a.published_at <= ${at} ${aboutCity(city)}
    ORDER BY ${readWeight} DESC, a.published_at DESC, a.id LIMIT ${most}`
}
