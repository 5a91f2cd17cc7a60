import { type HtmlElement, type HtmlNode, textOf } from '#lib/body/tree.ts'
import { styleOf } from './style.ts'

interface Line {
  level: number
  ordered: boolean
  /** The number in the bullet; 1 where it has none, as in “a)”. */
  number: number
  element: HtmlElement
}

/**
 * Word's lists are paragraphs with the level in `mso-list` and the bullet as text. Returns the nodes with each run of such paragraphs as a real
 * list.
 */
export function restoreWordLists(nodes: readonly HtmlNode[]): HtmlNode[] {
  const restored: HtmlNode[] = []
  let run: Line[] = []
  const flush = () => {
    if (run.length > 0) restored.push(...nest(run, 1))
    run = []
  }
  for (const node of nodes) {
    const line = listLine(node)
    if (line) run.push(line)
    else if (run.length === 0 || typeof node !== 'string' || node.trim() !== '') {
      flush()
      restored.push(node)
    }
  }
  flush()
  return restored
}

function listLine(node: HtmlNode): Line | null {
  if (typeof node === 'string' || node.tag !== 'p') return null
  const level = /\blevel(\d)/.exec(styleOf(node, 'mso-list'))?.[1]
  if (!level) return null
  const bullet = findBullet(node.children)?.trim() ?? ''
  const ordered = /^\(?([\divxlcdm]+|[a-z])[.)°º-]/i.test(bullet)
  const number = Number(/^\(?(\d{1,4})[.)°º-]+$/.exec(bullet)?.[1] ?? 1)
  return { level: Number(level), ordered, number, element: node }
}

function findBullet(nodes: readonly HtmlNode[]): string | null {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    const found = styleOf(node, 'mso-list') === 'ignore' ? textOf(node) : findBullet(node.children)
    if (found !== null) return found
  }
  return null
}

/** The lists of some lines at one level; deeper lines go under the line before them. */
function nest(lines: readonly Line[], level: number): HtmlElement[] {
  const lists: HtmlElement[] = []
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as Line
    let end = at + 1
    while (end < lines.length && (lines[end] as Line).level > Math.max(level, line.level)) end++
    const under = nest(lines.slice(at + 1, end), line.level + 1)
    const item: HtmlElement = { tag: 'li', attrs: {}, children: [...line.element.children, ...under] }
    const tag = line.ordered ? 'ol' : 'ul'
    const last = lists.at(-1)
    if (last?.tag === tag) last.children.push(item)
    else lists.push({ tag, attrs: line.ordered ? { start: String(line.number) } : {}, children: [item] })
    at = end
  }
  return lists
}
