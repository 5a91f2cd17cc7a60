import { plainLine } from '#lib/body/inlines.ts'
import { findAll, type HtmlElement, type HtmlNode, textOf, textWithout } from '#lib/body/tree.ts'
import { element, hasClass, linkParagraph } from './elements.ts'
import type { Work } from './work.ts'

/** A picture of the source as a figure that `readBody` reads, or what stands for it. Empty when it shows nothing. */
export function picture(
  img: HtmlElement,
  work: Work,
  around: { caption?: HtmlElement; align?: string } = {},
): HtmlNode[] {
  const { attrs } = img
  const alt = attrs.alt ?? ''
  const written = [attrs['data-src'], attrs['data-lazy-src'], attrs['data-original'], attrs.src].find(
    src => src && !/^data:/i.test(src),
  )
  if (hasClass(img, /\b(?:wp-smiley|emoji)\b/)) return [alt]
  const own = work.attachments.get(/\bwp-image-(\d+)/.exec(attrs.class ?? '')?.[1] ?? '')
  const src = work.pictureAddress(own?.url ?? written ?? '')
  const caption = around.caption ? captionOf(around.caption, work) : own && noCaption(own.credit)
  if (src === null || (attrs.width === '1' && attrs.height === '1')) {
    work.note(
      src === null ? 'picture_not_fetched' : 'markup_dropped',
      alt || (written ?? attrs.src ?? '').slice(0, 80) || 'img',
    )
    return around.caption ? [element('p', [caption?.text ?? '', ' ', caption?.credit ?? ''])] : []
  }
  const size: Record<string, string> =
    own && own.url !== written ? {} : { width: attrs.width ?? '', height: attrs.height ?? '' }
  const credit = caption?.credit || own?.credit || ''
  const small = credit === '' ? [] : [' ', element('small', [credit])]
  const shown = element('img', [], { src, alt: alt || own?.alt || '', ...size })
  const align = alignOf(img) ?? around.align
  const text = caption?.text ?? ''
  const captioned = text === '' && credit === '' ? [] : [element('figcaption', [text, ...small])]
  return [element('figure', [shown, ...captioned], align ? { 'data-align': align } : {})]
}

const noCaption = (credit: string) => ({ text: '', credit })

/** The position of a picture by the classes that WordPress gives it. */
export function alignOf({ attrs }: HtmlElement): string | undefined {
  const [, found] = /\balign(left|right|wide|full)\b/.exec(attrs.class ?? '') ?? []
  return found === 'full' ? 'wide' : found
}

const smallTags = new Set(['small', 'script', 'style'])

/** A caption's text and credit. A credit is in `small`, or follows `Foto:` at the end. Captions hold no links. */
function captionOf(caption: HtmlElement, work: Work): { text: string; credit: string } {
  const small = plainLine(findAll(caption.children, 'small').map(textOf).join(' '))
  const whole = plainLine(textWithout(caption.children, smallTags))
  for (const { attrs } of findAll(caption.children, 'a'))
    work.note('markup_dropped', `link na legenda: ${attrs.href ?? ''}`)
  if (small !== '') return { text: whole, credit: small }
  return creditIn(whole)
}

/** The longest credit, in characters. */
const longestCredit = 100

/** Splits a caption before its credit, `Foto: …`, if it ends in one. */
export function creditIn(text: string): { text: string; credit: string } {
  const none = { text, credit: '' }
  const at = text.search(/(?:^|[\s(|/–—-])(?:fotos?|cr[ée]ditos?|imagens?|ilustra[çc][ãa]o|arte)(?: de| por)?\s?:/i)
  if (at < 0 || text.length - at > longestCredit + 5) return none
  const credit = trimmed(text.slice(at), ' (|/–—-', ' ).')
  // A sentence that only begins with the word is no credit.
  if (credit === '' || /[.!?] /.test(credit)) return none
  return { text: trimmed(text.slice(0, at), '', ' (|/–—-'), credit }
}

/** A text without some signs at its start and others at its end. */
function trimmed(text: string, start: string, end: string): string {
  let from = 0
  while (from < text.length && start.includes(text.charAt(from))) from++
  let to = text.length
  while (to > from && end.includes(text.charAt(to - 1))) to--
  return text.slice(from, to)
}

/** The link of a picture, as a paragraph, when it leads to another page than the picture's own. */
export function pictureLink({ attrs: { href = '', rel = '' } }: HtmlElement, work: Work): HtmlNode[] {
  if (/attachment/.test(rel) || /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]|$)|[?&]attachment_id=/i.test(href)) return []
  const address = work.linkAddress(href)
  if (address === null) return []
  work.note('block_kept', `link da imagem: ${address}`)
  return [linkParagraph(address, address)]
}
