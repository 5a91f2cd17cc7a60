import type { Actor } from '#lib/actor.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import { coverOfFields, type Picture } from '#lib/articles/cover.ts'
import { DomainError } from '#lib/errors.ts'
import { messageFor } from '#lib/messages.ts'
import type { ArticleFields } from '#lib/schemas/articles/article.ts'
import { checkedPoints } from '#lib/schemas/articles/checklist.ts'
import type { ScheduleFieldsInput } from '#lib/schemas/articles/schedule.ts'
import { plural } from '#lib/text/format.ts'
import { localOf } from '#lib/text/local-time.ts'
import { looksLikeUuid, tagKey } from '#lib/text/text.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { readSetting } from '#server/site/queries.ts'
import { fieldsOf } from '../../fields.ts'
import { articlePolicy } from '../../policy.ts'
import { namesOfCities } from '../../reading/queries/city-names.ts'
import { rowSelection } from '../../row.ts'
import { findApproval, type ReviewSubject } from '../approval.ts'
import { type Blocker, blockersOf } from '../blockers.ts'

/** Advice before publishing, and the tab that it is about. */
export interface Advice {
  about: 'review' | 'comments' | 'links'
  text: string
}

/** A text that is about to be published. */
export interface CheckedText {
  articleId: string
  /** The article's fields, or those of its revision. */
  fields: ArticleFields
  cover: Picture | null
}

/** A check with the text that was checked, on which features above have advice (`server/seo/queries/advice.ts`). */
export interface CheckedPublication {
  check: PublicationCheck
  text: CheckedText
}

/** What somebody who publishes a text reads before they do. */
export interface PublicationCheck {
  id: string
  /** The version that was checked, of the article or of the revision. */
  version: number
  title: string
  cover: Picture | null
  /** The whole address of the readers' page. */
  address: string
  visibility: ArticleFields['visibility']
  /** The pages that will list it, by name. */
  pages: string[]
  /** The first publication, here or at another site: the text keeps its date. Null for one that was never public, and for a revision. */
  firstPublished: Date | null
  /** What publishing is refused for, whenever it happens. */
  blockers: Blocker[]
  /** The refusal of publishing by hand under an embargo; the clock may. */
  embargo: string | null
  advice: Advice[]
  approval: { by: string; at: Date; quality: number | null } | null
  /** The schedule as its form has it; null for a revision, which has none. */
  schedule: ScheduleFieldsInput | null
}

const coverMedia = { select: { id: true, width: true, height: true, widths: true } } as const

/**
 * What publishing an article would do and what stands in its way, for actors who may publish it. The blockers come from the functions that the
 * command asks (`columnsOfMove`). Raises article_not_found, article_forbidden, or already_in_status for a published article.
 */
export async function checkPublication(actor: Actor, { id }: { id: string }): Promise<CheckedPublication> {
  const row = looksLikeUuid(id)
    ? await db().article.findUnique({
        where: { id, deletedAt: null },
        include: { ...rowSelection.include, coverMedia },
      })
    : null
  if (!row) throw new DomainError('article_not_found')
  articlePolicy.assert(actor, 'publish', row, 'article_forbidden')
  if (row.status === 'published') throw new DomainError('already_in_status', { params: { status: row.status } })
  const { version, publishAt, unpublishAt, embargoNote } = row
  const typed = (moment: Date | null) => (moment ? localOf(moment) : '')
  const fields = fieldsOf(row)
  const text = { articleId: id, fields, cover: coverOfFields(fields, row.coverMedia) }
  const check = {
    ...(await checkFields(text, { version, revisionId: null })),
    id,
    version,
    address: new URL(articlePath(row), siteOrigin()).href,
    firstPublished: row.publishedAt,
    blockers: blockersOf(fields),
    embargo: embargoNote ? messageFor({ code: 'under_embargo', params: {} }) : null,
    schedule: { publishAt: typed(publishAt), unpublishAt: typed(unpublishAt), embargoNote },
  }
  return { check, text }
}

/** What the dialog says of a text with these fields, whether it is an article's or a revision's. */
export async function checkFields(text: CheckedText, subject: ReviewSubject) {
  const { articleId, fields, cover } = text
  const [approval, advice, pages] = await Promise.all([
    findApproval(db(), articleId, subject),
    adviceOn(articleId, subject),
    pagesOf(fields),
  ])
  const by = approval && { by: approval.reviewer.fullName, at: approval.reviewedAt, quality: approval.quality }
  return { title: fields.title, visibility: fields.visibility, cover, approval: by, advice, pages }
}

/** A comment that begins an open thread: it is not resolved, and something in it still stands. Answers are not counted (COM-7). */
const openThread = {
  parentId: null,
  resolvedAt: null,
  OR: [{ removedAt: null }, { replies: { some: { removedAt: null } } }],
} satisfies Prisma.ArticleCommentWhereInput

async function adviceOn(articleId: string, subject: ReviewSubject): Promise<Advice[]> {
  const [open, unchecked] = await Promise.all([
    db().articleComment.count({ where: { articleId, ...openThread } }),
    uncheckedPoints(articleId, subject),
  ])
  return [
    ...unchecked.map(point => ({ about: 'review' as const, text: `Lista de conferência: falta “${point}”.` })),
    ...(open > 0
      ? [{ about: 'comments' as const, text: `Há ${plural(open, 'conversa', 'conversas')} em aberto nos comentários.` }]
      : []),
  ]
}

/** The points of the checklist that nobody has checked in an approval of this version. */
async function uncheckedPoints(articleId: string, subject: ReviewSubject): Promise<string[]> {
  const { required, others } = await readSetting('review_checklist')
  if (required.length + others.length === 0) return []
  const approval = await findApproval(db(), articleId, subject)
  const checked = new Set(
    checkedPoints.parse(approval?.checklist ?? []).flatMap(each => (each.checked ? [each.text] : [])),
  )
  return [...required, ...others].filter(point => !checked.has(point))
}

/** The names of the pages that will list a text, from the front page on. */
async function pagesOf({ tags, cities, credits = [] }: ArticleFields): Promise<string[]> {
  const [names, { sections }] = await Promise.all([namesOfCities(cities), readSetting('sections')])
  const keys = new Set(tags.map(tagKey))
  return [
    'Página inicial',
    ...cities.map(path => names[path] ?? path),
    ...sections.flatMap(({ name, tags: of }) => (of.some(tag => keys.has(tagKey(tag))) ? [name] : [])),
    ...tags.map(tag => `Tag ${tag}`),
    ...new Set(credits.flatMap(({ personId, name }) => (personId && name ? [name] : []))),
  ]
}
