import type { Actor } from '#lib/actor.ts'
import { type ArticleStatus, titleOrNone } from '#lib/articles/article.ts'
import { parseHtml } from '#lib/body/parse.ts'
import { readBody } from '#lib/body/read.ts'
import { comparableBody } from '#lib/body/write.ts'
import { type ComparedParagraph, compareTexts, compareWords, type Stretch } from '#lib/text/difference.ts'
import { db } from '#server/platform/db/db.ts'
import { articlePolicy } from '../../policy.ts'
import { findAtDesk } from '../../writing/queries/at-desk.ts'

/** A version without its text. */
export interface VersionEntry {
  number: number
  status: ArticleStatus
  /** The id of the person who wrote it, and their name. */
  changedBy: string
  by: string
  createdAt: Date
}

export interface VersionList {
  article: {
    id: string
    title: string
    version: number
    editable: boolean
    /** Whether readers see the article, and whether it will be published by itself. */
    isPublic: boolean
    isScheduled: boolean
  }
  /** Newest first. */
  versions: (VersionEntry & {
    /** The number of the version before it; null for the first. Autosaves raise the number of their row, so numbers have gaps. */
    previous: number | null
  })[]
  /** The `below` of the next page; null on the last. */
  next: number | null
}

/** Two texts compared, part by part. */
export interface ComparedText {
  title: Stretch[]
  summary: Stretch[]
  body: ComparedParagraph[]
}

export interface VersionComparison extends ComparedText {
  from: VersionEntry
  to: VersionEntry
}

/** Versions per page. */
const pageSize = 30

const entry = { versionNumber: true, status: true, changedBy: true, createdAt: true } as const

/**
 * An article's versions, newest first, below a number when one is given. For actors who may open the article at the desk. Raises
 * article_not_found or article_forbidden.
 */
export async function listVersions(actor: Actor, id: string, below: number | null = null): Promise<VersionList> {
  const article = await findAtDesk(actor, id)
  const rows = await db().articleVersion.findMany({
    where: { articleId: id, ...(below !== null && { versionNumber: { lt: below } }) },
    orderBy: { versionNumber: 'desc' },
    take: pageSize + 1,
    select: entry,
  })
  const page = rows.slice(0, pageSize)
  const entries = await named(page)
  const versions = entries.map((version, place) => ({ ...version, previous: rows[place + 1]?.versionNumber ?? null }))
  return {
    article: {
      id,
      title: titleOrNone(article.title),
      version: article.version,
      editable: articlePolicy.can(actor, 'edit', article),
      isPublic: article.status === 'published',
      isScheduled: article.publishAt !== null,
    },
    versions,
    next: rows.length > pageSize ? (page.at(-1)?.versionNumber ?? null) : null,
  }
}

/** Two versions of an article compared word by word; null when either does not exist. Raises article_not_found or article_forbidden. */
export async function compareVersions(
  actor: Actor,
  id: string,
  from: number,
  to: number,
): Promise<VersionComparison | null> {
  await findAtDesk(actor, id)
  const rows = await db().articleVersion.findMany({
    where: { articleId: id, versionNumber: { in: [from, to] } },
    select: { ...entry, title: true, summary: true, content: true },
  })
  const [before, after] = [from, to].map(number => rows.find(row => row.versionNumber === number))
  if (!before || !after) return null
  const [older, newer] = await named([before, after])
  if (!older || !newer) return null
  return { from: older, to: newer, ...compareArticles(before, after) }
}

interface Text {
  title: string
  summary: string
  content: string
}

/** Two texts of an article compared; takes stored bodies. */
export const compareArticles = (before: Text, after: Text): ComparedText => ({
  title: compareWords(before.title, after.title),
  summary: compareWords(before.summary, after.summary),
  body: compareTexts(comparable(before.content), comparable(after.content)),
})

const comparable = (content: string) => comparableBody(readBody(parseHtml(content)))

interface Row {
  versionNumber: number
  status: ArticleStatus
  changedBy: string
  createdAt: Date
}

async function named(rows: readonly Row[]): Promise<VersionEntry[]> {
  const people = await db().profile.findMany({
    where: { id: { in: [...new Set(rows.map(({ changedBy }) => changedBy))] } },
    select: { id: true, fullName: true },
  })
  const names = new Map(people.map(({ id, fullName }) => [id, fullName]))
  return rows.map(({ versionNumber, changedBy, status, createdAt }) => ({
    number: versionNumber,
    status,
    createdAt,
    changedBy,
    by: names.get(changedBy) || 'Desconhecido',
  }))
}
