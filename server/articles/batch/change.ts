import type { Actor } from '#lib/actor.ts'
import { cityPathsOf } from '#lib/articles/suggestions/places.ts'
import { DomainError } from '#lib/errors.ts'
import { limits } from '#lib/limits.ts'
import type { BulkChange } from '#lib/schemas/articles/bulk.ts'
import { tagKey } from '#lib/text/text.ts'
import { accepted } from '#lib/transition.ts'
import { isPublic, restore, trash } from '../article.ts'
import { articlePolicy } from '../policy.ts'
import { assertMovable, columnsOfMove } from '../publication/moved.ts'
import { unscheduled } from '../publication/schedule.ts'
import { type ArticleRow, stateOf } from '../row.ts'

/** The columns that a bulk change may write. */
export const bulkColumns = [
  'status',
  'visibility',
  'authorId',
  'locationPath',
  'publishedAt',
  'changedAt',
  'deletedAt',
  'deletedBy',
  'submittedAt',
  'claimedBy',
  'publishAt',
  'unpublishAt',
  'scheduledBy',
  'embargoNote',
  'unreviewedAt',
  'unreviewedBy',
] as const satisfies readonly (keyof ArticleRow)[]
export type BulkColumns = Pick<ArticleRow, (typeof bulkColumns)[number]>

/** The change of one article: new values of columns, and new lists where they change. */
export interface ArticleChange {
  columns: Partial<BulkColumns>
  tags?: { tag: string; tagKey: string }[]
  /** Location paths; the first is the primary city. */
  cities?: string[]
  credits?: {
    profileId: string | null
    name: string
    isAgency: boolean
    craft: ArticleRow['credits'][number]['craft']
  }[]
}

/** Data that the changes of all articles of a request share. */
export interface Facts {
  actor: Actor
  now: Date
  /** Ids of the articles whose present version was approved. */
  approved: ReadonlySet<string>
}

/** The change of one locked article. Raises the refusals of the command for one article, or already_so. */
export function changeOf(row: ArticleRow, change: BulkChange, facts: Facts): ArticleChange {
  const { actor, now } = facts
  if ((row.deletedAt !== null) !== (change.kind === 'restore')) {
    throw new DomainError(change.kind === 'restore' ? 'not_deleted' : 'article_not_found')
  }
  switch (change.kind) {
    case 'status':
      return { columns: statusOf(row, change.status, facts) }
    case 'remove':
      articlePolicy.assert(actor, 'remove', row, 'removal_forbidden')
      return {
        columns: { deletedAt: accepted(trash(stateOf(row), now)).deletedAt, deletedBy: actor.id, ...unscheduled },
      }
    case 'restore': {
      articlePolicy.assert(actor, 'restore', row, 'article_forbidden')
      const { deletedAt, status } = accepted(restore(stateOf(row)))
      return { columns: { deletedAt, status, deletedBy: null, submittedAt: null, claimedBy: null } }
    }
    default:
      articlePolicy.assert(actor, 'edit', row, 'article_forbidden')
      if (change.kind === 'author') articlePolicy.assert(actor, 'handOver', row, 'hand_over_forbidden')
      return contentChange(row, change, now)
  }
}

function statusOf(
  row: ArticleRow,
  status: ArticleRow['status'],
  { actor, now, approved }: Facts,
): Partial<BulkColumns> {
  assertMovable(actor, row, status)
  const approval = approved.has(row.id) ? null : { unreviewedBy: actor.id, unreviewedAt: now }
  return {
    ...columnsOfMove(row, status, now),
    ...(status === 'published' && (approval ?? { unreviewedBy: null, unreviewedAt: null })),
  }
}

type ContentChange = Extract<BulkChange, { kind: 'visibility' | 'addTag' | 'removeTag' | 'city' | 'author' }>

function contentChange(row: ArticleRow, change: ContentChange, now: Date): ArticleChange {
  const wanted = wantedOf(row, change)
  if (!wanted) throw new DomainError('already_so')
  return { ...wanted, columns: { ...wanted.columns, ...(isPublic(row) && { changedAt: now }) } }
}

/** Null when the article is so already. */
function wantedOf(row: ArticleRow, change: ContentChange): ArticleChange | null {
  switch (change.kind) {
    case 'visibility':
      return row.visibility === change.visibility ? null : { columns: { visibility: change.visibility } }
    case 'addTag':
      return withTag(row, change.tag)
    case 'removeTag': {
      const tags = row.tags.filter(each => each.tagKey !== tagKey(change.tag))
      return tags.length === row.tags.length ? null : { columns: {}, tags }
    }
    case 'city':
      return inCity(row, change.city)
    case 'author':
      return byAuthor(row, change.authorId)
  }
}

function withTag({ tags }: ArticleRow, tag: string): ArticleChange | null {
  const key = tagKey(tag)
  if (tags.some(each => each.tagKey === key)) return null
  if (tags.length >= limits.tag.perArticle) throw new DomainError('too_many_tags')
  return { columns: {}, tags: [...tags, { tag, tagKey: key }] }
}

/** The city takes the place of the primary one; the others stay. */
function inCity({ locations }: ArticleRow, city: string): ArticleChange | null {
  const [primary, ...others] = cityPathsOf(locations)
  if (primary === city) return null
  return { columns: { locationPath: city }, cities: [city, ...others.filter(path => path !== city)] }
}

/** The new owner signs what the former owner signed. Credits of other people stay. */
function byAuthor({ authorId, credits }: ArticleRow, owner: string): ArticleChange | null {
  if (authorId === owner) return null
  const handedOver = credits.map(({ profileId, name, isAgency, craft }) => {
    return { profileId: profileId === authorId ? owner : profileId, name, isAgency, craft }
  })
  const isRepeated = (each: (typeof handedOver)[number], place: number) =>
    each.profileId !== null &&
    handedOver.findIndex(({ profileId, craft }) => profileId === each.profileId && craft === each.craft) < place
  return { columns: { authorId: owner }, credits: handedOver.filter((each, place) => !isRepeated(each, place)) }
}

/** The reverse of a change. It keeps `publishedAt` and `changedAt`, because readers saw these dates. */
export function reverseOf(row: ArticleRow, change: ArticleChange): ArticleChange {
  const kept = Object.keys(change.columns).filter(name => name !== 'publishedAt' && name !== 'changedAt')
  return {
    columns: Object.fromEntries(kept.map(name => [name, row[name as keyof BulkColumns]])),
    ...(change.tags && { tags: row.tags.map(({ tag, tagKey }) => ({ tag, tagKey })) }),
    ...(change.cities && { cities: cityPathsOf(row.locations) }),
    ...(change.credits && {
      credits: row.credits.map(({ profileId, name, isAgency, craft }) => ({ profileId, name, isAgency, craft })),
    }),
  }
}
