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

/** A block of HTML up to a blank line, and a picture: what the reader of Markdown does not know. */
const foreign = /^(<[a-z][\s\S]*?)(?:\n\s*\n|(?![\s\S]))|!\[([^\]]{0,1000})\]\(\s*<?([^\s)>]{1,2000})>?[^)]{0,300}\)/gim

/** Markdown as nodes of Lexical's JSON. */
export function markdownNodes(markdown: string): object[] {
  const nodes: object[] = []
  let from = 0
  for (const { 0: whole, 1: html, 2: alt, 3: src, index } of markdown.matchAll(foreign)) {
    nodes.push(...textNodes(markdown.slice(from, index)))
    nodes.push(html ? { type: 'html', html } : { type: 'image', src, alt })
    from = index + whole.length
  }
  return [...nodes, ...textNodes(markdown.slice(from))]
}

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
