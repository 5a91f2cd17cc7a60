import { mediaPath } from '../addresses/paths.ts'

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
  /** What no crop may lose. */
  focus: FocalPoint
}

export interface CoverColumns {
  coverImage: string | null
  coverAlt: string
  coverCredit: string
  coverFocusX: number
  coverFocusY: number
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
  const { coverMedia: media, coverImage, coverAlt: alt, coverCredit: credit, coverFocusX: x, coverFocusY: y } = article
  const told = { alt, credit, focus: { x, y } }
  if (media) {
    const width = media.widths.length > 0 ? Math.max(...media.widths) : media.width
    return { ...renditionsOf(media), width, height: Math.round((media.height * width) / media.width), ...told }
  }
  return coverImage ? { src: coverImage, ...told } : null
}

/** A part of a picture, in its pixels. */
export interface Crop {
  left: number
  top: number
  width: number
  height: number
}

/** The largest part of a picture that has a ratio (width through height), with the focal point as near to its middle as the picture's edges let it. */
export function cropAround(size: { width: number; height: number }, ratio: number, { x, y }: FocalPoint): Crop {
  const width = Math.min(size.width, Math.round(size.height * ratio))
  const height = Math.min(size.height, Math.round(size.width / ratio))
  const around = (percent: number, whole: number, part: number) =>
    Math.round(between(0, (whole * percent) / 100 - part / 2, whole - part))
  return { left: around(x, size.width, width), top: around(y, size.height, height), width, height }
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

/** The flattest and the narrowest box that covers stand in, as width through height. */
const boxes = { flattest: 16 / 9, narrowest: 1 }
/** How much of a picture is taken to be seen where its size is not known. */
const usualShare = 0.5

/**
 * CSS' `object-position`, in percent, that brings a picture's focal point as near as can be to the middle of the boxes which cut most of it away:
 * across that is the narrowest, down the flattest. In the others the point stands between there and where it stands in the picture.
 */
export function positionOf({ focus, width, height }: Pick<Picture, 'focus' | 'width' | 'height'>): FocalPoint {
  const ratio = width && height ? width / height : null
  return {
    x: placed(focus.x, ratio === null ? usualShare : boxes.narrowest / ratio),
    y: placed(focus.y, ratio === null ? usualShare : ratio / boxes.flattest),
  }
}

/** Of a side of which no box cuts anything away, the middle. */
const placed = (percent: number, share: number): number =>
  share >= 1 ? 50 : Math.round(between(0, 50 + (percent - 50) / (1 - share), 100))

/** Whether somebody chose a point of it. */
export const hasFocus = ({ x, y }: FocalPoint): boolean => x !== middle.x || y !== middle.y

/** The classes that crop a picture around its focal point, to a tenth; none for the middle, which is CSS' own. */
export function focusClasses(picture: Parameters<typeof positionOf>[0]): string {
  const { x, y } = positionOf(picture)
  const [across, down] = [x, y].map(percent => Math.round(percent / 10) * 10)
  if (across === middle.x && down === middle.y) return ''
  return `focus fx-${across} fy-${down}`
}

/** The cover of what stands in a form. */
export const coverOfFields = (
  fields: { coverImage?: string | null; coverAlt: string; coverCredit: string; coverFocus?: FocalPoint },
  coverMedia: CoverColumns['coverMedia'],
): Picture | null => {
  const { coverImage, coverAlt, coverCredit, coverFocus: { x, y } = middle } = fields
  return coverOf({ coverImage: coverImage || null, coverAlt, coverCredit, coverFocusX: x, coverFocusY: y, coverMedia })
}
