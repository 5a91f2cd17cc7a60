import type { HtmlElement } from '#lib/body/tree.ts'

/** The value of a property in an element's style attribute, in lower case; empty without one. */
export function styleOf({ attrs }: HtmlElement, property: string): string {
  const pattern = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]*)`, 'i')
  return (pattern.exec(attrs.style ?? '')?.[1] ?? '').trim().toLowerCase()
}

export interface Marks {
  bold: boolean
  italic: boolean
}

/** The marks inside an element, by its tag and then by its style (Google Docs wraps everything in a `b` that is not bold). */
export function marksIn(element: HtmlElement, outside: Marks): Marks {
  const { tag } = element
  const weight = styleOf(element, 'font-weight')
  const slant = styleOf(element, 'font-style')
  const bold = outside.bold || tag === 'b' || tag === 'strong'
  const italic = outside.italic || tag === 'i' || tag === 'em'
  return {
    bold: weight === '' ? bold : weight === 'bold' || weight === 'bolder' || Number(weight) >= 600,
    italic: slant === '' ? italic : slant === 'italic' || slant === 'oblique',
  }
}

/** Whether an element is hidden, or is a bullet that Word writes as text. */
export function isHidden(element: HtmlElement): boolean {
  return (
    styleOf(element, 'display') === 'none' ||
    styleOf(element, 'mso-hide') === 'all' ||
    styleOf(element, 'mso-list') === 'ignore'
  )
}
