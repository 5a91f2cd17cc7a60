import type { Actor, SignedIn } from '#lib/actor.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'
import { coverOf, type Picture } from '#lib/articles/cover.ts'
import { DomainError } from '#lib/errors.ts'
import type { ArticleFields } from '#lib/schemas/articles/article.ts'
import { cityName } from '#lib/text/format.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { db } from '#server/platform/db/db.ts'
import { fieldsOf } from '../../fields.ts'
import { articlePolicy } from '../../policy.ts'
import { creditSelection } from '../../row.ts'
import { stateOf } from '../presence.ts'

export interface EditableArticle {
  id: string
  version: number
  /** The state that the screen shows (`stateOf`). */
  state: string
  status: ArticleStatus
  path: string
  authorName: string
  updatedAt: Date
  /** The name of the person who saved it last. */
  savedBy: string
  publishedAt: Date | null
  /** When it is published and taken down by itself, and its embargo note. */
  publishAt: Date | null
  unpublishAt: Date | null
  embargoNote: string
  fields: ArticleFields
  /** The uploaded cover's picture, for the form's preview. */
  cover: Picture | null
  /** Names of the chosen cities, by path. */
  cityNames: Record<string, string>
  abilities: ReturnType<typeof articlePolicy.abilities>
}

/** An actor's abilities on a draft that they are about to create. */
export const abilitiesOfOwnDraft = (actor: SignedIn): EditableArticle['abilities'] =>
  articlePolicy.abilities(actor, { authorId: actor.id, status: 'draft', publishAt: null })

/** An article for its edit screen. Raises article_not_found, or article_forbidden for an actor who may not open it at the desk. */
export async function findForEdit(actor: Actor, id: string): Promise<EditableArticle> {
  if (!looksLikeUuid(id)) throw new DomainError('article_not_found')
  const row = await db().article.findUnique({
    relationLoadStrategy: 'join',
    where: { id },
    include: {
      author: { select: { fullName: true } },
      coverMedia: { select: { id: true, width: true, height: true, widths: true } },
      tags: { select: { tag: true }, orderBy: { position: 'asc' } },
      locations: {
        select: { locationPath: true, locationType: true, locationName: true },
        orderBy: { position: 'asc' },
      },
      credits: creditSelection,
    },
  })
  if (!row || row.deletedAt) throw new DomainError('article_not_found')
  articlePolicy.assert(actor, 'view', row, 'article_forbidden')
  const saver = await db().articleVersion.findFirst({
    where: { articleId: id },
    orderBy: { versionNumber: 'desc' },
    select: { changedBy: true },
  })
  const profile =
    saver && (await db().profile.findUnique({ where: { id: saver.changedBy }, select: { fullName: true } }))
  return {
    id,
    version: row.version,
    state: await stateOf(db(), id),
    status: row.status,
    path: articlePath(row),
    authorName: row.author.fullName,
    updatedAt: row.updatedAt,
    savedBy: profile?.fullName ?? row.author.fullName,
    publishedAt: row.publishedAt,
    publishAt: row.publishAt,
    unpublishAt: row.unpublishAt,
    embargoNote: row.embargoNote,
    fields: fieldsOf(row),
    cover: coverOf(row),
    cityNames: Object.fromEntries(
      row.locations
        .filter(({ locationType }) => locationType === 'city')
        .map(place => [place.locationPath, cityName(place.locationName, place.locationPath)]),
    ),
    abilities: articlePolicy.abilities(actor, row),
  }
}
