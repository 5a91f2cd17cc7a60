/** A text in lower case, without accents, with spaces collapsed. Two names or tags with the same folded text are equal. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** Folding a word costs more than looking it up, and a newspaper repeats its words. */
const foldedWords = new Map<string, string>()

/** `fold` of a single word, remembered. */
export function foldWord(word: string): string {
  const known = foldedWords.get(word)
  if (known !== undefined) return known
  if (foldedWords.size > 50_000) foldedWords.clear()
  const plain = fold(word)
  // V8 keeps the whole text of a longer part of it.
  if (word.length <= 12) foldedWords.set(word, plain)
  return plain
}

/**
 * A slug made from a title: lower case, no accents, hyphens for all other signs, none at the edges (ART-7). Cut to `max` characters at
 * a word. Empty when the text has no Latin letter or digit. Of a text that is much longer only the beginning is read.
 */
export function slugify(text: string, max = 200): string {
  const slug = fold(text.slice(0, 20 * max))
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (slug.length <= max) return slug
  const cut = slug.slice(0, max + 1)
  const edge = cut.lastIndexOf('-')
  return (edge > max / 2 ? cut.slice(0, edge) : slug.slice(0, max)).replace(/-$/, '')
}

/**
 * The key of a tag, which is also its address: folded, with hyphens for everything but letters and digits ("Saúde pública" →
 * "saude-publica", "LGBTQIA+" → "lgbtqia"). Tags with one key are equal. A tag without letters and digits keeps its signs.
 */
export function tagKey(tag: string): string {
  const folded = fold(tag).normalize('NFC')
  return folded.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || folded
}

/** Whether a text has the shape of a UUID. Slugs of articles may not (ADDR-6). */
export const looksLikeUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** The first letters of a name's first and last word, in place of a missing picture. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  // Split by code points, not by UTF-16 units: a name may begin with an emoji.
  return ends
    .map(word => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

/** Cuts a text at a word to at most `max` characters, and adds an ellipsis if it was longer. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max)
  const kept = cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2))
  // The cut may have split a surrogate pair.
  return `${kept.replace(/[\ud800-\udbff]$/, '').trimEnd()}…`
}

/** Signs that `cleanText` may change. */
const unclean = /[^ -~\u00a0-\u200a\u200c-\ud7ff\ue000-\ufefe\uff00-\ufffd]/

/** Text that is safe to store and show: spaces collapsed as in a browser, no character that PostgreSQL, XML or a terminal rejects. */
export function cleanText(text: string): string {
  if (!text.includes('  ') && !unclean.test(text)) return text
  return text
    .toWellFormed()
    .replace(/[ \t\n\r\f]+/g, ' ')
    .replace(/[\p{Cc}\u200b\ufeff\ufffe\uffff]/gu, '')
}

/** Cleans each line of a text and keeps the line breaks. */
export const cleanLines = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map(cleanText)
    .join('\n')

/** The text of bytes that a person's file holds: UTF-8, UTF-16 by its mark, else Windows-1252. */
export function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
