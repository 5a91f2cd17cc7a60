import type { HtmlNode } from '#lib/body/tree.ts'
import { element } from './elements.ts'

/**
 * How line breaks of the source are read: as spaces (`html`), as the ends of lines (`classic`, WordPress' texts without blocks), or with all spaces
 * kept (`pre`).
 */
export type Mode = 'html' | 'classic' | 'pre'

/** A text in its mode, at the end of `out`. Two line breaks in a row end a paragraph; `blocks.ts` splits there. */
export function pushText(out: HtmlNode[], text: string, mode: Mode): void {
  if (mode === 'html' || (mode === 'classic' && !text.includes('\n'))) {
    out.push(text)
    return
  }
  const last = out.at(-1)
  const afterBreak = typeof last === 'object' && last.tag === 'br'
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  let blank = 0
  lines.forEach((line, place) => {
    // A line break in the source right after `<br>` is only how the source is laid out.
    if (place === 1 && afterBreak && lines[0]?.trim() === '') blank = 1
    else if (place > 0 && blank < 2) {
      out.push(element('br'))
      blank++
    }
    if (line === '') return
    if (line.trim() !== '') blank = 0
    out.push(mode === 'pre' ? solid(line) : line)
  })
}

/** A line whose leading and doubled spaces are kept. */
const solid = (line: string) =>
  line.replaceAll('\t', '    ').replace(/^ +| {2,}/g, spaces => '\u00a0'.repeat(spaces.length))
