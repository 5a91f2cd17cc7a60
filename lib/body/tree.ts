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

/** The whole text under a node, with spaces for line breaks. */
export const textOf = (node: HtmlNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join(node.tag === 'br' ? ' ' : '')

/** The elements with a tag under some nodes, in document order. Does not look inside the found elements. */
export function findAll(nodes: readonly HtmlNode[], tag: string): HtmlElement[] {
  return nodes.flatMap(node => {
    if (typeof node === 'string') return []
    return node.tag === tag ? [node] : findAll(node.children, tag)
  })
}
