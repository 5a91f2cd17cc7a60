import { type Block, type Body, type Inline, inlineText, plainText } from '#lib/body/body.ts'
import { normalizeInlines, splitAtBlankLines } from '#lib/body/inlines.ts'
import { readBody } from '#lib/body/read.ts'
import type { HtmlNode } from '#lib/body/tree.ts'
import { chatInlines, hasStamp, withoutStamp } from './chat.ts'
import type { Loss } from './losses.ts'
import { joinPrintLines } from './print-lines.ts'
import { untangle } from './untangle.ts'

/** Pasted HTML as a body. What does not come along is added to `lost`. */
export const readPastedHtml = (nodes: readonly HtmlNode[], lost: Set<Loss>): Body =>
  readBody(untangle(nodes, lost)).flatMap(block => splitParagraph(block, lost))

/** Splits a paragraph at the line breaks that mean a new paragraph. */
function splitParagraph(block: Block, lost: Set<Loss>): Block[] {
  if (block.kind !== 'paragraph') return [block]
  const lines = linesOf(block.inlines)
  const paragraphs = lines.some(isMessage)
    ? readMessages(lines, lost)
    : (joinPrintLines(lines) ?? splitAtBlankLines(block.inlines))
  return paragraphs
    .map(normalizeInlines)
    .filter(inlines => inlines.length > 0)
    .map(inlines => ({ kind: 'paragraph', inlines }))
}

/** Pasted plain text as the lines of paragraphs, some of them empty. Null when it has no marks, links or joined lines: Lexical then inserts it. */
export function readPastedText(text: string, lost: Set<Loss>): Inline[][] | null {
  const given = text.split(/\r\n?|\n/).map((line): Inline[] => [plainText(line)])
  if (given.some(isMessage)) return readMessages(given, lost).map(normalizeInlines)
  const lines = (joinPrintLines(given) ?? given).map(line => normalizeInlines(line.flatMap(readMarks)))
  const isSame = lines.length === given.length && lines.every(line => line.every(isPlain))
  return isSame ? null : lines
}

const isPlain = (inline: Inline) =>
  inline.kind === 'text' && !inline.bold && !inline.italic && !inline.strike && inline.href === null

const isMessage = (line: readonly Inline[]) => hasStamp(inlineText(line))

const readMarks = (inline: Inline): Inline[] => (inline.kind === 'text' ? chatInlines(inline) : [inline])

/** Messages of a chat, each line a paragraph, without their stamps. */
function readMessages(lines: readonly Inline[][], lost: Set<Loss>): Inline[][] {
  lost.add('stamps')
  return lines.map(line => {
    const [first, ...rest] = line
    const opened = first?.kind === 'text' ? [{ ...first, text: withoutStamp(first.text) }, ...rest] : line
    return opened.flatMap(readMarks)
  })
}

function linesOf(inlines: readonly Inline[]): Inline[][] {
  const lines: Inline[][] = [[]]
  for (const inline of inlines) {
    if (inline.kind === 'break') lines.push([])
    else lines.at(-1)?.push(inline)
  }
  return lines
}
