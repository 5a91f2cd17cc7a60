/**
 * Widths of stored pictures, in pixels. Those above the original's give way to the original's own. A browser takes the next width above the one it
 * needs: 750 is for a phone with double density, 480 for a small picture beside a title.
 */
export const renditionWidths = [320, 480, 750, 960, 1280, 1920] as const

/** The widest rendition, in pixels. */
export const widestRendition = Math.max(...renditionWidths)

/** The widest copy as JPEG, in pixels: a mail's column is half as wide. */
export const widestJpeg = 1280

/**
 * The address of an uploaded picture's copy as JPEG, by the address of a rendition: Outlook for Windows reads no WebP. Null for any other address.
 */
export function jpegOf(src: string): { src: string; width: number } | null {
  const [, folder = '', typed = ''] = /^(\/uploads\/[0-9a-f-]{36}\/)([1-9]\d{0,4})\.webp$/.exec(src) ?? []
  if (!folder) return null
  const stored = Number(typed)
  const width = Math.min(stored, widestJpeg)
  return { src: `${folder}${width}.jpg`, width }
}

/** The `srcset` of an uploaded picture's renditions up to the one at the address, and up to `widest` pixels. Null for any other address. */
export function narrowerOf(src: string, widest: number = widestRendition): string | null {
  const [, folder, typed] = /^(\/uploads\/[0-9a-f-]{36}\/)(\d{3,4})\.webp$/.exec(src) ?? []
  const width = Number(typed)
  if (!folder || width > widestRendition) return null
  const widths = [...renditionWidths.filter(each => each < width), width]
  return widths
    .filter((each, place) => place === 0 || each <= widest)
    .map(each => `${folder}${each}.webp ${each}w`)
    .join(', ')
}
