const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/**
 * The visible text of a piece of HTML, with a space between blocks and without the cards of other articles. For counting and excerpts, never
 * for safety: the input need not be well formed, and the plain text must be escaped before it is shown. The time is linear in the length of
 * any input: no pattern reads a part twice.
 */
export function visibleText(html: string): string {
  if (html === latest.html) return latest.text
  const text = readText(html)
  if (html.length >= longText) latest = { html, text }
  return text
}

/** The last long text: one save asks for the length, the teaser and the words of one body. */
let latest = { html: '', text: '' }
const longText = 2_000

function readText(html: string): string {
  return html
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<aside data-related=[\s\S]*?(?:<\/aside>|$)/gi, ' ')
    .replace(/<\/?(?:p|h[1-6]|li|ul|ol|blockquote|aside|table|tr|th|td|figure|figcaption|div|br|hr)\b[^<>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
      if (name) return entities[name.toLowerCase()] ?? whole
      const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return point <= 0x10ffff ? String.fromCodePoint(point) : ''
    })
    .replace(/ \s+|[^\S ]\s*/g, ' ')
    .trim()
}

/** The number of opening and closing tags in a piece of HTML. One pass; may count too many, never too few. */
export const countTags = (html: string): number => html.match(/<[a-z/]/gi)?.length ?? 0

/** Escapes text for HTML, between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}

/**
 * JSON for the inside of a script element: nothing in it closes the element or opens a comment (HTML standard, "restrictions for contents
 * of script elements").
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, c => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
