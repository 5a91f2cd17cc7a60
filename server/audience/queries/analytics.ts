import type { Actor } from '#lib/actor.ts'
import { articlePath, authorPath, cityPath } from '#lib/addresses/paths.ts'
import { type AnalyticsTable, daysOf, mostShown, type Period } from '#lib/analytics/period.ts'
import { cityName } from '#lib/text/format.ts'
import { publicArticles } from '#server/articles/reading/queries/cards.ts'
import { db } from '#server/platform/db/db.ts'
import { audiencePolicy } from '../policy.ts'

/** A day of São Paulo, as `yyyy-MM-dd`, with its views and different readers. */
export interface AudienceDay {
  day: string
  views: number
  readers: number
}

/** An article, city or author with its views over a period. */
export interface Read {
  id: string
  name: string
  /** Its page for readers; null when it has none any more. */
  path: string | null
  views: number
}

export interface Analytics {
  /** Every day of the period, counted or not. */
  days: AudienceDay[]
  views: number
  /** The average of readers over the days that had any. A reader of two days counts on both: days cannot be added. */
  readersADay: number
  articles: Read[]
  cities: Read[]
  authors: Read[]
}

type Subject = 'article' | 'city' | 'author'

const exported = 10_000

/** What the newspaper counted over a period: every day, and the twenty most read articles, cities and authors. Raises forbidden. */
export async function findAnalytics(actor: Actor, period: Period): Promise<Analytics> {
  audiencePolicy.assert(actor, 'readAnalytics', null)
  const [days, articles, cities, authors] = await Promise.all([
    listDays(period),
    mostShownOf('article', period),
    mostShownOf('city', period),
    mostShownOf('author', period),
  ])
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const counted = days.filter(({ readers }) => readers > 0)
  return {
    ...{ days, articles, cities, authors },
    views: sum(days.map(({ views }) => views)),
    readersADay: counted.length === 0 ? 0 : Math.round(sum(counted.map(({ readers }) => readers)) / counted.length),
  }
}

/** The rows of a download: every day, or the ten thousand most read. Raises forbidden before the first row is read. */
export async function listAnalyticsRows(
  actor: Actor,
  table: AnalyticsTable,
  period: Period,
): Promise<{ name: string; views: number; readers: number | null; path: string }[]> {
  audiencePolicy.assert(actor, 'readAnalytics', null)
  if (table === 'dias') {
    const days = await listDays(period)
    return days.map(({ day, views, readers }) => ({ name: day, views, readers, path: '' }))
  }
  const rows = await mostRead(subjects[table], period, exported)
  return rows.map(({ name, views, path }) => ({ name, views, readers: null, path: path ?? '' }))
}

const subjects = { artigos: 'article', cidades: 'city', autores: 'author' } as const

async function listDays(period: Period): Promise<AudienceDay[]> {
  const rows = await db().audienceDay.findMany({
    where: { subject: 'site', day: { gte: new Date(period.from), lte: new Date(period.to) } },
    select: { day: true, views: true, readers: true },
  })
  const counted = new Map(rows.map(({ day, ...row }) => [day.toISOString().slice(0, 10), row]))
  return daysOf(period).map(day => ({ day, ...(counted.get(day) ?? { views: 0, readers: 0 }) }))
}

/** The last 7, 30 and 90 days were added up by the job; dates of one's own are added up now. */
async function mostShownOf(subject: Subject, period: Period): Promise<Read[]> {
  if (period.days === null) return mostRead(subject, period, mostShown)
  const rows = await db().audienceTop.findMany({
    where: { days: period.days, subject },
    orderBy: [{ views: 'desc' }, { key: 'asc' }],
    select: { key: true, views: true },
  })
  return withNames(subject, rows)
}

async function mostRead(subject: Subject, { from, to }: Period, most: number): Promise<Read[]> {
  const rows = await db().$queryRaw<{ key: string; views: number }[]>`
    SELECT key, sum(views)::int AS views FROM audience_days
      WHERE subject = ${subject}::audience_subject AND day BETWEEN ${from}::date AND ${to}::date
      GROUP BY key ORDER BY sum(views) DESC, key LIMIT ${most}::int`
  return withNames(subject, rows)
}

const isShown = ({ status, deletedAt }: { status: string; deletedAt: Date | null }) =>
  status === publicArticles.status && deletedAt === publicArticles.deletedAt

async function withNames(subject: Subject, rows: { key: string; views: number }[]): Promise<Read[]> {
  const named = await names[subject](rows.map(({ key }) => key))
  const gone = { name: lost[subject], path: null }
  return rows.map(({ key, views }) => ({ id: key, views, ...(named.get(key) ?? gone) }))
}

type Named = Map<string, Pick<Read, 'name' | 'path'>>

const lost: Record<Subject, string> = { article: 'Artigo excluído', city: 'Cidade', author: 'Conta excluída' }

const names: Record<Subject, (keys: string[]) => Promise<Named>> = {
  async article(keys) {
    const selection = { id: true, title: true, slug: true, locationPath: true, status: true, deletedAt: true } as const
    const rows = await db().article.findMany({ where: { id: { in: keys } }, select: selection })
    return new Map(
      rows.map(row => [row.id, { name: row.title || 'Sem título', path: isShown(row) ? articlePath(row) : null }]),
    )
  },
  async city(keys) {
    const rows = await db().municipality.findMany({ where: { path: { in: keys } }, select: { path: true, name: true } })
    return new Map(rows.map(({ path, name }) => [path, { name: cityName(name, path), path: cityPath(path) }]))
  },
  async author(keys) {
    const rows = await db().profile.findMany({ where: { id: { in: keys } }, select: { id: true, fullName: true } })
    return new Map(rows.map(({ id, fullName }) => [id, { name: fullName, path: authorPath(id) }]))
  },
}
