import type { Crop } from '#lib/articles/cover.ts'
import { storage } from '#server/platform/storage.ts'
import { cutPicture } from './renditions.ts'

const rendition = /^\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([1-9]\d{0,4}\.webp)$/

/** A part of an uploaded picture, by the address of one of its renditions: JPEG, at most `width` pixels wide; null without such a file. */
export async function readCrop(src: string, crop: Crop, width: number): Promise<Buffer | null> {
  const [, id, file] = rendition.exec(src) ?? []
  const bytes = id && file ? await storage().read(id, file) : null
  return bytes && cutPicture(bytes, crop, width)
}
