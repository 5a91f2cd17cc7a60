import { mediaPath } from './paths.ts'

/** A point of a picture that no crop may lose, in whole percent from the left and from the top. */
export interface FocalPoint {
  x: number
  y: number
}

/** What a picture is cropped around when nobody says otherwise. */
export const middle: FocalPoint = { x: 50, y: 50 }

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

/** The renditions of an uploaded picture, as an `img` takes them: the widest under `src`, all under `srcSet`. */
export function renditionsOf({ id, width, widths }: { id: string; width: number; widths: readonly number[] }) {
  const ascending = widths.toSorted((a, b) => a - b)
  return {
    src: mediaPath(id, ascending.at(-1) ?? width),
    srcSet: ascending.map(each => `${mediaPath(id, each)} ${each}w`).join(', '),
  }
}

/** Pixels from which a cover is good enough to be shown large by search engines and social networks (Google Discover asks for 1,200). */
const largeWidth = 1_200

/** Whether a cover may stand alone for its article. One that is known by its address only is taken as what its editor saw in it. */
export const isLarge = ({ width }: Pick<Picture, 'width'>): boolean => width === undefined || width >= largeWidth

/** An article's cover picture in its largest rendition, or null when it has none. */
export function coverOf(article: CoverColumns): Picture | null {
  const { coverMedia: media, coverImage, coverAlt: alt, coverCredit: credit } = article
  if (media) {
    const width = media.widths.length > 0 ? Math.max(...media.widths) : media.width
    return { ...renditionsOf(media), width, height: Math.round((media.height * width) / media.width), alt, credit }
  }
  return coverImage ? { src: coverImage, alt, credit } : null
}
