import type { Crop } from '#lib/articles/cover.ts'
import { widestJpeg } from '#lib/articles/renditions.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { storage } from '#server/platform/storage.ts'
import { cutPicture, jpegFrom } from './renditions.ts'

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

/**
 * An upload; null when there is none. The house's library has the pictures that readers see in a published article or saw with an event, those that editors and
 * masters uploaded, and those without an owner: of people who left, and of imports. One statement.
 */
export async function findUpload(tx: Tx, id: string): Promise<Upload | null> {
  const [upload] = await tx.$queryRaw<Upload[]>`
    SELECT m.owner_id::text AS "ownerId",
      m.owner_id IS NULL
      OR EXISTS (SELECT FROM user_roles WHERE user_id = m.owner_id AND role IN ('editor', 'master'))
      OR EXISTS (SELECT FROM articles WHERE cover_media_id = m.id AND status = 'published' AND deleted_at IS NULL)
      OR EXISTS (SELECT FROM events WHERE cover_media_id = m.id AND published_at IS NOT NULL)
      OR EXISTS (SELECT FROM articles WHERE content LIKE '%/uploads/%' AND uploads_in(content) @> ARRAY[m.id]
        AND status = 'published' AND deleted_at IS NULL)
      OR EXISTS (SELECT FROM articles WHERE cover_image LIKE '%/uploads/%' AND uploads_in(cover_image) @> ARRAY[m.id]
        AND status = 'published' AND deleted_at IS NULL) AS "inLibrary"
    FROM media m WHERE m.id = ${id}::uuid`
  return upload ?? null
}
