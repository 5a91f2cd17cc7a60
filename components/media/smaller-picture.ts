import { limits } from '#lib/limits.ts'

/** Sizes and qualities to try, until a picture fits: its longest side in pixels, and the quality of the encoding. */
const tries = [
  { longest: 4096, quality: 0.85 },
  { longest: 4096, quality: 0.7 },
  { longest: 2560, quality: 0.7 },
]
/** A larger file is not decoded: a browser might run out of memory. */
const mostBytes = 64 * 1024 * 1024

/** Whether a picture is small enough for an upload. */
export const fits = ({ size }: Blob): boolean => size <= limits.image.maxBytes

/**
 * A picture that is larger than an upload may be, made small enough in the browser, upright as its EXIF says; null when the browser cannot
 * decode it. A picture that fits is given back as it is. Only for browsers.
 */
export async function smallerPicture(file: File): Promise<File | null> {
  if (fits(file)) return file
  if (file.size > mostBytes) return null
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!picture) return null
  try {
    for (const { longest, quality } of tries) {
      const blob = await encoded(picture, file.type, longest, quality)
      if (blob && fits(blob)) return new File([blob], file.name, { type: blob.type })
    }
    return null
  } finally {
    picture.close()
  }
}

/** A photo as JPEG; another picture as WebP, which keeps transparency, or as JPEG on white where a browser writes no WebP. */
async function encoded(picture: ImageBitmap, type: string, longest: number, quality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, fitted(picture, longest))
  const context = canvas.getContext('2d')
  if (!context) return null
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const written = (kind: string) => new Promise<Blob | null>(done => canvas.toBlob(done, kind, quality))
  if (type !== 'image/jpeg') {
    const webp = await written('image/webp')
    if (webp?.type === 'image/webp') return webp
    context.globalCompositeOperation = 'destination-over'
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  return written('image/jpeg')
}

/** A size in whole pixels with the same proportions whose longest side is at most `longest`. */
export function fitted({ width, height }: { width: number; height: number }, longest: number) {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
