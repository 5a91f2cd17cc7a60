import { mediaPath } from '../addresses/paths.ts'

/** The point of a picture that every crop keeps, in whole percent from the left and from the top. */
export interface FocalPoint {
  x: number
  y: number
}

/** The default focal point. */
export const middle: FocalPoint = { x: 50, y: 50 }

/** A picture for a page. Uploaded pictures have renditions and a known size, others only an address. */
export interface Picture {
  src: string
  srcSet?: string
  width?: number
  height?: number
  alt: string
  credit: string
  /** What readers read under it; of covers on the article's page. */
  caption?: string
  /** The focal point. */
  focus: FocalPoint
}

export interface CoverColumns {
  coverImage: string | null
  coverAlt: string
  coverCredit: string
  coverCaption?: string
  coverFocusX: number
  coverFocusY: number
  coverMedia: { id: string; width: number; height: number; widths: number[] } | null
}

/** The renditions of an uploaded picture as attributes of `img`: the widest as `src`, all as `srcSet`. */
export function renditionsOf({ id, width, widths }: { id: string; width: number; widths: readonly number[] }) {
  const ascending = widths.toSorted((a, b) => a - b)
  return {
    src: mediaPath(id, ascending.at(-1) ?? width),
    srcSet: ascending.map(each => `${mediaPath(id, each)} ${each}w`).join(', '),
  }
}

/** The least width in pixels for a large preview in search engines and social networks (Google Discover asks for 1,200). */
const largeWidth = 1_200

/** Whether a cover is large enough for previews. A cover known only by its address counts as large: its editor chose it. */
export const isLarge = ({ width }: Pick<Picture, 'width'>): boolean => width === undefined || width >= largeWidth

/** An article's cover in its largest rendition; null when it has none. */
export function coverOf(article: CoverColumns): Picture | null {
  const { coverMedia: media, coverImage, coverAlt: alt, coverCredit: credit, coverFocusX: x, coverFocusY: y } = article
  const details = { alt, credit, ...(article.coverCaption && { caption: article.coverCaption }), focus: { x, y } }
  if (media) {
    const width = media.widths.length > 0 ? Math.max(...media.widths) : media.width
    return { ...renditionsOf(media), width, height: Math.round((media.height * width) / media.width), ...details }
  }
  return coverImage ? { src: coverImage, ...details } : null
}

/** A rectangle of a picture, in pixels. */
export interface Crop {
  left: number
  top: number
  width: number
  height: number
}

/** The largest crop of a picture with a ratio (width divided by height), with the focal point as near to its middle as the edges allow. */
export function cropAround(size: { width: number; height: number }, ratio: number, { x, y }: FocalPoint): Crop {
  const width = Math.min(size.width, Math.round(size.height * ratio))
  const height = Math.min(size.height, Math.round(size.width / ratio))
  const around = (percent: number, whole: number, part: number) =>
    Math.round(between(0, (whole * percent) / 100 - part / 2, whole - part))
  return { left: around(x, size.width, width), top: around(y, size.height, height), width, height }
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

/** The flattest and the narrowest box for covers, as width divided by height. */
const boxes = { flattest: 16 / 9, narrowest: 1 }
/** The assumed visible share of a picture of unknown size. */
const usualShare = 0.5

/**
 * The CSS `object-position`, in percent, that brings the focal point as near as possible to the middle of the box that crops most: across, the
 * narrowest box; down, the flattest. In other boxes the point is between the middle and its place in the picture.
 */
export function positionOf({ focus, width, height }: Pick<Picture, 'focus' | 'width' | 'height'>): FocalPoint {
  const ratio = width && height ? width / height : null
  return {
    x: placed(focus.x, ratio === null ? usualShare : boxes.narrowest / ratio),
    y: placed(focus.y, ratio === null ? usualShare : ratio / boxes.flattest),
  }
}

/** The position along one side; the middle when no box crops that side. */
const placed = (percent: number, share: number): number =>
  share >= 1 ? 50 : Math.round(between(0, 50 + (percent - 50) / (1 - share), 100))

/** Whether the focal point differs from the default. */
export const hasFocus = ({ x, y }: FocalPoint): boolean => x !== middle.x || y !== middle.y

/** The CSS classes that crop a picture around its focal point, in steps of ten percent; none for the middle, the default of CSS. */
export function focusClasses(picture: Parameters<typeof positionOf>[0]): string {
  const { x, y } = positionOf(picture)
  const [across, down] = [x, y].map(percent => Math.round(percent / 10) * 10)
  if (across === middle.x && down === middle.y) return ''
  return `focus fx-${across} fy-${down}`
}

/** The cover in the fields of a form. */
export const coverOfFields = (
  fields: { coverImage?: string | null; coverAlt: string; coverCredit: string; coverFocus?: FocalPoint },
  coverMedia: CoverColumns['coverMedia'],
): Picture | null => {
  const { coverImage, coverAlt, coverCredit, coverFocus: { x, y } = middle } = fields
  return coverOf({ coverImage: coverImage || null, coverAlt, coverCredit, coverFocusX: x, coverFocusY: y, coverMedia })
}
