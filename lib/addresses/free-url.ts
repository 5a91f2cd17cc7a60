/**
 * Whether a text is a complete http(s) address without a name and password, or a path of this site (GEN-7). Control characters,
 * spaces and backslashes are refused, and so are incomplete addresses: browsers disagree whether `https:jornal` is an address or a path.
 */
export function isFreeUrl(text: string): boolean {
  // Parsing drops characters in which attackers hide another address, so the check reads the raw text first.
  if (/[\s\\]|\p{Cc}/u.test(text)) return false
  if (text.startsWith('/')) return !text.startsWith('//')
  const url = /^https?:\/\/[^/?#]/i.test(text) ? URL.parse(text) : null
  return url !== null && url.username === '' && url.password === ''
}
