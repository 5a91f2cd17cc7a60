import type { Position } from '#lib/body/body.ts'
import type { HtmlElement } from '#lib/body/tree.ts'

/** The value of a property in an element's style attribute, in lower case; empty without one. */
export function styleOf({ attrs }: HtmlElement, property: string): string {
  const pattern = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]*)`, 'i')
  return (pattern.exec(attrs.style ?? '')?.[1] ?? '').trim().toLowerCase()
}

export interface Marks {
  bold: boolean
  italic: boolean
  strike: boolean
  position: Position | null
  /** Whether line breaks of the source are line breaks, as in chats. */
  keepsLines: boolean
}

const positions = new Map<string, Position | null>([
  ['super', 'sup'],
  ['sub', 'sub'],
  ['baseline', null],
])

/** The marks inside an element, by its tag and then by its style (Google Docs wraps everything in a `b` that is not bold). */
export function marksIn(element: HtmlElement, outside: Marks): Marks {
  const { tag } = element
  const weight = styleOf(element, 'font-weight')
  const slant = styleOf(element, 'font-style')
  const space = styleOf(element, 'white-space')
  const bold = outside.bold || tag === 'b' || tag === 'strong'
  const italic = outside.italic || tag === 'i' || tag === 'em'
  const raised = tag === 'sup' || tag === 'sub' ? tag : outside.position
  const place = positions.get(styleOf(element, 'vertical-align'))
  const isStruck =
    /^(?:s|strike|del)$/.test(tag) || styleOf(element, 'text-decoration(?:-line)?').includes('line-through')
  return {
    bold: weight === '' ? bold : weight === 'bold' || weight === 'bolder' || Number(weight) >= 600,
    italic: slant === '' ? italic : slant === 'italic' || slant === 'oblique',
    strike: outside.strike || isStruck,
    position: place === undefined ? raised : place,
    keepsLines: space === '' ? outside.keepsLines || tag === 'pre' : /^(?:pre|break-spaces)/.test(space),
  }
}

/** Whether an element is a bullet that Word writes as text. */
export const isBullet = (element: HtmlElement) => styleOf(element, 'mso-list') === 'ignore'

/** Whether an element is hidden by its style. */
export const isHidden = (element: HtmlElement) =>
  styleOf(element, 'display') === 'none' || styleOf(element, 'mso-hide') === 'all'
