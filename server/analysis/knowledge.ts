import type { Knowledge } from '#lib/analysis/analyse.ts'
import { type Gazetteer, makeGazetteer } from '#lib/analysis/places/gazetteer.ts'
import { tagStems } from '#lib/analysis/tags/tag-stems.ts'
import { type EarlierChoices, halfLifeDays, learnedFrom } from '#lib/articles/suggestions/suggestions.ts'
import { db, Prisma } from '#server/platform/db/db.ts'
import { fixed } from '#server/platform/db/sql.ts'
import { now } from '#server/platform/process/clock.ts'
import { singleton } from '#server/platform/process/singleton.ts'

/** What a site's archive and its editors' choices tell the analysis. */
export interface SiteFacts {
  knowledge: Knowledge
  /** Earlier choices by the key of a tag's stems, and by the path of a city, for the explanation beside a suggestion. */
  tags: ReadonlyMap<string, EarlierChoices>
  cities: ReadonlyMap<string, EarlierChoices>
}

/** Milliseconds for which a process uses what it has read: a choice teaches at the latest then. */
const freshMs = 5 * 60_000
/** Rarer tags of the archive say little, and cost memory. */
const mostTags = 5_000
/** Added to the number of articles, so that the first ones of a new site do not make it the newspaper of one city. */
const fewArticles = 20
/** Older choices weigh less than a hundredth. */
const oldestDays = 600

interface Known {
  gazetteer: Promise<Gazetteer> | null
  facts: { until: number; read: Promise<SiteFacts> } | null
}
const known = () => singleton('analysis-knowledge', (): Known => ({ gazetteer: null, facts: null }))

/** All municipalities, states, regions and countries. Read once in a process: the list changes with a migration. */
export function gazetteer(): Promise<Gazetteer> {
  const held = known()
  held.gazetteer ??= db()
    .municipality.findMany({
      select: { path: true, name: true, state: true, population: true, latitude: true, longitude: true, demonym: true },
    })
    .then(makeGazetteer)
    .catch(error => {
      held.gazetteer = null
      throw error
    })
  return held.gazetteer
}

/** The site's own cities, the archive's tags and what editors taught, read at most every five minutes. */
export function siteFacts(): Promise<SiteFacts> {
  const held = known()
  if (held.facts && held.facts.until > performance.now()) return held.facts.read
  const read = readFacts()
  held.facts = { until: performance.now() + freshMs, read }
  read.catch(() => {
    held.facts = null
  })
  return read
}

/** Reads the site's facts again at the next analysis. For tests, and once a choice must teach at once. */
export const forgetFacts = (): void => {
  known().facts = null
}

async function readFacts(): Promise<SiteFacts> {
  const [cities, articles, tags, taughtTags, taughtCities] = await Promise.all([
    db().municipality.findMany({ where: { articlesCount: { gt: 0 } }, select: { path: true, articlesCount: true } }),
    db().article.count({ where: { status: 'published', deletedAt: null } }),
    db().$queryRaw<{ tag: string; articles: number }[]>`
      SELECT mode() WITHIN GROUP (ORDER BY tag) AS tag, count(*)::int AS articles FROM article_tags
        WHERE listed_at IS NOT NULL GROUP BY tag_key ORDER BY count(*) DESC, tag_key LIMIT ${fixed(mostTags)}`,
    taughtBy(Prisma.sql`suggested_tag`, Prisma.sql`ai_training_data`),
    taughtBy(Prisma.sql`location_path`, Prisma.sql`ai_location_training`),
  ])
  const most = Math.max(1, ...cities.map(({ articlesCount }) => articlesCount))
  const earlierTags = summed(taughtTags.map(({ key, ...counts }) => [tagStems(key), counts]))
  const earlierCities = summed(taughtCities.map(({ key, ...counts }) => [key, counts]))
  return {
    knowledge: {
      places: {
        cities: new Map(cities.map(({ path, articlesCount }) => [path, Math.sqrt(articlesCount / most)])),
        shares: new Map(cities.map(({ path, articlesCount }) => [path, articlesCount / (articles + fewArticles)])),
        learned: weights(earlierCities),
      },
      tags: { tags: byStems(tags), learned: weights(earlierTags) },
    },
    tags: earlierTags,
    cities: earlierCities,
  }
}

/** The tags of the archive by their stems: of two inflections the more frequent one stands for both. */
function byStems(tags: readonly { tag: string; articles: number }[]) {
  const found = new Map<string, { tag: string; articles: number }>()
  for (const { tag, articles } of tags) {
    const key = tagStems(tag)
    const first = found.get(key)
    found.set(key, { tag: first?.tag ?? tag, articles: articles + (first?.articles ?? 0) })
  }
  return found
}

interface Taught extends EarlierChoices {
  key: string
}

/** The choices that count, by what was suggested, each weighed by its age. */
const taughtBy = (key: Prisma.Sql, table: Prisma.Sql): Promise<Taught[]> =>
  db().$queryRaw`
    SELECT key, coalesce(sum(weight) FILTER (WHERE was_approved), 0)::float AS taken,
        coalesce(sum(weight) FILTER (WHERE NOT was_approved), 0)::float AS refused
      FROM (
        SELECT ${key} AS key, was_approved,
            power(0.5, greatest(0, extract(epoch FROM ${now()}::timestamptz - counted_at)) / 86400 / ${halfLifeDays}::int) AS weight
          FROM ${table} WHERE counted_at > ${now()}::timestamptz - make_interval(days => ${oldestDays}::int)
      ) choice GROUP BY key`

function summed(all: readonly (readonly [string, EarlierChoices])[]): Map<string, EarlierChoices> {
  const sums = new Map<string, EarlierChoices>()
  for (const [key, { taken, refused }] of all) {
    const sum = sums.get(key) ?? { taken: 0, refused: 0 }
    sums.set(key, { taken: sum.taken + taken, refused: sum.refused + refused })
  }
  return sums
}

const weights = (earlier: ReadonlyMap<string, EarlierChoices>) =>
  new Map([...earlier].map(([key, counts]) => [key, learnedFrom(counts)]))
