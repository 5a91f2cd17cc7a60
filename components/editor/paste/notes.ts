import { type HtmlElement, textOf } from '#lib/body/tree.ts'
import { styleOf } from './style.ts'

/** Whether an element is a comment of Word or Google Docs, or the sign in the text that leads to it. */
export function isComment(element: HtmlElement): boolean {
  const { tag, attrs, children } = element
  if (tag === 'a') return /#(?:_msocom|_msoanchor|cmnt)/.test(attrs.href ?? '')
  if (/\bMso(?:CommentReference|CommentText)\b/.test(attrs.class ?? '')) return true
  const [first] = children
  const isDocsComment = tag === 'p' && typeof first === 'object' && /^#cmnt_ref/.test(first.attrs.href ?? '')
  return isDocsComment || /^comment/.test(styleOf(element, 'mso-element'))
}

/** Whether an element is text that a reviewer deleted: Word and LibreOffice name the reviewer. On a web page a `del` is text struck through. */
export const isDeleted = ({ tag, attrs }: HtmlElement) => tag === 'del' && /^mailto:/i.test(attrs.cite ?? '')

/** Places within the copied document, which no reader can open: `#topo`, a footnote of Word, Google Docs or LibreOffice, the writing screen itself. */
const within =
  /^(?:about:blank)?#|#(?:_(?:ftn|edn)(?:ref)?\d|ftnt(?:_ref)?\d|sd(?:foot|end)note\d)|\/(?:article\/[^/?#]+\/edit|create)(?:\?[^#]*)?#/

export const leadsWithin = (href: string) => within.test(href)

/** The number of a footnote's link, in the text or before the note, without brackets. Empty for an arrow that leads back, null for another link. */
export function noteNumber(link: HtmlElement): string | null {
  const label = textOf(link).trim()
  if (/^[↑↩⤴^][\ufe0e\ufe0f]?$/.test(label)) return ''
  return /^[[(]?(\d{1,3}|[ivxl]{1,6}|[a-z]|[*†‡]{1,3})[\])]?$/i.exec(label)?.[1] ?? null
}
