import type { ReactNode } from 'react'
import { escapeHtml } from '#lib/text/html.ts'
import { attributesOf, NotPlain } from './attributes.ts'

interface Element {
  $$typeof: symbol
  type: unknown
  props: Readonly<Record<string, unknown>>
}

const elementKind = Symbol.for('react.transitional.element')
const fragmentKind = Symbol.for('react.fragment')

/** Elements that have no end (HTML Standard, 13.1.2). */
const empty = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

/**
 * The HTML of components that have neither state nor scripts and wait for nothing. React's way is longer: elements become a payload for a
 * browser that will never read it, then elements again, then HTML (decision 0102). Raises NotPlain for whatever it does not know, so that
 * the caller can leave the work to React.
 */
export function htmlOf(node: ReactNode): string {
  if (typeof node === 'string') return escapeHtml(node)
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'number' || typeof node === 'bigint') return String(node)
  if (Array.isArray(node)) return htmlOfAll(node)
  return htmlOfElement(node as unknown as Element)
}

function htmlOfAll(nodes: readonly ReactNode[]): string {
  let html = ''
  for (const node of nodes) html += htmlOf(node)
  return html
}

function htmlOfElement({ $$typeof, type, props }: Element): string {
  if ($$typeof !== elementKind) throw new NotPlain('an element of another kind, or one that waits')
  if (typeof type === 'string') return htmlOfTag(type, props)
  if (type === fragmentKind) return htmlOf(props.children as ReactNode)
  // A component of the browser is a function with a mark.
  if (typeof type === 'function' && !('$$typeof' in type)) return htmlOf(type(props))
  throw new NotPlain('a component with state or scripts')
}

function htmlOfTag(tag: string, props: Element['props']): string {
  const start = `<${tag}${attributesOf(props)}`
  if (empty.has(tag)) return `${start}/>`
  const inner = props.dangerouslySetInnerHTML as { __html: string } | undefined
  return `${start}>${inner ? inner.__html : htmlOf(props.children as ReactNode)}</${tag}>`
}
