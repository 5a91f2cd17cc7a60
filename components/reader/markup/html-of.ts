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

/** Void elements: they have no end tag (HTML Standard, 13.1.2). */
const voidTags = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

/**
 * The HTML of React nodes whose components are synchronous and have no state and no scripts. React takes longer: it turns elements into a
 * payload that no browser will read, then into elements again, then into HTML (decision 0102). Raises NotPlain for any other node, so that the
 * caller can let React render it.
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
  if ($$typeof !== elementKind) throw new NotPlain('an element of another kind, or an asynchronous one')
  if (typeof type === 'string') return htmlOfTag(type, props)
  if (type === fragmentKind) return htmlOf(props.children as ReactNode)
  // A client component is a function with a mark.
  if (typeof type === 'function' && !('$$typeof' in type)) return htmlOf(type(props))
  throw new NotPlain('a component with state or scripts')
}

function htmlOfTag(tag: string, props: Element['props']): string {
  const start = `<${tag}${attributesOf(props)}`
  if (voidTags.has(tag)) return `${start}/>`
  const inner = props.dangerouslySetInnerHTML as { __html: string } | undefined
  return `${start}>${inner ? inner.__html : htmlOf(props.children as ReactNode)}</${tag}>`
}
