import { mediaPath } from './paths.ts'

/** A picture as a page shows it: uploaded ones come in widths with known proportions, others only by address. */
export interface Picture {
  src: string
  srcSet?: string
  width?: number
  height?: number
  alt: string
  credit: string
}

export interface CoverColumns {
  coverImage: string | null
  coverAlt: string
  coverCredit: string
  coverMedia: { id: string; width: number; height: number; widths: number[] } | null
}

/** An article's cover picture, or null when it has none. */
export function coverOf(article: CoverColumns): Picture | null {
  const { coverMedia: media, coverImage, coverAlt: alt, coverCredit: credit } = article
  if (media) {
    const widths = [...media.widths].sort((a, b) => a - b)
    const srcSet = widths.map(width => `${mediaPath(media.id, width)} ${width}w`).join(', ')
    const src = mediaPath(media.id, widths.at(-1) ?? media.width)
    return { src, srcSet, width: media.width, height: media.height, alt, credit }
  }
  return coverImage ? { src: coverImage, alt, credit } : null
}
