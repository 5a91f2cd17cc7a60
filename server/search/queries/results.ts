import {
  mostResults,
  resultsPerPage,
  type SearchParameters,
  type SearchPeriod,
  searchPeriods,
} from '#lib/schemas/search.ts'
import { mark } from '#lib/search/marks.ts'
import { readSearch } from '#lib/search/query.ts'
import { type ArticleCard, cardRows, toCard } from '#server/articles/reading/queries/cards.ts'
import { Prisma } from '#server/platform/db/db.ts'
import { fixed } from '#server/platform/db/sql.ts'
import { now } from '#server/platform/process/clock.ts'

/** A found article; its texts have marks around the found words (lib/search/marks.ts). */
export interface Hit {
  card: ArticleCard
  title: string
  summary: string
  /** The part of the freely readable text that contains the words. */
  passage: string
}

export interface Facet {
  value: string
  label: string
  count: number
}

/** The values that narrow the results, with their counts. */
export interface Facets {
  total: number
  cities: Facet[]
  authors: Facet[]
  periods: Record<SearchPeriod, number>
  premium: number
}

export interface Results {
  hits: Hit[]
  facets: Facets
}

/** The characters of a text that a passage is taken from, beginning shortly before the first match: whole texts would take too long. */
const around = 700
const before = 120
/** The number of values in a facet, the most frequent ones. */
const facetValues = 8
/** Half a year, in seconds: the time constant with which new articles lose their preference. */
const freshness = 15_552_000
/** How much more a result counts that has the words in the typed order. */
const inOrder = 2
const day = 24 * 60 * 60 * 1000
const periodDays: Record<SearchPeriod, number> = { dia: 1, semana: 7, mes: 30, ano: 365 }

const since = (period: SearchPeriod, at: Date) => new Date(at.getTime() - periodDays[period] * day)

/**
 * A page of results among public articles: first those whose headline was typed as a whole, then the newest `mostResults` with the words, ranked by
 * the place of the words, their order and the article's age. A premium body is not in the searched table (FIND-1). Null for a page without results. One
 * statement; none for a search without a word.
 */
export async function findResults(search: SearchParameters): Promise<Results | null> {
  const query = readSearch(search.q)
  if (!query) return null
  const at = now()
  const marked = Prisma.sql`to_tsquery('every_word', ${query.marked})`
  const whole = `HighlightAll=true, StartSel=${mark.start}, StopSel=${mark.stop}`
  const parts = `MaxFragments=2, MinWords=8, MaxWords=18, FragmentDelimiter=" … ", StartSel=${mark.start}, StopSel=${mark.stop}`
  const rows = await cardRows<{ facets: Facets; markedTitle: string; markedSummary: string; passage: string }>(
    Prisma.sql`
      WITH matched AS MATERIALIZED (
        SELECT * FROM search_newest(${query.words}, ${query.strict}, ${search.q}, ${search.cidade}, ${search.autor}::uuid,
          ${search.periodo && since(search.periodo, at)}::timestamptz, ${search.acesso && search.acesso === 'premium'}::boolean,
          ${mostResults + 1}::int)
      ), ranked AS (
        SELECT article_id AS id, row_number() OVER (ORDER BY coalesce(headline = headline_key(${search.q}), false) DESC,
            (0.001 + ts_rank('{0.05, 0.3, 0.5, 1.0}', document, to_tsquery('every_word', ${query.ranked}), 1))
            * CASE WHEN document @@ to_tsquery('every_word', ${query.inOrder}) THEN ${inOrder}::float ELSE 1 END
            * (0.4 + 0.6 * exp(-greatest(0, extract(epoch FROM ${at}::timestamptz - published_at)) / ${freshness}))
            DESC, published_at DESC, article_id DESC) AS place
          FROM matched
      )
      SELECT id, place, (${facets(at)}) AS facets FROM ranked
        ORDER BY place OFFSET ${(search.pagina - 1) * resultsPerPage} LIMIT ${fixed(resultsPerPage)}`,
    Prisma.sql`, chosen.facets,
      ts_headline('every_word', a.title, ${marked}, ${whole}) AS "markedTitle",
      ts_headline('every_word', a.summary, ${marked}, ${whole}) AS "markedSummary",
      (SELECT ts_headline('every_word', substr(excerpt, greatest(1, at - ${before}::int), ${around}::int), ${marked}, ${parts})
        FROM article_search, regexp_instr(lower(unaccent(excerpt)), ${query.starts}) AS at WHERE article_id = a.id) AS passage`,
  )
  const [first] = rows
  if (!first) return null
  const hits = rows.map(row => ({
    card: toCard(row),
    title: row.markedTitle,
    summary: row.markedSummary,
    passage: row.passage,
  }))
  return { hits, facets: first.facets }
}

/** SQL that counts the matched articles, as JSON in the shape of `Facets`. */
function facets(at: Date): Prisma.Sql {
  const periods = searchPeriods.map(
    period => Prisma.sql`${period}::text, count(*) FILTER (WHERE published_at > ${since(period, at)})`,
  )
  return Prisma.sql`SELECT json_build_object(
    'total', count(*),
    'periods', json_build_object(${Prisma.join(periods)}),
    'premium', count(*) FILTER (WHERE premium),
    'cities', (SELECT coalesce(json_agg(city), '[]') FROM (
      SELECT m.path AS value, m.name || ', ' || m.state AS label, count(*) AS count
        FROM matched, unnest(cities) AS path JOIN municipalities m USING (path)
        GROUP BY m.path ORDER BY count DESC, label LIMIT ${fixed(facetValues)}) city),
    'authors', (SELECT coalesce(json_agg(author), '[]') FROM (
      SELECT p.id AS value, p.full_name AS label, count(*) AS count
        FROM matched, unnest(authors) AS author_id JOIN profiles p ON p.id = author_id
        GROUP BY p.id ORDER BY count DESC, label LIMIT ${fixed(facetValues)}) author))
    FROM matched`
}
