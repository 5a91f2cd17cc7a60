import { type Actor, isEditor, isSignedIn, type SignedIn } from '#lib/actor.ts'
import type { DeskState, DeskTab } from '#lib/articles/desk-list.ts'
import { DomainError } from '#lib/errors.ts'
import { cityName } from '#lib/text/format.ts'
import { db, type Prisma, type Tx } from '#server/platform/db/db.ts'
import { eachBatch, type Page, readPage } from '#server/platform/list/pages.ts'
import { now } from '#server/platform/process/clock.ts'
import { cardOf, cardSelection, type OwnCard } from '../../own/queries/own-articles.ts'
import { dateOf, inTab, whereOf } from './condition.ts'
import { readDeskSearch } from './found.ts'
import { type Asked, countUpTo, findIds, type Slice } from './slice.ts'

/** An article as the newsroom's lists show it. */
export interface DeskArticle extends OwnCard {
  authorId: string
  /** The path of its primary city. */
  locationPath: string | null
  wordCount: number
  version: number
  /** The date of the tab. */
  at: Date
}

export interface DeskPage extends Page<Keyed> {
  /** The number of articles of each tab, whatever the search and the filters, counted up to `countedAtMost`. */
  counts: Record<DeskTab, number>
  /** The names of the author and the city that the list is filtered by; null without such a filter or row. */
  chosen: { autor: string | null; cidade: string | null }
}

const pageSize = 30
const batchSize = 500

const selection = {
  ...cardSelection,
  wordCount: true,
  publishedAt: true,
  locationPath: true,
} satisfies Prisma.ArticleSelect

/** An article with its sort columns. A missing date is filled with `createdAt`; its tab never sorts by it. */
interface Keyed {
  id: string
  wordCount: number
  viewsCount: number
  createdAt: Date
  submittedAt: Date
  publishAt: Date
  publishedAt: Date
  deletedAt: Date
  article: DeskArticle
}

const sortKeys = (tab: DeskTab) =>
  ({
    data: { column: dateOf[tab], kind: 'date' },
    palavras: { column: 'wordCount', kind: 'number' },
    views: { column: 'viewsCount', kind: 'number' },
  }) as const

/** A page of thirty articles for a state of the desk's or the administration's list. Raises forbidden for people who are not editors. */
export async function listArticles(actor: Actor, state: DeskState): Promise<DeskPage> {
  assertEditor(actor)
  const asked = await askedBy(actor, state)
  const tab = state.filters.situacao
  const [page, counts, chosen] = await Promise.all([
    readPage(sortKeys(tab), state, pageSize, {
      rows: reading(actor, tab, asked),
      count: tx => countUpTo(tx, asked, dateOf[tab]),
    }),
    countTabs(),
    namesOf(state),
  ])
  return { ...page, counts, chosen }
}

/** All articles for a list's state, in its order, in batches of 500. Raises forbidden before the first batch. */
export function eachArticle(actor: Actor, state: DeskState): AsyncIterable<DeskArticle[]> {
  assertEditor(actor)
  return inBatches(actor, state)
}

async function* inBatches(actor: SignedIn, state: DeskState): AsyncGenerator<DeskArticle[]> {
  const asked = await askedBy(actor, state)
  const tab = state.filters.situacao
  const batches = eachBatch(sortKeys(tab), state.order, batchSize, reading(actor, tab, asked))
  for await (const rows of batches) yield rows.map(({ article }) => article)
}

/** The number of texts that wait for a review, counted up to `countedAtMost`; 0 for people who do not review. */
export const countWaiting = async (actor: Actor): Promise<number> => (isEditor(actor) ? countTab('fila') : 0)

export function assertEditor(actor: Actor): asserts actor is SignedIn {
  if (!isSignedIn(actor) || !isEditor(actor)) throw new DomainError('forbidden')
}

async function countTabs(): Promise<Record<DeskTab, number>> {
  const tabs = Object.keys(inTab) as DeskTab[]
  const counts = await Promise.all(tabs.map(countTab))
  return Object.fromEntries(tabs.map((tab, place) => [tab, counts[place]])) as Record<DeskTab, number>
}

const countTab = (tab: DeskTab): Promise<number> => countUpTo(db(), { where: inTab[tab], search: null }, dateOf[tab])

/** What a list's state asks for. */
export const askedBy = async (actor: SignedIn, state: DeskState): Promise<Asked> => ({
  where: whereOf(actor, state),
  search: await readDeskSearch(state.search),
})

/** Finds the ids first: in one statement PostgreSQL may join every article that a search finds before it keeps those of the slice. */
const reading =
  (actor: SignedIn, tab: DeskTab, asked: Asked) =>
  async (slice: Slice, tx: Tx): Promise<Keyed[]> => {
    const at = now()
    const found = await findIds(tx, asked, slice)
    const rows = await tx.article.findMany({
      relationLoadStrategy: 'join',
      where: { id: { in: found } },
      orderBy: slice.orderBy,
      select: selection,
    })
    return rows.map(row => keyed(actor, row, tab, at))
  }

function keyed(
  actor: SignedIn,
  row: Prisma.ArticleGetPayload<{ select: typeof selection }>,
  tab: DeskTab,
  at: Date,
): Keyed {
  const { id, wordCount, viewsCount, createdAt, authorId, locationPath, version } = row
  const dates = {
    createdAt,
    submittedAt: row.submittedAt ?? createdAt,
    publishAt: row.publishAt ?? createdAt,
    publishedAt: row.publishedAt ?? createdAt,
    deletedAt: row.deletedAt ?? createdAt,
  }
  const own = { authorId, locationPath, wordCount, version, at: dates[dateOf[tab]] }
  return { id, wordCount, viewsCount, ...dates, article: { ...cardOf(actor, row, at), ...own } }
}

async function namesOf({ filters }: DeskState): Promise<DeskPage['chosen']> {
  const [person, city] = await Promise.all([
    filters.autor ? db().profile.findUnique({ where: { id: filters.autor }, select: { fullName: true } }) : null,
    filters.cidade ? db().municipality.findUnique({ where: { path: filters.cidade }, select: { name: true } }) : null,
  ])
  return { autor: person?.fullName ?? null, cidade: city && cityName(city.name, filters.cidade) }
}
