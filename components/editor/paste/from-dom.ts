import { type HtmlNode, maxTreeDepth } from '#lib/body/tree.ts'

/**
 * Parses HTML with the browser, which runs no scripts from it, and converts it to the node tree of `lib/body`. Reads every property by its
 * prototype: a form's fields and a document's pictures hide the properties that they are named after (DOM clobbering).
 */
export function parseInBrowser(html: string): HtmlNode[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  return childTrees(own(Document.prototype, 'body', parsed), 1)
}

function childTrees(parent: Node, depth: number): HtmlNode[] {
  return [...own(Node.prototype, 'childNodes', parent)].flatMap((node): HtmlNode[] => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof Element)) return []
    if (depth > maxTreeDepth) return [own(Node.prototype, 'textContent', node) ?? '']
    const attributes = [...own(Element.prototype, 'attributes', node)]
    const attrs = Object.fromEntries(attributes.map(({ name, value }) => [name, value]))
    return [{ tag: own(Element.prototype, 'localName', node), attrs, children: childTrees(node, depth + 1) }]
  })
}

/** A node's property as its prototype defines it. */
const own = <Owner extends Node, Name extends keyof Owner>(prototype: Owner, name: Name, node: Owner): Owner[Name] =>
  Reflect.get(prototype, name, node)
