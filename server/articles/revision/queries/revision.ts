import type { Actor } from '#lib/actor.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'
import { coverOfFields, type Picture } from '#lib/articles/cover.ts'
import { DomainError } from '#lib/errors.ts'
import type { ArticleFields } from '#lib/schemas/articles/article.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { articlePolicy } from '../../policy.ts'
import { namesOfCities } from '../../reading/queries/city-names.ts'
import { rowSelection } from '../../row.ts'
import { stateOf } from '../../writing/presence.ts'
import { revisionOf, waits } from '../revision.ts'

/** A revision as its form has it. `status` is the revision's own. */
export interface EditableRevision {
  id: string
  /** The article's id. */
  revisionOf: string
  version: number
  /** The state of the article that the screen shows (`stateOf`). */
  state: string
  status: ArticleStatus
  /** The public path of the article. */
  path: string
  authorName: string
  savedBy: string
  updatedAt: Date
  publishAt: null
  /** Whether the article has changed since the revision began. */
  isBehind: boolean
  fields: ArticleFields
  cover: Picture | null
  cityNames: Record<string, string>
  abilities: { submit: boolean; takeBack: boolean; publish: boolean; setStatus: boolean }
}

const selection = {
  include: {
    coverMedia: { select: { id: true, width: true, height: true, widths: true } },
    writings: {
      where: { savedVersion: { not: null } },
      orderBy: { savedVersion: 'desc' },
      take: 1,
      select: { user: { select: { fullName: true } } },
    },
    article: {
      include: {
        author: { select: { fullName: true } },
        ...rowSelection.include,
      },
    },
  },
} satisfies Prisma.ArticleRevisionDefaultArgs

/** A revision for its form. Raises revision_not_found or article_forbidden. */
export async function findRevision(actor: Actor, id: string): Promise<EditableRevision> {
  return editable(actor, await db().articleRevision.findUnique({ where: { id }, ...selection }))
}

/** An article's revision for its form; null without one. Raises as `findRevision` does. */
export async function findRevisionOf(actor: Actor, articleId: string): Promise<EditableRevision | null> {
  const row = await db().articleRevision.findUnique({ where: { articleId }, ...selection })
  return row && editable(actor, row)
}

type Row = Prisma.ArticleRevisionGetPayload<typeof selection>

async function editable(actor: Actor, row: Row | null): Promise<EditableRevision> {
  if (!row || row.article.deletedAt) throw new DomainError('revision_not_found')
  const { article } = row
  articlePolicy.assert(actor, 'editRevision', article, 'article_forbidden')
  const { id, version, fields } = revisionOf(row, article)
  const waiting = waits(article)
  const { fullName } = article.author
  return {
    id,
    revisionOf: article.id,
    version,
    state: await stateOf(db(), article.id),
    status: waiting ? 'review' : 'draft',
    path: articlePath(article),
    authorName: fullName,
    savedBy: row.writings[0]?.user.fullName ?? fullName,
    updatedAt: row.updatedAt,
    publishAt: null,
    isBehind: article.version !== row.baseVersion,
    fields,
    cover: coverOfFields(fields, row.coverMedia),
    cityNames: await namesOfCities(fields.cities),
    abilities: {
      submit: !waiting && articlePolicy.can(actor, 'revise', article),
      takeBack: false,
      publish: articlePolicy.can(actor, 'publish', article),
      setStatus: false,
    },
  }
}

/** Whether an article has a revision. The caller checks `view` first. */
export async function hasRevision(articleId: string): Promise<boolean> {
  return (await db().articleRevision.count({ where: { articleId } })) > 0
}
