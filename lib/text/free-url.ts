/**
 * Whether a text is an http(s) address, written out and without a name and password, or a path of this site (ruling "Free URLs"). Control
 * characters and backslashes never pass; neither does what only looks like an address: `https:jornal` is one here and a path there.
 */
export function isFreeUrl(text: string): boolean {
  // Browsers forgive in a URL what attackers hide in it: look at the text before parsing it.
  if (/[\s\\]|\p{Cc}/u.test(text)) return false
  if (text.startsWith('/')) return !text.startsWith('//')
  const url = /^https?:\/\/[^/?#]/i.test(text) ? URL.parse(text) : null
  return url !== null && url.username === '' && url.password === ''
}
