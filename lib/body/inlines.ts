import { cleanText } from '../text.ts'
import type { Break, Inline, Text } from './body.ts'

const edgeSpace = /^[ \u00a0]+|[ \u00a0]+$/g

/**
 * A line in its one canonical form: spaces collapsed across marks as a browser does, equal neighbours joined, no space or break at its
 * edges or around breaks. Empty when a person would see nothing.
 */
export function normalizeInlines(inlines: Iterable<Inline>): Inline[] {
  const line: Inline[] = []
  for (const inline of inlines) {
    if (inline.kind === 'break') {
      trimEnd(line)
      line.push(inline)
    } else append(line, inline)
  }
  while (dropEdge(line, 0)) {}
  while (dropEdge(line, -1)) {}
  return line
}

function append(line: Inline[], text: Text): void {
  const last = line.at(-1)
  const afterSpace = last === undefined || last.kind === 'break' || last.text.endsWith(' ')
  const cleaned = cleanText(text.text)
  const rest = afterSpace ? cleaned.replace(/^ /, '') : cleaned
  if (rest === '') return
  if (last?.kind === 'text' && sameMarks(last, text)) last.text += rest
  else line.push({ ...text, text: rest })
}

/** Takes away the space before a break. */
function trimEnd(line: Inline[]): void {
  const last = line.at(-1)
  if (last?.kind !== 'text') return
  last.text = last.text.replace(/ $/, '')
  if (last.text === '') line.pop()
}

/** Trims one edge of a line by one step; false when there is nothing to trim. */
function dropEdge(line: Inline[], index: 0 | -1): boolean {
  const edge = line.at(index)
  if (!edge) return false
  if (edge.kind === 'text') {
    const trimmed = index === 0 ? edge.text.replace(/^[ \u00a0]+/, '') : edge.text.replace(/[ \u00a0]+$/, '')
    if (trimmed !== '') {
      edge.text = trimmed
      return false
    }
  }
  line.splice(index, 1)
  return true
}

export const sameMarks = (a: Text, b: Text) => a.bold === b.bold && a.italic === b.italic && a.href === b.href

/** Plain text on one line: for captions, credits and descriptions. */
export const plainLine = (text: string) => cleanText(text).replace(/ {2,}/g, ' ').replace(edgeSpace, '')

export const lineBreak: Break = { kind: 'break', href: null }
