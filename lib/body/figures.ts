import { isFreeUrl } from '../addresses/free-url.ts'
import { limits } from '../limits.ts'
import type { Align, BodyPicture, Figure, Gallery } from './body.ts'
import { plainLine } from './inlines.ts'
import { findAll, type HtmlElement, type HtmlNode, textOf, textWithout } from './tree.ts'

/**
 * The pictures among some nodes, with the position `align`. The last picture gets the caption and its credit, which follow it on the page.
 */
export function figuresIn(nodes: readonly HtmlNode[], align?: string): Figure[] {
  const images = findAll(nodes, 'img')
  const [caption] = findAll(nodes, 'figcaption')
  const small = caption ? findAll(caption.children, 'small') : []
  const credit = plainLine(small.map(textOf).join(' '))
  const text = plainLine(textWithout(caption?.children ?? [], credits))
  const found = images.flatMap((image, index) =>
    index === images.length - 1 ? figureOf(image, text, credit) : figureOf(image, '', ''),
  )
  return found.map(figure => ({ ...figure, align: alignOf(align) }))
}

/** A picture's position from any value; null for unknown ones. */
export const alignOf = (value: unknown): Align | null =>
  value === 'left' || value === 'right' || value === 'wide' ? value : null

/** Pictures as a gallery; as several when they are more than one may hold. One alone is a figure. */
export function galleriesOf(pictures: readonly BodyPicture[]): (Figure | Gallery)[] {
  const blocks: (Figure | Gallery)[] = []
  for (let from = 0; from < pictures.length; from += limits.gallery.most) {
    const part = pictures.slice(from, from + limits.gallery.most).map(pictureOf)
    const [first] = part
    if (first) blocks.push(part.length === 1 ? figureOfPicture(first) : { kind: 'gallery', pictures: part })
  }
  return blocks
}

/** A picture as a block of its own, in the column. */
export const figureOfPicture = (picture: BodyPicture): Figure => ({
  kind: 'figure',
  ...pictureOf(picture),
  align: null,
})

const pictureOf = ({ src, alt, caption, credit, width, height }: BodyPicture): BodyPicture => ({
  src,
  alt,
  caption,
  credit,
  width,
  height,
})

const credits: ReadonlySet<string> = new Set(['small'])

/** The picture, if readers may load its address. Empty for other addresses, base64 among them (BODY-2). */
function figureOf({ attrs }: HtmlElement, caption: string, credit: string): Figure[] {
  const src = attrs.src?.trim() ?? ''
  if (src === '' || !isFreeUrl(src)) return []
  const width = pixels(attrs.width)
  const height = pixels(attrs.height)
  const sized = width !== null && height !== null
  const size = sized ? { width, height } : { width: null, height: null }
  return [{ kind: 'figure', src, alt: plainLine(attrs.alt ?? ''), caption, credit, ...size, align: null }]
}

function pixels(text: string | undefined): number | null {
  const value = Number(text)
  return text && Number.isInteger(value) && value > 0 && value <= 20_000 ? value : null
}
