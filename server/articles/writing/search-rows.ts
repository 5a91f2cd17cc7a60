import { plainLetters } from '#lib/search/body-words.ts'
import { headlineOf, headWords, listedWords } from '#lib/search/head-words.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { PlacedArticle } from './commands/prepare-article.ts'
import { lexemesOf } from './lexemes.ts'

/** Search rows of public articles, and the words of their heads. As `keep_search_given` in the database takes them. */
export interface SearchRows {
  /** Without the articles that only the database can read. Their plain texts and documents stand apart, in their order. */
  rows: object[]
  excerpts: string[]
  documents: Buffer[]
  words: { word: string; written: string }[]
  unread: string
}

/** The search rows of public articles, made without reading their texts in the database: three statements for any number. */
export async function searchRowsOf(tx: Tx, placed: readonly PlacedArticle[]): Promise<SearchRows> {
  const namesOf = await findNames(tx, placed)
  const read = placed.flatMap(each => {
    const { title, summary } = each.article.columns
    const head = headWords({ title, summary, names: namesOf(each) })
    const body = each.article.bodyWords
    return head && body ? [{ ...each, head, body }] : []
  })
  const documents = await lexemesOf(
    tx,
    read.map(({ head, body }) => [
      { weight: 'A', words: head.title },
      { weight: 'B', words: head.names },
      { weight: 'C', words: head.summary },
      { weight: '', words: body.words },
    ]),
  )
  const rows = read.map(({ id, article, head }) => ({
    id,
    publishedAt: article.publishedAt,
    premium: article.columns.visibility === 'premium',
    cities: article.cities,
    authors: [...new Set(article.credits.flatMap(({ personId }) => personId ?? []))],
    headline: headlineOf(head),
  }))
  const { written, unread } = listedWords(
    read.map(each => [each.article.columns.title, each.article.columns.summary, namesOf(each)].join('. ')),
  )
  return {
    rows,
    excerpts: read.map(({ body }) => body.excerpt),
    documents,
    words: [...written].map(each => ({ word: plainLetters(each), written: each })),
    unread: [...unread].join(' . '),
  }
}

/** Gives `search_names` of articles: their tags, cities with the states in both spellings, and signers. */
async function findNames(tx: Tx, placed: readonly PlacedArticle[]): Promise<(placed: PlacedArticle) => string> {
  const ids = placed.flatMap(({ article }) => article.credits.flatMap(({ personId }) => personId ?? []))
  const people = await tx.profile.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, fullName: true },
  })
  const paths = [...new Set(placed.flatMap(({ article }) => article.cities))]
  const cities = await tx.$queryRaw<{ path: string; names: string }[]>`
    SELECT path, name || ' ' || state || '. ' || name || ' ' || state_name(state) AS names FROM municipalities WHERE path = ANY (${paths}::text[])`
  const personOf = new Map(people.map(({ id, fullName }) => [id, fullName]))
  const cityAt = new Map(cities.map(({ path, names }) => [path, names]))
  return ({ article: { tags, cities, credits } }) =>
    [
      ...tags.map(({ tag }) => tag),
      ...cities.map(path => cityAt.get(path)),
      ...credits.map(({ personId, name }) => (personId === null ? name : personOf.get(personId))),
    ].join('. ')
}
