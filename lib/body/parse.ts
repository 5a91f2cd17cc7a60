import { Parser } from 'htmlparser2'
import { type HtmlElement, type HtmlNode, maxTreeDepth } from './tree.ts'

/** Parsing stops at this depth: no honest text reaches it, and the parser's time grows with the square of the depth. */
const parsingDepthLimit = 1_000
const chunk = 16_384

/** Parses HTML outside a browser. Never raises an error: of broken markup it gives the readable part. */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { tag: '', attrs: {}, children: [] }
  const open = [root]
  // Open elements beyond the stored depth. Their text goes to the deepest stored element.
  let beyond = 0
  const parser = new Parser({
    onopentag(tag, attrs) {
      if (open.length >= maxTreeDepth) {
        beyond++
        return
      }
      const element: HtmlElement = { tag, attrs, children: [] }
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    ontext(text) {
      const siblings = open.at(-1)?.children ?? []
      const last = siblings.at(-1)
      // The parser splits a text at every entity and bracket.
      if (typeof last === 'string') siblings[siblings.length - 1] = last + text
      else siblings.push(text)
    },
    onclosetag() {
      if (beyond > 0) beyond--
      else open.pop()
    },
  })
  for (let at = 0; at < html.length && beyond < parsingDepthLimit; at += chunk) parser.write(html.slice(at, at + chunk))
  parser.end()
  return root.children
}
