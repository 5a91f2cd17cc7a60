import type { Actor } from '#lib/actor.ts'
import { sentenceOf } from '#lib/audit/actions.ts'
import type { AuditListState } from '#lib/audit/audit-list.ts'
import { detailLines } from '#lib/audit/details.ts'
import { kindOf, subjectPath } from '#lib/audit/subjects.ts'
import { countedAtMost } from '#lib/list/list.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { db, type Prisma, type Tx } from '#server/platform/db/db.ts'
import { eachBatch, type Page, readPage } from '#server/platform/list/pages.ts'
import { now } from '#server/platform/process/clock.ts'
import { auditPolicy } from './policy.ts'
import { branchesOf } from './search.ts'
import { namedSubjects } from './subjects.ts'

/** An audited act. Names and titles are read when the list is: the row itself holds ids. */
export interface AuditLine {
  id: string
  createdAt: Date
  /** Null for the product's own acts. */
  person: { id: string; name: string } | null
  action: string
  sentence: string
  subject: { type: string; id: string; label: string; path: string | null }
  /** The article of the act, its subject or not. */
  article: { id: string; title: string } | null
  failed: boolean
  details: [label: string, text: string][]
}

export interface AuditPage extends Page<AuditLine> {
  /** The names of the person and the article that the list is filtered by; null without such a filter. */
  chosen: { pessoa: string | null; artigo: string | null }
}

const pageSize = 50
const batchSize = 500
const erasedPerson = 'Conta excluída'
const missingArticle = 'Artigo excluído'

const sortKeys = { momento: { column: 'createdAt', kind: 'date' } } as const

type EntryRow = Prisma.AuditEntryGetPayload<object>
interface Slice {
  where: Prisma.AuditEntryWhereInput
  orderBy: Prisma.AuditEntryOrderByWithRelationInput[]
  take: number
}

/** A page of fifty acts for a list's state. An unknown cursor gives the first page. Raises forbidden. */
export async function listAudit(actor: Actor, state: AuditListState): Promise<AuditPage> {
  auditPolicy.assert(actor, 'read', null)
  const branches = branchesOf(state, now())
  const { pessoa, artigo } = state.filters
  const [page, names, titles] = await Promise.all([
    readPage(sortKeys, state, pageSize, { rows: reading(branches), count: tx => countOf(branches, tx) }),
    namesOf(pessoa ? [pessoa] : []),
    titlesOf(artigo ? [artigo] : []),
  ])
  return {
    ...page,
    rows: await actsOf(page.rows),
    chosen: {
      pessoa: pessoa ? (names.get(pessoa) ?? erasedPerson) : null,
      artigo: artigo ? (titles.get(artigo) ?? missingArticle) : null,
    },
  }
}

/** All acts for a list's state, in its order, in batches of 500. Raises forbidden before the first batch. */
export function eachAct(actor: Actor, state: AuditListState): AsyncIterable<AuditLine[]> {
  auditPolicy.assert(actor, 'export', null)
  const read = reading(branchesOf(state, now()))
  return actsInBatches(eachBatch(sortKeys, state.order, batchSize, read))
}

async function* actsInBatches(batches: AsyncIterable<EntryRow[]>): AsyncGenerator<AuditLine[]> {
  for await (const rows of batches) yield actsOf(rows)
}

/** Reads each branch in the order asked for, and merges them in that order. */
const reading =
  (branches: Prisma.AuditEntryWhereInput[]) =>
  async ({ where: beyond, orderBy, take }: Slice, tx: Tx): Promise<EntryRow[]> => {
    const rows: EntryRow[] = []
    for (const branch of branches)
      rows.push(...(await tx.auditEntry.findMany({ where: { AND: [branch, beyond] }, orderBy, take })))
    const sign = orderBy[0]?.createdAt === 'desc' ? -1 : 1
    return rows.sort((a, b) => sign * compare(a, b)).slice(0, take)
  }

const compare = (a: EntryRow, b: EntryRow) =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

async function countOf(branches: Prisma.AuditEntryWhereInput[], tx: Tx): Promise<number> {
  let total = 0
  for (const where of branches)
    if (total <= countedAtMost) total += await tx.auditEntry.count({ where, take: countedAtMost + 1 - total })
  return total
}

async function actsOf(rows: EntryRow[]): Promise<AuditLine[]> {
  const subjects = (type: string) => rows.filter(row => row.subjectType === type).map(row => row.subjectId)
  const [names, titles, named] = await Promise.all([
    namesOf([...rows.flatMap(({ actorId }) => actorId ?? []), ...subjects('user')]),
    titlesOf(rows.flatMap(({ articleId }) => articleId ?? [])),
    namedSubjects(subjects),
  ])
  const labelOf = ({ subjectType, subjectId, articleId }: EntryRow): string => {
    if (subjectType === 'user') return names.get(subjectId) ?? erasedPerson
    if (subjectType === 'article') return titles.get(subjectId) ?? missingArticle
    const kind = kindOf({ type: subjectType, id: subjectId, articleId })
    const name = named.get(subjectId)
    return name ? `${kind}: ${name}` : kind
  }
  return rows.map(row => {
    const { id, createdAt, actorId, action, subjectType: type, subjectId, articleId, status, details } = row
    const known = type !== 'article' || titles.has(subjectId)
    return {
      id,
      createdAt,
      action,
      sentence: sentenceOf(action),
      failed: status === 'failed',
      person: actorId ? { id: actorId, name: names.get(actorId) ?? erasedPerson } : null,
      subject: {
        type,
        id: subjectId,
        label: labelOf(row),
        path: known ? subjectPath({ type, id: subjectId, articleId }) : null,
      },
      article: articleId === null ? null : { id: articleId, title: titles.get(articleId) ?? missingArticle },
      details: detailLines(details),
    }
  })
}

async function namesOf(ids: string[]): Promise<Map<string, string>> {
  const known = ids.filter(looksLikeUuid)
  if (known.length === 0) return new Map()
  const people = await db().profile.findMany({ where: { id: { in: known } }, select: { id: true, fullName: true } })
  return new Map(people.map(({ id, fullName }) => [id, fullName]))
}

async function titlesOf(ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const articles = await db().article.findMany({ where: { id: { in: ids } }, select: { id: true, title: true } })
  return new Map(articles.map(({ id, title }) => [id, title || 'Sem título']))
}
