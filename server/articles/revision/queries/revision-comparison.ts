import type { Actor } from '#lib/actor.ts'
import { articlePath } from '#lib/addresses/paths.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'
import { coverOfFields, type Picture } from '#lib/articles/cover.ts'
import { creditLine } from '#lib/articles/credits.ts'
import { DomainError } from '#lib/errors.ts'
import type { MergeConflict } from '#lib/merge/merge-articles.ts'
import { type ArticleFieldsInput, draftFields } from '#lib/schemas/articles/article.ts'
import type { RevisionId } from '#lib/schemas/articles/revision.ts'
import { compareItems, compareWords, type Stretch } from '#lib/text/difference.ts'
import { db } from '#server/platform/db/db.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { isPublic } from '../../article.ts'
import { fieldsOf } from '../../fields.ts'
import { articlePolicy } from '../../policy.ts'
import { blockersOf } from '../../publication/blockers.ts'
import { type CheckedPublication, checkFields } from '../../publication/queries/check.ts'
import { namesOfCities } from '../../reading/queries/city-names.ts'
import { type ArticleRow, rowSelection } from '../../row.ts'
import { type ComparedText, compareArticles } from '../../versions/queries/versions.ts'
import { findAtDesk } from '../../writing/queries/at-desk.ts'
import { changes, mergeRevision, revisionOf, waits } from '../revision.ts'

/** The changes that publishing a revision would make to its article. */
export interface RevisionComparison {
  article: { id: string; title: string; version: number; status: ArticleStatus; path: string; authorName: string }
  id: string
  version: number
  updatedAt: Date
  waits: boolean
  /** Whether publishing it would change anything. */
  changes: boolean
  text: ComparedText
  /** Other changes, by the names of their fields on the form. */
  details: { name: string; words: Stretch[] }[]
  /** Both covers, when they differ; else null. */
  cover: { before: Picture | null; after: Picture | null } | null
  /** The parts that both sides changed differently. */
  conflicts: MergeConflict[]
  /** What publishing it would do; null for an article that is not public. */
  checked: CheckedPublication | null
  abilities: ReturnType<typeof articlePolicy.abilities>
}

/**
 * An article's revision compared with the public text, for actors who may open the article at the desk; null without a revision.
 * Raises article_not_found or article_forbidden.
 */
export async function compareRevision(actor: Actor, articleId: string): Promise<RevisionComparison | null> {
  await findAtDesk(actor, articleId)
  const row = await db().articleRevision.findUnique({
    where: { articleId },
    include: {
      article: {
        include: {
          author: { select: { fullName: true } },
          ...rowSelection.include,
        },
      },
    },
  })
  if (!row) return null
  const { article } = row
  const { id: _, title, version, status } = article
  const { fields: after, conflicts } = mergeRevision(revisionOf(row, article), article)
  const before = fieldsOf(article)
  return {
    article: {
      id: articleId,
      title,
      version,
      status,
      path: articlePath(article),
      authorName: article.author.fullName,
    },
    id: row.id,
    version: row.version,
    updatedAt: row.updatedAt,
    waits: waits(article),
    changes: changes(after, article),
    text: compareArticles(before, after),
    details: await compareDetails(before, after),
    cover: await compareCovers(before, after),
    conflicts,
    checked: isPublic(article) ? await checkRevision(row, article, after) : null,
    abilities: articlePolicy.abilities(actor, article),
  }
}

/** What publishing the merged text would do. An editor who must choose between both sides first may still change it. */
async function checkRevision(
  { id, version }: { id: string; version: number },
  article: ArticleRow,
  merged: Fields,
): Promise<CheckedPublication> {
  const fields = draftFields.parse(merged)
  const text = { articleId: article.id, fields, cover: await pictureOf(fields) }
  const check = {
    ...(await checkFields(text, { version, revisionId: id })),
    id: article.id,
    version,
    address: new URL(articlePath({ slug: article.slug, locationPath: fields.cities[0] ?? null }), siteOrigin()).href,
    blockers: blockersOf(fields, article.content),
    firstPublished: null,
    embargo: null,
    schedule: null,
  }
  return { check, text }
}

type Fields = ArticleFieldsInput

async function compareDetails(before: Fields, after: Fields): Promise<RevisionComparison['details']> {
  const names = await namesOfCities([...before.cities, ...after.cities])
  const words = (pick: (fields: Fields) => string) => compareWords(pick(before), pick(after))
  const items = (pick: (fields: Fields) => readonly string[]) => compareItems(pick(before), pick(after))
  const compared: [string, Stretch[]][] = [
    ['Descrição da capa', words(({ coverAlt }) => coverAlt)],
    ['Crédito da capa', words(({ coverCredit }) => coverCredit)],
    ['Legenda da capa', words(({ coverCaption }) => coverCaption ?? '')],
    ['Ponto focal da capa', words(({ coverFocus }) => (coverFocus ? `${coverFocus.x}% × ${coverFocus.y}%` : ''))],
    ['Assinaturas', items(({ credits }) => (credits ?? []).map(creditLine))],
    ['Tags', items(({ tags }) => tags)],
    ['Cidades', items(({ cities }) => cities.map(path => names[path] ?? path))],
    ['Outros lugares', items(({ places }) => (places ?? []).map(({ name }) => name))],
    ['Visibilidade', items(({ visibility }) => [visibility === 'premium' ? 'Premium' : 'Público'])],
  ]
  return compared.flatMap(([name, words]) => (words.some(({ kind }) => kind !== 'same') ? [{ name, words }] : []))
}

async function compareCovers(before: Fields, after: Fields): Promise<RevisionComparison['cover']> {
  const same = (before.coverMediaId ?? before.coverImage) === (after.coverMediaId ?? after.coverImage)
  return same ? null : { before: await pictureOf(before), after: await pictureOf(after) }
}

async function pictureOf(fields: Fields): Promise<Picture | null> {
  const coverMedia = fields.coverMediaId
    ? await db().media.findUnique({
        where: { id: fields.coverMediaId },
        select: { id: true, width: true, height: true, widths: true },
      })
    : null
  return coverOfFields(fields, coverMedia)
}

/**
 * What publishing a revision from its form would do, to an editor. Raises revision_not_found, article_forbidden, or revision_conflicts where a person
 * must choose first.
 */
export async function checkEdited(actor: Actor, { id }: RevisionId): Promise<CheckedPublication> {
  const row = await db().articleRevision.findUnique({ where: { id }, include: { article: rowSelection } })
  if (!row || row.article.deletedAt || !isPublic(row.article)) throw new DomainError('revision_not_found')
  articlePolicy.assert(actor, 'publish', row.article, 'article_forbidden')
  const { fields, conflicts } = mergeRevision(revisionOf(row, row.article), row.article)
  if (conflicts.length > 0) throw new DomainError('revision_conflicts')
  return checkRevision(row, row.article, fields)
}
