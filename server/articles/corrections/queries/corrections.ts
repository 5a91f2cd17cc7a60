import { type Actor, isEditor } from '#lib/actor.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import type { CorrectionKind } from '#lib/articles/corrections.ts'
import { DomainError } from '#lib/errors.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { olderThan } from '#server/platform/db/keyset.ts'
import { publicArticles } from '../../reading/queries/cards.ts'

export interface ListedCorrection {
  id: string
  kind: CorrectionKind
  text: string
  createdAt: Date
  article: { id: string; title: string; path: string }
}

export interface DeskCorrection extends ListedCorrection {
  correctedBy: string
  withdrawnAt: Date | null
  /** Whether readers can see its article. */
  shown: boolean
}

export interface CorrectionList<Entry> {
  entries: Entry[]
  /** The id of the last correction here, from which the next page goes on; null on the last page. */
  older: string | null
}

const pageSize = 20

const selection = {
  id: true,
  kind: true,
  text: true,
  createdAt: true,
  correctedBy: true,
  withdrawnAt: true,
  article: { select: { id: true, title: true, slug: true, locationPath: true, status: true, deletedAt: true } },
} satisfies Prisma.CorrectionSelect

type Row = Prisma.CorrectionGetPayload<{ select: typeof selection }>

const listed = ({ id, kind, text, createdAt, article }: Row): ListedCorrection => ({
  id,
  kind,
  text,
  createdAt,
  article: { id: article.id, title: article.title, path: articlePath(article) },
})

/**
 * A page of the corrections of public articles, newest first: the first page, or the one after the correction with the id
 * `before`. Null when no correction has that id. Key: `corrections`.
 */
export async function listCorrections(before?: string): Promise<CorrectionList<ListedCorrection> | null> {
  const rows = await readPage({ withdrawnAt: null, article: publicArticles }, before)
  return rows && pageOf(rows, listed)
}

/**
 * A page of all corrections with the people who made them, withdrawn ones included, newest first. `articleId` limits it to one
 * article. Raises forbidden.
 */
export async function listDeskCorrections(
  actor: Actor,
  { articleId, before }: { articleId?: string; before?: string } = {},
): Promise<CorrectionList<DeskCorrection>> {
  if (!isEditor(actor)) throw new DomainError('forbidden')
  const rows = (await readPage(articleId ? { articleId } : {}, before)) ?? []
  const people = await db().profile.findMany({
    where: { id: { in: rows.map(({ correctedBy }) => correctedBy) } },
    select: { id: true, fullName: true },
  })
  const names = new Map(people.map(({ id, fullName }) => [id, fullName]))
  return pageOf(rows, row => ({
    ...listed(row),
    correctedBy: names.get(row.correctedBy) ?? 'Redação',
    withdrawnAt: row.withdrawnAt,
    shown: row.article.status === 'published' && row.article.deletedAt === null,
  }))
}

/** The rows of a page and one more; null when no correction has the id `before`. */
async function readPage(where: Prisma.CorrectionWhereInput, before?: string): Promise<Row[] | null> {
  const mark = before === undefined ? null : await findMark(before)
  if (before !== undefined && !mark) return null
  return db().correction.findMany({
    relationLoadStrategy: 'join',
    where: { ...where, ...(mark && olderThan(mark)) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: pageSize + 1,
    select: selection,
  })
}

const findMark = async (id: string) =>
  looksLikeUuid(id) ? db().correction.findUnique({ where: { id }, select: { id: true, createdAt: true } }) : null

function pageOf<Entry extends { id: string }>(rows: Row[], entryOf: (row: Row) => Entry): CorrectionList<Entry> {
  const entries = rows.slice(0, pageSize).map(entryOf)
  return { entries, older: rows.length > pageSize ? (entries.at(-1)?.id ?? null) : null }
}
