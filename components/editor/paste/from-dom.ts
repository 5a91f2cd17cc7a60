import { type HtmlNode, maxTreeDepth } from '#lib/body/tree.ts'

/** Parses HTML with the browser, which runs no scripts from it, and converts it to the node tree of `lib/body`. */
export function parseInBrowser(html: string): HtmlNode[] {
  return childTrees(new DOMParser().parseFromString(html, 'text/html').body, 1)
}

function childTrees(parent: Node, depth: number): HtmlNode[] {
  return [...parent.childNodes].flatMap((node): HtmlNode[] => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof Element)) return []
    if (depth > maxTreeDepth) return [node.textContent ?? '']
    const attrs = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
    return [{ tag: node.localName, attrs, children: childTrees(node, depth + 1) }]
  })
}
