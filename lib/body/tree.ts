/** Parsed HTML in the least that reading needs, so that the server's parser and the browser's give the same. */
export type HtmlNode = string | HtmlElement

export interface HtmlElement {
  /** In lower case. */
  tag: string
  attrs: Readonly<Record<string, string>>
  children: HtmlNode[]
}

/** How deep a tree may be; a parser keeps what stands deeper at this depth, so that reading cannot exhaust the stack. */
export const maxTreeDepth = 100

/** All the text under a node. */
export const textOf = (node: HtmlNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join(node.tag === 'br' ? ' ' : '')

/** The elements of a tag under some nodes, in document order. */
export function findAll(nodes: readonly HtmlNode[], tag: string): HtmlElement[] {
  return nodes.flatMap(node => {
    if (typeof node === 'string') return []
    return node.tag === tag ? [node] : findAll(node.children, tag)
  })
}
