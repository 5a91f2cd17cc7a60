import { escapeAttribute, escapeText } from '#lib/body/markup.ts'
import type { Work } from './work.ts'

/** The element around text that stands outside of blocks, in which line breaks count. */
export const classicTag = 'x-classic'

const opening = '<!--'
const head = /^\s*(\/?)wp:([a-z][\w/-]*)\s*(\{[\s\S]*\})?\s*(\/?)\s*$/

/** Whether a text was written in blocks. In any other text of WordPress, line breaks count. */
export const hasBlocks = (html: string): boolean => html.includes('<!-- wp:')

/**
 * A text of blocks without their comments. A block without markup of its own gives its readable attributes, and a note. Text between blocks gets an
 * element of its own.
 */
export function unwrapBlocks(html: string, work: Work): string {
  const parts: string[] = []
  let depth = 0
  let classic = 0
  let from = 0
  const take = (to: number) => {
    const text = html.slice(from, to)
    if (text.trim() === '') parts.push(text)
    else parts.push(depth === 0 || classic > 0 ? `<${classicTag}>${text}</${classicTag}>` : text)
  }
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, at)) {
    const end = html.indexOf('-->', at)
    if (end < 0) break
    const [, closes, name = '', attributes = '', empty] = head.exec(html.slice(at + opening.length, end)) ?? []
    if (name !== '') {
      take(at)
      from = end + 3
      const isClassic = name === 'freeform' || name === 'core/freeform' || name === 'shortcode'
      if (empty) parts.push(emptyBlock(name, attributes, work))
      else if (closes) {
        depth = Math.max(0, depth - 1)
        if (isClassic) classic = Math.max(0, classic - 1)
      } else {
        depth++
        if (isClassic) classic++
      }
    }
    at = end
  }
  take(html.length)
  return parts.join('')
}

/** Blocks that have nothing to read. */
const silent = new Set(['more', 'nextpage', 'spacer', 'separator', 'post-title', 'post-date', 'post-featured-image'])

function emptyBlock(name: string, attributes: string, work: Work): string {
  if (silent.has(name)) return ''
  const found = readable(attributes)
  const url = found.find(([key]) => /^(?:url|src|href|link)$/.test(key))?.[1]
  if (name === 'embed' || name.startsWith('core-embed/')) return url ? `<p>${escapeText(url)}</p>` : ''
  work.note('block_kept', `wp:${name}`)
  const words = found.filter(([, text]) => /\S\s+\S/.test(text) && text.length >= 12)
  const link =
    url && /^(?:https?:)?\//.test(url) ? `<p><a href="${escapeAttribute(url)}">${escapeText(url)}</a></p>` : ''
  return words.map(([, text]) => `<p>${text}</p>`).join('') + link
}

/** The texts in a block's attributes, by their names. Names with a leading underscore are references. */
function readable(attributes: string): [key: string, text: string][] {
  const found: [string, string][] = []
  const visit = (key: string, value: unknown, depth: number) => {
    if (key.startsWith('_') || depth > 5 || found.length >= 50) return
    if (typeof value === 'string') found.push([key, value])
    else if (typeof value === 'object' && value !== null) {
      for (const [name, each] of Object.entries(value)) visit(Array.isArray(value) ? key : name, each, depth + 1)
    }
  }
  try {
    visit('', JSON.parse(attributes), 0)
  } catch {
    return []
  }
  return found
}
