import {
  mostResults,
  resultsPerPage,
  type SearchParameters,
  type SearchPeriod,
  searchPeriods,
} from '#lib/schemas/search.ts'
import { mark, searchQuery, searchTerms, termQuery, wordStarts } from '#lib/search.ts'
import { type ArticleCard, cardRows, toCard } from '#server/articles/reading/queries/cards.ts'
import { db, Prisma } from '#server/platform/db/db.ts'
import { fixed } from '#server/platform/db/sql.ts'
import { now } from '#server/platform/process/clock.ts'

/** A found article; its texts have marks around the found words (lib/search.ts). */
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
const day = 24 * 60 * 60 * 1000
const periodDays: Record<SearchPeriod, number> = { dia: 1, semana: 7, mes: 30, ano: 365 }

const since = (period: SearchPeriod, at: Date) => new Date(at.getTime() - periodDays[period] * day)

/**
 * A page of results among public articles, ranked by the place of the words and the article's age, among the newest `mostResults`. A
 * premium body is not in the searched table (FIND-1). Null for a page without results. One statement; none for an empty search.
 */
export async function findResults(search: SearchParameters): Promise<Results | null> {
  const terms = searchTerms(search.q)
  if (terms.length === 0) return null
  const at = now()
  const query = searchQuery(terms)
  const found = Prisma.sql`to_tsquery('portal', ${query})`
  const whole = `HighlightAll=true, StartSel=${mark.start}, StopSel=${mark.stop}`
  const parts = `MaxFragments=2, MinWords=8, MaxWords=18, FragmentDelimiter=" … ", StartSel=${mark.start}, StopSel=${mark.stop}`
  const rows = await cardRows<{ facets: Facets; markedTitle: string; markedSummary: string; passage: string }>(
    Prisma.sql`
      WITH matched AS MATERIALIZED (
        SELECT * FROM search_newest(${query}, ${search.cidade}, ${search.autor}::uuid,
          ${search.periodo && since(search.periodo, at)}::timestamptz, ${search.acesso && search.acesso === 'premium'}::boolean,
          ${mostResults + 1}::int)
      ), ranked AS (
        SELECT article_id AS id, row_number() OVER (ORDER BY ts_rank('{0.05, 0.3, 0.5, 1.0}', document, ${found}, 1)
            * (0.4 + 0.6 * exp(-greatest(0, extract(epoch FROM ${at}::timestamptz - published_at)) / ${freshness}))
            DESC, published_at DESC, article_id DESC) AS place
          FROM matched
      )
      SELECT id, place, (${facets(at)}) AS facets FROM ranked
        ORDER BY place OFFSET ${(search.pagina - 1) * resultsPerPage} LIMIT ${fixed(resultsPerPage)}`,
    Prisma.sql`, chosen.facets,
      ts_headline('portal', a.title, ${found}, ${whole}) AS "markedTitle",
      ts_headline('portal', a.summary, ${found}, ${whole}) AS "markedSummary",
      (SELECT ts_headline('portal', substr(excerpt, greatest(1, at - ${before}::int), ${around}::int), ${found}, ${parts})
        FROM article_search, regexp_instr(lower(unaccent(excerpt)), ${wordStarts(terms)}) AS at WHERE article_id = a.id) AS passage`,
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

/**
 * A correction for a search without results: it replaces each word that no article contains by the most similar one. Null when that finds
 * nothing either. It offers only words of articles that are public now, so that it reveals nothing that was taken down. One statement.
 */
export async function findCorrection(typed: string): Promise<string | null> {
  const terms = searchTerms(typed)
  if (terms.length === 0) return null
  const [row] = await db().$queryRaw<{ meant: string; finds: boolean }[]>`
    SELECT string_agg(word, ' ' ORDER BY n) AS meant, finds_articles(string_agg(quote, ' & ' ORDER BY n)) AS finds FROM (
      SELECT n, coalesce(near.written, term) AS word, coalesce('''' || near.word || '''', query) AS quote
        FROM unnest(${terms}::text[], ${terms.map(termQuery)}::text[]) WITH ORDINALITY AS asked (term, query, n)
        CROSS JOIN LATERAL (SELECT finds_articles(query) AS known OFFSET 0) looked
        LEFT JOIN LATERAL (
          SELECT word, written FROM (
            SELECT word, written, similarity(word, term) AS likeness FROM search_words
              WHERE word % term AND NOT known ORDER BY likeness DESC, word LIMIT 10
          ) candidate
          WHERE finds_articles('''' || word || '''') ORDER BY likeness DESC, word LIMIT 1
        ) near ON true
    ) corrected`
  return row?.finds && row.meant !== terms.join(' ') ? row.meant : null
}
