const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/**
 * What a person reads of a piece of HTML, blocks parted by a space; cards of other articles are no part of it. For counting and excerpts, never for safety: it does not need
 * well-formed input and gives plain text that must be escaped again before it is shown. Its time grows with the length of the input and
 * no faster, whatever stands in it: what one pattern has read it does not read again.
 */
export function visibleText(html: string): string {
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
    .replace(/\s+/g, ' ')
    .trim()
}

/** How many tags, opening and closing, a piece of HTML has; rather too many than too few, in one pass. */
export const countTags = (html: string): number => html.match(/<[a-z/]/gi)?.length ?? 0

/** Text made safe to stand between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}

/**
 * JSON that may stand inside a script element: nothing in it can close the element or open a comment (HTML standard, "restrictions for
 * contents of script elements").
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, c => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
