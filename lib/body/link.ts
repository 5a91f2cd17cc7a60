import { isFreeUrl } from '../addresses/free-url.ts'
import { limits } from '../limits.ts'

/** The trimmed address if a link in a body may have it, otherwise null: http(s), a path of this site, mailto or tel (BODY-4, GEN-7). */
export function linkAddress(href: string | undefined): string | null {
  const address = href?.trim() ?? ''
  if (address === '' || address.length > limits.url.max) return null
  if (isFreeUrl(address)) return address
  return /^(mailto|tel):[^\s\p{Cc}\\<>"]+$/iu.test(address) ? address : null
}

/** The address of a typed link: `exemplo.com.br` and `ana@exemplo.com` get their scheme. Null when the text is not an address. */
export function typedLink(typed: string): string | null {
  const text = typed.trim()
  // Before the patterns, whose time grows faster than the text.
  if (text.length > limits.url.max) return null
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return linkAddress(`mailto:${text}`)
  if (/^(?!\d+$)[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/u.test(text))
    return linkAddress(`https://${text}`)
  return linkAddress(text)
}
