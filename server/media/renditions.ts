import sharp from 'sharp'
import type { Crop } from '#lib/articles/cover.ts'
import { DomainError } from '#lib/errors.ts'
import { limits } from '#lib/limits.ts'
import { singleton } from '#server/platform/process/singleton.ts'
import { kindOf, type PictureKind, widthsFor } from './picture.ts'

export interface Renditions {
  /** The original's width in pixels, after the rotation by EXIF. */
  width: number
  height: number
  widths: number[]
  /** WebP bytes by width. */
  files: Map<number, Buffer>
}

/** The WebP quality. Narrow copies are for phones, whose screens show two or three pixels per point. */
const qualityFor = (width: number, original: number) => (width <= 750 && width < original ? 70 : 80)
const secondsPerPicture = 30
const atOnce = 2
const options = { limitInputPixels: limits.image.maxPixels, failOn: 'truncated' } as const

/** libvips reads further formats, SVG among them: all decoders but five are blocked. No cache: memory is freed between pictures. */
function decoder() {
  return singleton('picture-decoder', () => {
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: [
        'VipsForeignLoadJpegBuffer',
        'VipsForeignLoadPngBuffer',
        'VipsForeignLoadWebpBuffer',
        'VipsForeignLoadNsgifBuffer',
        'VipsForeignLoadHeifBuffer',
      ],
    })
    sharp.cache(false)
    sharp.concurrency(1)
    return { open: (bytes: Uint8Array) => sharp(bytes, options), running: 0, waiting: [] as (() => void)[] }
  })
}

/**
 * Decodes a picture of one of the given formats and encodes it as WebP in each width of `widthsFor`: rotated by its EXIF, without any metadata, GPS
 * included. Of an animation it takes the first picture. At most two at once in a process. Raises upload_not_an_image or upload_too_many_pixels
 * (decision 0042).
 */
export async function makeRenditions(bytes: Uint8Array, kinds: readonly PictureKind[]): Promise<Renditions> {
  const kind = kindOf(bytes)
  if (kind === null || !kinds.includes(kind)) throw new DomainError('upload_not_an_image')
  return inTurn(async () => {
    const { width, height } = await measure(bytes)
    const widths = widthsFor(width)
    const files = new Map<number, Buffer>()
    for (const target of widths) files.set(target, await encode(bytes, target, qualityFor(target, width)))
    return { width, height, widths, files }
  })
}

/** Whether a picture that could be decoded is an animation. Its renditions show only its first picture. */
export async function isAnimation(bytes: Uint8Array): Promise<boolean> {
  decoder()
  const { pages = 1 } = await readable(sharp(bytes, { ...options, limitInputPixels: false }).metadata())
  return pages > 1
}

async function measure(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const unlimited = { ...options, limitInputPixels: false }
  decoder()
  const { autoOrient, width, height } = await readable(sharp(bytes, unlimited).metadata())
  if (width * height > limits.image.maxPixels) throw new DomainError('upload_too_many_pixels')
  return autoOrient
}

const encode = (bytes: Uint8Array, width: number, quality: number) =>
  readable(
    decoder()
      .open(bytes)
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds: secondsPerPicture })
      .toBuffer(),
  )

/**
 * A part of a picture, at most `width` pixels wide and never enlarged. JPEG, because some apps that preview a shared link read nothing
 * newer. Raises upload_not_an_image.
 */
export const cutPicture = (bytes: Uint8Array, crop: Crop, width: number): Promise<Buffer> =>
  inTurn(() =>
    readable(
      decoder()
        .open(bytes)
        .extract(crop)
        .resize({ width, withoutEnlargement: true })
        .jpeg({ quality: 82, mozjpeg: true })
        .timeout({ seconds: secondsPerPicture })
        .toBuffer(),
    ),
  )

/** A rendition as JPEG, on white where it is transparent. Raises upload_not_an_image. */
export const jpegFrom = (bytes: Uint8Array): Promise<Buffer> =>
  inTurn(() =>
    readable(
      decoder()
        .open(bytes)
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 80, mozjpeg: true })
        .timeout({ seconds: secondsPerPicture })
        .toBuffer(),
    ),
  )

/** Turns a decoder's error into upload_not_an_image, with the error as its cause. */
async function readable<T>(attempt: Promise<T>): Promise<T> {
  try {
    return await attempt
  } catch (error) {
    throw new DomainError('upload_not_an_image', { cause: error })
  }
}

/** Runs at most two decodings at once, because each takes much memory. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const queue = decoder()
  if (queue.running >= atOnce) await new Promise<void>(resolve => queue.waiting.push(resolve))
  else queue.running++
  try {
    return await work()
  } finally {
    const next = queue.waiting.shift()
    if (next) next()
    else queue.running--
  }
}
