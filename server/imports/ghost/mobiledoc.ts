import { escapeAttribute, escapeText } from '#lib/body/markup.ts'
import { cardHtml, parsed } from './lexical.ts'

/** A list of JSON; anything else reads as an empty one. */
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const word = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * The HTML of a text in Ghost's older Mobiledoc JSON: sections of markup, pictures, lists and cards. `rendered` are its Markdown cards as HTML.
 * Empty when it is none.
 */
export function mobiledocHtml(json: string, rendered: readonly string[] = []): string {
  const document = parsed(json)
  if (typeof document !== 'object' || document === null) return ''
  const { sections, markups, cards, atoms } = document as Record<string, unknown>
  const written = list(sections).filter(section => {
    const [kind, place] = list(section)
    return kind === 10 && isMarkdown(word(list(list(cards)[Number(place)])[0]))
  })
  const whole = written.length === rendered.length
  let shown = 0
  const line = (markers: unknown) => lineHtml(list(markers), list(markups), list(atoms))
  return list(sections)
    .map(section => {
      const [kind, first, second] = list(section)
      if (kind === 1) return wrap(/^(?:h[1-6]|blockquote|aside)$/.test(word(first)) ? word(first) : 'p', line(second))
      if (kind === 2) return `<img src="${escapeAttribute(word(first))}">`
      if (kind === 3)
        return wrap(
          first === 'ol' ? 'ol' : 'ul',
          list(second)
            .map(item => wrap('li', line(item)))
            .join(''),
        )
      if (kind !== 10) return ''
      const [name, payload] = list(list(cards)[Number(first)])
      const card = isMarkdown(word(name)) && whole ? rendered[shown++] : undefined
      return card ?? cardHtml(word(name), typeof payload === 'object' && payload !== null ? { ...payload } : {})
    })
    .join('')
}

const isMarkdown = (name: string) => name === 'markdown' || name === 'card-markdown'

const marks = /^(?:strong|b|em|i|a|s|code|sub|sup|u)$/

/** A line of markers: `[kind, opened markups, number of closed ones, text or atom]`. */
function lineHtml(markers: unknown[], markups: unknown[], atoms: unknown[]): string {
  const open: string[] = []
  let html = ''
  for (const marker of markers) {
    const [kind, opened, closed, value] = list(marker)
    for (const place of list(opened)) {
      const [tag, attributes] = list(markups[Number(place)])
      const name = marks.test(word(tag)) ? word(tag) : 'span'
      const pairs = list(attributes)
      const href = pairs[pairs.indexOf('href') + 1]
      html += name === 'a' && pairs.includes('href') ? `<a href="${escapeAttribute(word(href))}">` : `<${name}>`
      open.push(name)
    }
    const [atom, label] = list(atoms[Number(value)])
    html += kind === 0 ? escapeText(word(value)) : atom === 'soft-return' ? '<br>' : escapeText(word(label))
    for (let left = Math.min(Number(closed) || 0, open.length); left > 0; left--) html += `</${open.pop()}>`
  }
  return (
    html +
    open
      .reverse()
      .map(tag => `</${tag}>`)
      .join('')
  )
}

const wrap = (tag: string, inner: string) => `<${tag}>${inner}</${tag}>`
