import { system } from '#lib/actor.ts'
import { coverOf } from '#lib/articles/cover.ts'
import { parseHtml } from '#lib/body/parse.ts'
import type { PublicIdentity } from '#lib/seo/json-ld/publisher.ts'
import type { SeoSubject, Surroundings } from '#lib/seo/validation/subject.ts'
import { yearOf } from '#lib/text/format.ts'
import { factsFor, pageSelection } from '#server/articles/reading/queries/article-page.ts'
import type { Prisma, Tx } from '#server/platform/db/db.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { listCompletePages, readIdentity } from '#server/site/queries.ts'
import { graphOfArticle } from './article-head.ts'
import { findKnownLinks } from './known-links.ts'

/** The newspaper as an article's structured data name it. Two statements, outside a command's transaction. */
export async function readPublisher(): Promise<PublicIdentity> {
  const [identity, pages] = await Promise.all([readIdentity(), listCompletePages()])
  return { ...identity, completePages: pages.map(({ slug }) => slug) }
}

export interface ReadArticle {
  authorId: string
  version: number
  title: string
  isPublished: boolean
  publishedAt: Date | null
  subject: SeoSubject
  around: Surroundings
  /** Links that are to be followed. */
  due: string[]
}

const selection = {
  ...pageSelection,
  content: true,
  version: true,
  searchKey: true,
} satisfies Prisma.ArticleSelect

/**
 * What a validation needs of an article and of its surroundings; null for one that is deleted. A text that is not published is read as if it
 * were published now. Three statements, and two for its links.
 */
export async function readArticle(
  tx: Tx,
  { articleId, publisher, now }: { articleId: string; publisher: PublicIdentity; now: Date },
): Promise<ReadArticle | null> {
  const row = await tx.article.findFirst({
    relationLoadStrategy: 'join',
    where: { id: articleId, deletedAt: null },
    select: selection,
  })
  if (!row) return null
  const origin = siteOrigin()
  const links = await findKnownLinks(tx, parseHtml(row.content), { origin, now })
  const facts = factsFor(system, row, row.publishedAt ?? now)
  return {
    authorId: row.authorId,
    version: row.version,
    title: row.title,
    isPublished: row.status === 'published',
    publishedAt: row.publishedAt,
    due: links.due,
    subject: {
      title: row.title,
      slug: row.slug,
      summary: row.summary,
      content: row.content,
      visibility: row.visibility,
      cover: coverOf(row),
      tags: row.tags.map(({ tag }) => tag),
      cities: row.locations.map(({ locationPath }) => locationPath),
    },
    around: {
      origin,
      year: Number(yearOf(row.publishedAt ?? now)),
      sameTitles: await listSameTitles(tx, row),
      links: links.states,
      page: { canonical: origin + facts.path, data: graphOfArticle(facts, publisher) },
    },
  }
}

/** Public articles with the same title, but for accents and case. */
async function listSameTitles(tx: Tx, { id, searchKey }: { id: string; searchKey: string }): Promise<string[]> {
  if (searchKey === '') return []
  const rows = await tx.article.findMany({
    where: { searchKey, id: { not: id }, status: 'published', deletedAt: null },
    select: { title: true },
    take: 3,
  })
  return rows.map(({ title }) => title)
}
