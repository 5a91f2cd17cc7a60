import { type Actor, isEditor, isStaff } from '#lib/actor.ts'
import type { Crop } from '#lib/articles/cover.ts'
import { widestJpeg } from '#lib/articles/renditions.ts'
import { db, Prisma, type Tx } from '#server/platform/db/db.ts'
import { storage } from '#server/platform/storage.ts'
import { cutPicture, jpegFrom } from '../renditions.ts'

const rendition = /^\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([1-9]\d{0,4}\.webp)$/

/** A part of an uploaded picture, by the address of one of its renditions: JPEG, at most `width` pixels wide; null without such a file. */
export async function readCrop(src: string, crop: Crop, width: number): Promise<Buffer | null> {
  const [, id, file] = rendition.exec(src) ?? []
  const bytes = id && file ? await storage().read(id, file) : null
  return bytes && cutPicture(bytes, crop, width)
}

/** The bytes at an address of an uploaded picture, `{width}.webp` or its copy `{width}.jpg` up to 1,280 pixels, which is made when it is asked for; null when there is none. */
export async function readPicture(id: string, file: string): Promise<Buffer<ArrayBuffer> | null> {
  if (!file.endsWith('.jpg')) return storage().read(id, file)
  // Wider ones stand in no mail, and anybody could ask for them.
  if (Number.parseInt(file, 10) > widestJpeg) return null
  const bytes = await storage().read(id, file.replace(/\.jpg$/, '.webp'))
  return bytes && Buffer.from(await jpegFrom(bytes))
}

/** An upload, as the people see it who want to use it. */
export interface Upload {
  ownerId: string | null
  /** Whether it is in the house's library. */
  inLibrary: boolean
}

/** The upload of a condition: an id, or a column of ids. */
type Id = string | Prisma.Sql

const uuid = (id: Id): Prisma.Sql => (typeof id === 'string' ? Prisma.sql`${id}::uuid` : id)

/** The condition that a text of a table names an upload by its address. The first half is the partial indexes', the second reads their entries. */
export const namesUpload = (text: Prisma.Sql, id: Id): Prisma.Sql =>
  Prisma.sql`(${text} LIKE '%/uploads/%' AND uploads_in(${text}) @> ARRAY[${uuid(id)}])`

/** The condition that an article shows an upload. Three conditions: an OR of them is an index each. */
const inArticle = (id: Id): Prisma.Sql =>
  Prisma.sql`(cover_media_id = ${uuid(id)} OR ${namesUpload(Prisma.sql`content`, id)} OR ${namesUpload(Prisma.sql`cover_image`, id)})`

/** A statement that gives the ids of the articles that show an upload, whatever their state. */
export const articlesWith = (id: string): Prisma.Sql => Prisma.sql`SELECT id FROM articles WHERE ${inArticle(id)}`

/** The same for those that show it in their revision. */
export const articlesRevisedWith = (id: string): Prisma.Sql => Prisma.sql`SELECT article_id FROM article_revisions
  WHERE cover_media_id = ${id}::uuid OR ${namesUpload(Prisma.sql`(fields ->> 'content')`, id)}
    OR ${namesUpload(Prisma.sql`(fields ->> 'coverImage')`, id)}`

/**
 * Whether anybody may load an upload: a public article has it as cover, or a free one in its text; an event, a page of the site, the profile of somebody
 * who writes or wrote, a card, a banner or an edition of the newsletter shows it. One statement.
 */
export async function isOpenUpload(id: string): Promise<boolean> {
  const isNamed = (text: Prisma.Sql) => namesUpload(text, id)
  const isPublic = Prisma.sql`status = 'published' AND deleted_at IS NULL`
  const [row] = await db().$queryRaw<{ isOpen: boolean }[]>`SELECT
    EXISTS (SELECT FROM articles WHERE cover_media_id = ${id}::uuid AND ${isPublic})
    OR EXISTS (SELECT FROM articles WHERE ${isNamed(Prisma.sql`content`)} AND visibility = 'public' AND ${isPublic})
    OR EXISTS (SELECT FROM articles WHERE ${isNamed(Prisma.sql`cover_image`)} AND ${isPublic})
    OR EXISTS (SELECT FROM events WHERE cover_media_id = ${id}::uuid AND status <> 'draft')
    OR EXISTS (SELECT FROM profiles p WHERE ${isNamed(Prisma.sql`avatar_url`)}
      AND NOT EXISTS (SELECT FROM users WHERE id = p.id AND NOT had_role))
    OR EXISTS (SELECT FROM site_pages WHERE ${isNamed(Prisma.sql`content`)})
    OR EXISTS (SELECT FROM section_cards WHERE ${isNamed(Prisma.sql`image_url`)})
    OR EXISTS (SELECT FROM house_banners WHERE ${isNamed(Prisma.sql`image_url`)})
    OR EXISTS (SELECT FROM newsletter_sends WHERE ${isNamed(Prisma.sql`(blocks #>> '{}')`)}) AS "isOpen"`
  return row?.isOpen === true
}

const m = Prisma.sql`m.id`

/** The upload `m` is a public article's or was an event's. */
const isShown = Prisma.sql`(EXISTS (SELECT FROM articles WHERE status = 'published' AND deleted_at IS NULL AND ${inArticle(m)})
  OR EXISTS (SELECT FROM events WHERE cover_media_id = m.id AND published_at IS NOT NULL))`

/**
 * The upload `m` is in the house's library: readers see it in a public article or saw it with an event, somebody kept it there, an editor or a master
 * uploaded it, or it has no owner, as those of imports and of people who left.
 */
const isInLibrary = Prisma.sql`(m.is_kept OR m.owner_id IS NULL
  OR EXISTS (SELECT FROM user_roles WHERE user_id = m.owner_id AND role IN ('editor', 'master')) OR ${isShown})`

/** A text that is not public shows the upload `m`, and none that is: only who may see that text knows of it. */
const isHeldBack = Prisma.sql`(EXISTS (SELECT FROM articles WHERE ${inArticle(m)}) AND NOT ${isShown})`

/**
 * The condition that the library offers the upload `m` to somebody of the staff: to editors all; to others their own, what somebody kept in the library, and
 * of the house's what is not held back.
 */
export const isOfferedTo = (actor: Actor): Prisma.Sql =>
  isEditor(actor)
    ? Prisma.sql`true`
    : Prisma.sql`(m.owner_id = ${actor.id}::uuid OR m.is_kept OR (${isInLibrary} AND NOT ${isHeldBack}))`

/** Whether the library offers an upload to an actor; never to readers. */
export async function isOffered(actor: Actor, id: string): Promise<boolean> {
  if (!isStaff(actor)) return false
  const rows = await db().$queryRaw`SELECT 1 FROM media m WHERE m.id = ${id}::uuid AND ${isOfferedTo(actor)}`
  return Array.isArray(rows) && rows.length > 0
}

/** An upload; null when there is none. One statement. */
export async function findUpload(tx: Tx, id: string): Promise<Upload | null> {
  const [upload] = await tx.$queryRaw<Upload[]>`
    SELECT m.owner_id::text AS "ownerId", ${isInLibrary} AS "inLibrary" FROM media m WHERE m.id = ${id}::uuid`
  return upload ?? null
}
