import { cleanText } from '../text/text.ts'
import type { Break, Inline, Text } from './body.ts'
import { inSigns } from './signs.ts'

/**
 * A line in its canonical form: spaces collapsed across marks as in a browser, neighbours with equal marks joined, no space or break at the
 * edges, no space around breaks, the signs of Unicode for what is raised or lowered. Empty when nothing is visible.
 */
export function normalizeInlines(inlines: Iterable<Inline>): Inline[] {
  const line = joinInlines(inlines)
  return line.some(inline => positionOf(inline) !== null) ? joinInlines(withSigns(line)) : line
}

const positionOf = (inline: Inline) => (inline.kind === 'text' ? inline.position : null)

/** The line with signs for its raised and lowered texts that have some. */
function* withSigns(line: readonly Inline[]): Generator<Inline> {
  let before = ''
  for (const [place, inline] of line.entries()) {
    if (inline.kind === 'break') {
      yield inline
      before = ''
      continue
    }
    const next = line[place + 1]
    const after = next?.kind === 'text' ? next.text : ''
    const signs = inline.position && inSigns(inline.text, inline.position, before, after)
    const text = signs ?? inline.text
    yield signs === null ? inline : { ...inline, text, position: null }
    before = (before + text).slice(-3)
  }
}

function joinInlines(inlines: Iterable<Inline>): Inline[] {
  const line: Inline[] = []
  // A flag, because reading the end of a text that grows piece by piece copies it each time.
  let afterSpace = true
  for (const inline of inlines) {
    if (inline.kind === 'break') {
      trimEnd(line)
      line.push(inline)
      afterSpace = true
      continue
    }
    const cleaned = cleanText(inline.text)
    const rest: string = afterSpace ? cleaned.replace(/^ /, '') : cleaned
    if (rest === '') continue
    append(line, { ...inline, text: rest })
    afterSpace = rest.endsWith(' ')
  }
  return withoutEdges(line)
}

function append(line: Inline[], text: Text): void {
  const last = line.at(-1)
  if (last?.kind === 'text' && sameMarks(last, text)) last.text += text.text
  else line.push(text)
}

/** Removes the space before a break. */
function trimEnd(line: Inline[]): void {
  const last = line.at(-1)
  if (last?.kind !== 'text') return
  last.text = last.text.replace(/ $/, '')
  if (last.text === '') line.pop()
}

/** A line without the breaks and spaces at its two edges. */
function withoutEdges(line: Inline[]): Inline[] {
  let from = 0
  while (from < line.length && isBlank(line[from], trimFirst)) from++
  let to = line.length
  while (to > from && isBlank(line[to - 1], trimLast)) to--
  return line.slice(from, to)
}

/** Trims the inline at an edge. True when nothing of it is left. */
function isBlank(edge: Inline | undefined, trim: (text: string) => string): boolean {
  if (edge?.kind !== 'text') return true
  const trimmed = trim(edge.text)
  if (trimmed === '') return true
  edge.text = trimmed
  return false
}

/** Whether two texts have the same marks and the same link, so that they can be joined. */
export const sameMarks = (a: Text, b: Text) =>
  a.bold === b.bold && a.italic === b.italic && a.strike === b.strike && a.position === b.position && a.href === b.href

/** Plain text on one line, for captions, credits and descriptions. */
export const plainLine = (text: string) => trimLast(trimFirst(cleanText(text).replace(/ {2,}/g, ' ')))

const trimFirst = (text: string) => text.replace(/^[ \u00a0]+/, '')

/** A loop, because a pattern that ends in `+$` restarts at every space of a long run. */
function trimLast(text: string): string {
  let end = text.length
  while (end > 0 && (text[end - 1] === ' ' || text[end - 1] === '\u00a0')) end--
  return text.slice(0, end)
}

/** A break outside of any link. */
export const lineBreak: Break = { kind: 'break', href: null }

/** Splits a line into paragraphs at two breaks in a row: the editor's quotes have no other paragraphs. */
export function splitAtBlankLines(inlines: readonly Inline[]): Inline[][] {
  const parts: Inline[][] = [[]]
  inlines.forEach((inline, index) => {
    const blank = inline.kind === 'break' && inlines[index + 1]?.kind === 'break'
    if (blank) parts.push([])
    else parts.at(-1)?.push(inline)
  })
  return parts.map(normalizeInlines).filter(part => part.length > 0)
}
