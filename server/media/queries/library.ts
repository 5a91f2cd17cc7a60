import { type Actor, isEditor, isStaff } from '#lib/actor.ts'
import { editEventPath, editPath, mediaPath } from '#lib/addresses/paths.ts'
import { titleOrNone } from '#lib/articles/article.ts'
import { DomainError } from '#lib/errors.ts'
import type { LibraryPage, LibraryPicture, LibrarySearch, PictureUse, PictureUses } from '#lib/media/library.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { db, Prisma } from '#server/platform/db/db.ts'
import { literal, searchWords } from '#server/platform/list/words.ts'
import { mediaPolicy } from '../policy.ts'
import { articlesRevisedWith, articlesWith, isOfferedTo, namesUpload } from './uploads.ts'

/** The pictures on a page of the library. */
const perPage = 40
/** The width of a thumbnail, in pixels. */
const thumbnailWidth = 320

interface Row {
  id: string
  width: number
  height: number
  widths: number[]
  alt: string
  caption: string
  credit: string
  createdAt: Date
  owner: string | null
}

/** The condition that every word stands in a folded text. */
const has = (key: Prisma.Sql, words: readonly string[]) =>
  words.map(word => Prisma.sql`AND ${key} LIKE ${`%${literal(word)}%`}`)

/**
 * A page of the library, the newest pictures first. Editors find all; others their own and the house's, but for those that only stand in texts which
 * are not public. Raises forbidden.
 */
export async function findPictures(actor: Actor, search: LibrarySearch): Promise<LibraryPage> {
  if (!isStaff(actor)) throw new DomainError('forbidden')
  const { busca, credito, de, ate, depois } = search
  const [after = '', at = ''] = depois.split('_')
  const conditions = [
    ...has(Prisma.sql`m.search_key`, searchWords(busca)),
    // The first is the index's: a credit is a part of the key.
    ...has(Prisma.sql`m.search_key`, searchWords(credito)),
    ...has(Prisma.sql`list_search_key(m.credit)`, searchWords(credito)),
    ...(de ? [Prisma.sql`AND m.created_at >= ${de}::date::timestamp AT TIME ZONE 'America/Sao_Paulo'`] : []),
    ...(ate ? [Prisma.sql`AND m.created_at < (${ate}::date + 1)::timestamp AT TIME ZONE 'America/Sao_Paulo'`] : []),
    ...(looksLikeUuid(after) && !Number.isNaN(Date.parse(at))
      ? [Prisma.sql`AND (m.created_at, m.id) < (${at}::timestamptz, ${after}::uuid)`]
      : []),
    Prisma.sql`AND ${isOfferedTo(actor)}`,
  ]
  const rows = await db().$queryRaw<Row[]>`
    SELECT m.id::text, m.width, m.height, m.widths, m.alt, m.caption, m.credit, m.created_at AS "createdAt", p.full_name AS owner
      FROM media m LEFT JOIN profiles p ON p.id = m.owner_id
      WHERE m.replaced_by IS NULL ${Prisma.join(conditions, ' ')}
      ORDER BY m.created_at DESC, m.id DESC LIMIT ${perPage + 1}`
  const shown = rows.slice(0, perPage)
  const last = shown.at(-1)
  return {
    pictures: shown.map(toPicture),
    next: rows.length > perPage && last ? `${last.id}_${last.createdAt.toISOString()}` : null,
  }
}

function toPicture({ widths, createdAt, ...row }: Row): LibraryPicture {
  const widest = widths.at(-1) ?? row.width
  const narrow = widths.find(width => width >= thumbnailWidth) ?? widest
  return {
    ...row,
    src: mediaPath(row.id, widest),
    thumbnail: mediaPath(row.id, narrow),
    createdAt: createdAt.toISOString(),
  }
}

/** The most credits that a field offers. */
const mostCredits = 12

/** The credits of the newest pictures, each once, one's own first. Raises forbidden. */
export async function findLastCredits(actor: Actor): Promise<string[]> {
  if (!isStaff(actor)) throw new DomainError('forbidden')
  const rows = await db().$queryRaw<{ credit: string }[]>`
    SELECT credit FROM (SELECT credit, owner_id, created_at FROM media WHERE credit <> '' ORDER BY created_at DESC, id DESC LIMIT 300) newest
      GROUP BY credit ORDER BY bool_or(owner_id = ${actor.id}::uuid) IS TRUE DESC, max(created_at) DESC LIMIT ${mostCredits}`
  return rows.map(({ credit }) => credit)
}

/** The most uses that are shown. */
const mostUses = 100

interface UseRow {
  kind: PictureUse['kind']
  id: string
  title: string
  isPublic: boolean
  authorId: string | null
}

/**
 * Where a picture is used. Authors see public texts and their own; others are counted. Raises forbidden, and not_found for a picture that is gone.
 */
export async function findPictureUses(actor: Actor, id: string): Promise<PictureUses> {
  if (!isStaff(actor)) throw new DomainError('forbidden')
  const picture = await db().media.findUnique({ where: { id }, select: { ownerId: true } })
  if (!picture) throw new DomainError('not_found')
  const rows = await db().$queryRaw<UseRow[]>(usesOf(id))
  const seen = rows.filter(({ isPublic, authorId }) => isEditor(actor) || isPublic || authorId === actor.id)
  const { describe, replace } = mediaPolicy.abilities(actor, picture)
  return { uses: seen.map(use => toUse(actor, use)), hidden: rows.length - seen.length, may: { describe, replace } }
}

function toUse(actor: Actor, { kind, id, title, isPublic, authorId }: UseRow): PictureUse {
  const mayEdit = isEditor(actor) || authorId === actor.id
  const paths = { article: editPath(id), revision: editPath(id), event: editEventPath(id), page: null, other: null }
  return { kind, title: titleOrNone(title), isPublic, path: mayEdit ? paths[kind] : null }
}

/** Every text and place that names an upload, texts first. */
function usesOf(id: string): Prisma.Sql {
  const names = (text: Prisma.Sql) => namesUpload(text, id)
  return Prisma.sql`
    SELECT 'article' AS kind, id::text, title, status = 'published' AND deleted_at IS NULL AS "isPublic", author_id::text AS "authorId"
      FROM articles WHERE id IN (${articlesWith(id)})
    UNION ALL SELECT 'revision', id::text, title, false, author_id::text FROM articles WHERE id IN (${articlesRevisedWith(id)})
    UNION ALL SELECT 'event', id::text, title, status <> 'draft', organizer_id::text FROM events WHERE cover_media_id = ${id}::uuid
    UNION ALL SELECT 'page', slug, title, true, NULL FROM site_pages WHERE ${names(Prisma.sql`content`)}
    UNION ALL SELECT 'other', id::text, title, true, NULL FROM section_cards WHERE ${names(Prisma.sql`image_url`)}
    UNION ALL SELECT 'other', id::text, name, true, NULL FROM house_banners WHERE ${names(Prisma.sql`image_url`)}
    UNION ALL SELECT 'other', id::text, full_name, true, NULL FROM profiles WHERE ${names(Prisma.sql`avatar_url`)}
    UNION ALL SELECT 'other', id::text, subject, false, NULL FROM newsletter_sends WHERE ${names(Prisma.sql`(blocks #>> '{}')`)}
    LIMIT ${mostUses}`
}
