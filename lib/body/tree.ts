import { inSigns } from './signs.ts'

/** Parsed HTML with the least that `readBody` needs, so that the server's parser and the browser's give the same tree. */
export type HtmlNode = string | HtmlElement

export interface HtmlElement {
  /** In lower case. */
  tag: string
  attrs: Readonly<Record<string, string>>
  children: HtmlNode[]
}

/** The deepest tree. A parser moves deeper text up to this depth, so that reading cannot exhaust the stack. */
export const maxTreeDepth = 100

const nothing: ReadonlySet<string> = new Set()

/** The whole text under a node, with spaces for line breaks. */
export const textOf = (node: HtmlNode): string => textWithout([node], nothing)

/** The text of nodes without the elements of some tags, with spaces for line breaks and signs for what is raised or lowered. */
export const textWithout = (nodes: readonly HtmlNode[], tags: ReadonlySet<string>): string =>
  nodes.reduce((before: string, node) => addText(before, node, tags), '')

function addText(before: string, node: HtmlNode, without: ReadonlySet<string>): string {
  if (typeof node === 'string') return before + node
  const { tag, children } = node
  if (tag === 'br') return `${before} `
  if (without.has(tag)) return before
  const whole = children.reduce((text: string, child) => addText(text, child, without), before)
  if (tag !== 'sup' && tag !== 'sub') return whole
  const own = whole.slice(before.length)
  return before + (inSigns(own, tag, before, '') ?? own)
}

/** The elements with a tag under some nodes, in document order. Does not look inside the found elements. */
export function findAll(nodes: readonly HtmlNode[], tag: string): HtmlElement[] {
  return nodes.flatMap(node => {
    if (typeof node === 'string') return []
    return node.tag === tag ? [node] : findAll(node.children, tag)
  })
}
