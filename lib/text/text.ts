/** Lower case without accents, spaces collapsed: what makes two names or tags the same. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * An address made from a title: lower case, accents removed, everything else to hyphens, edge hyphens trimmed (editorial §5). Cut to
 * `max` characters at a word; empty when the text has no Latin letter or digit.
 */
export function slugify(text: string, max = 200): string {
  const slug = fold(text)
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (slug.length <= max) return slug
  const cut = slug.slice(0, max + 1)
  const edge = cut.lastIndexOf('-')
  return (edge > max / 2 ? cut.slice(0, edge) : slug.slice(0, max)).replace(/-$/, '')
}

/**
 * What makes two tags the same, and a tag's address: folded, with hyphens for all that is neither letter nor digit ("Saúde pública" →
 * "saude-publica", "LGBTQIA+" → "lgbtqia"). A tag that has neither keeps its signs.
 */
export function tagKey(tag: string): string {
  const folded = fold(tag).normalize('NFC')
  return folded.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || folded
}

/** Whether a text has the shape of a UUID, which addresses of articles may not have (ruling "Slugs"). */
export const looksLikeUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** The first letters of a name's first and last word, for a picture that is missing. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  // By signs, not by halves of one: a name may begin with an emoji.
  return ends
    .map(word => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

/** A text cut to at most `max` characters at a word, with an ellipsis when something was cut. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max)
  const kept = cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2))
  // The cut may have gone through a sign that takes two places.
  return `${kept.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`
}

/** Text that may be stored and shown: spaces as a browser shows them, nothing that PostgreSQL, XML or a terminal stumbles on. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[ \t\n\r\f]+/g, ' ')
    .replace(/[\p{Cc}\u200b\ufeff\ufffe\uffff]/gu, '')
}

/** Lines stay lines; each is cleaned like any other text. */
export const cleanLines = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map(cleanText)
    .join('\n')
