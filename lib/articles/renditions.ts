/**
 * Widths in pixels in which pictures are kept; those wider than the original are left out. A browser takes the next one up from what it needs:
 * 750 is the width of a phone of twice the density, 480 that of a small picture beside a title.
 */
export const renditionWidths = [320, 480, 750, 960, 1280, 1920] as const

/** The narrower renditions of an uploaded picture beside the one at an address, as `srcset` takes them; null for any other address. */
export function narrowerOf(src: string): string | null {
  const [, folder, width] = /^(\/uploads\/[0-9a-f-]{36}\/)(\d{3,4})\.webp$/.exec(src) ?? []
  if (!folder || !renditionWidths.some(each => String(each) === width)) return null
  return renditionWidths
    .filter(each => each <= Number(width))
    .map(each => `${folder}${each}.webp ${each}w`)
    .join(', ')
}
