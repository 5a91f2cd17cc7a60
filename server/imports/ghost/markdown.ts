import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { $convertFromMarkdownString, TRANSFORMERS } from '@lexical/markdown'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import { createEditor } from 'lexical'

/** The Markdown cards that Ghost rendered in the HTML beside a text, in their order. */
export const renderedCards = (html: string): string[] =>
  [...html.matchAll(/<!--kg-card-begin: markdown-->([\s\S]*?)<!--kg-card-end: markdown-->/g)].map(
    ([, card = '']) => card,
  )

/** What the reader of Markdown does not know, each on lines of its own: a block of HTML up to a blank line, a table, code, a rule; and a picture. */
const foreign = new RegExp(
  [
    /^(?<html><[a-z][\s\S]*?)(?:\n\s*\n|(?![\s\S]))/,
    /^(?<table>\|[^\n]*\n\|[ \t]*:?-[-:| \t]*(?:\n\|[^\n]*)*)/,
    /^```[^\n`]*\n(?<code>[\s\S]*?)\n```[ \t]*$/,
    /(?<!\S[ \t]*\n)^(?<rule>-{3,}|\*{3,}|_{3,})[ \t]*$/,
    /!\[(?<alt>[^\]]{0,1000})\]\(\s*<?(?<src>[^\s)>]{1,2000})>?[^)]{0,300}\)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gim',
)

/** Markdown as nodes of Lexical's JSON. */
export function markdownNodes(written: string): object[] {
  const markdown = written.replaceAll('\r\n', '\n')
  const nodes: object[] = []
  let from = 0
  for (const { 0: whole, groups = {}, index } of markdown.matchAll(foreign)) {
    nodes.push(...textNodes(markdown.slice(from, index)), nodeOf(groups))
    from = index + whole.length
  }
  return [...nodes, ...textNodes(markdown.slice(from))]
}

function nodeOf({ html, table, code, rule, alt, src }: Record<string, string | undefined>): object {
  if (html !== undefined) return { type: 'html', html }
  if (table !== undefined) return tableNode(table)
  if (code !== undefined) return { type: 'code', code }
  return rule === undefined ? { type: 'image', src, alt } : { type: 'horizontalrule' }
}

/** A table: its first line names the columns, the second one only divides. */
function tableNode(table: string): object {
  const rows = table.split('\n').filter((_, place) => place !== 1)
  return {
    type: 'table',
    children: rows.map((row, place) => ({
      type: 'tablerow',
      children: cellsOf(row).map(cell => ({
        type: 'tablecell',
        headerState: place === 0 ? 1 : 0,
        children: textNodes(cell),
      })),
    })),
  }
}

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map(cell => cell.replaceAll('\\|', '|').trim())

/** Blocks of code stay as they are written. */
const transformers = TRANSFORMERS.filter(({ type }) => type !== 'multiline-element')

function textNodes(markdown: string): object[] {
  if (markdown.trim() === '') return []
  const editor = createEditor({
    nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode],
    onError(error) {
      throw error
    },
  })
  editor.update(() => $convertFromMarkdownString(markdown.trim(), transformers), { discrete: true })
  return editor.getEditorState().toJSON().root.children
}
