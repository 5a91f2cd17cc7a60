import type { Actor } from '#lib/actor.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import { countedAtMost } from '#lib/list/list.ts'
import type { RedirectListState } from '#lib/redirects/redirect-list.ts'
import { db, type Prisma, type Tx } from '#server/platform/db/db.ts'
import { eachBatch, type Page, readPage, type Slice } from '#server/platform/list/pages.ts'
import { wordsIn } from '#server/platform/list/words.ts'
import { articleSelection, isShown } from '../destination.ts'
import { redirectPolicy } from '../policy.ts'

/** A former address in the masters' list. */
export interface RedirectEntry {
  id: string
  path: string
  /** The path or address that it leads to; empty when its article was deleted for good. */
  to: string
  /** The article that it leads to; null for another address. */
  article: { title: string; published: boolean } | null
  imported: boolean
  createdAt: Date
}

export interface RedirectPage extends Page<RedirectEntry> {
  /** The day of the import that the list is filtered by; null without such a filter or import. */
  importDay: Date | null
}

const pageSize = 50
const batchSize = 1_000
const sortKeys = { criado: { column: 'createdAt', kind: 'date' } } as const

const selection = {
  id: true,
  path: true,
  target: true,
  sessionId: true,
  createdAt: true,
  article: { select: { title: true, ...articleSelection } },
} satisfies Prisma.RedirectSelect

type Row = Prisma.RedirectGetPayload<{ select: typeof selection }>

/** A page of fifty former addresses for a list's state. Raises forbidden. */
export async function listRedirects(actor: Actor, state: RedirectListState): Promise<RedirectPage> {
  redirectPolicy.assert(actor, 'read', null)
  const where = whereOf(state)
  const { importacao } = state.filters
  const [page, session] = await Promise.all([
    readPage(sortKeys, state, pageSize, {
      rows: reading(where),
      count: tx => tx.redirect.count({ where, take: countedAtMost + 1 }),
    }),
    importacao
      ? db().importSession.findUnique({ where: { id: importacao }, select: { createdAt: true } })
      : Promise.resolve(null),
  ])
  return { ...page, rows: page.rows.map(entryOf), importDay: session?.createdAt ?? null }
}

/** All former addresses for a list's state, in its order, in batches of 1,000. Raises forbidden before the first batch. */
export function eachRedirect(actor: Actor, state: RedirectListState): AsyncIterable<RedirectEntry[]> {
  redirectPolicy.assert(actor, 'read', null)
  return entriesOf(eachBatch(sortKeys, state.order, batchSize, reading(whereOf(state))))
}

async function* entriesOf(batches: AsyncIterable<Row[]>): AsyncGenerator<RedirectEntry[]> {
  for await (const rows of batches) yield rows.map(entryOf)
}

const whereOf = ({ search, filters }: RedirectListState): Prisma.RedirectWhereInput => ({
  removedAt: null,
  ...(filters.origem === 'importacao' && { sessionId: { not: null } }),
  ...(filters.origem === 'mao' && { sessionId: null }),
  ...(filters.importacao && { sessionId: filters.importacao }),
  ...wordsIn(search),
})

const reading =
  (where: Prisma.RedirectWhereInput) =>
  ({ where: beyond, ...slice }: Slice<typeof sortKeys>, tx: Tx): Promise<Row[]> =>
    tx.redirect.findMany({ relationLoadStrategy: 'join', where: { AND: [where, beyond] }, ...slice, select: selection })

const entryOf = ({ article, target, sessionId, ...row }: Row): RedirectEntry => ({
  id: row.id,
  path: row.path,
  to: article ? articlePath(article) : (target ?? ''),
  article: article && { title: article.title, published: isShown(article) },
  imported: sessionId !== null,
  createdAt: row.createdAt,
})
