/** A provider's link when a browser can open it safely: encrypted, or of a stand-in on this machine. Null for any other. */
export function safeLink(address: string | null): string | null {
  const url = address === null ? null : URL.parse(address)
  const isOwn = url?.protocol === 'http:' && (url.hostname === 'localhost' || url.hostname === '127.0.0.1')
  return url?.protocol === 'https:' || isOwn ? address : null
}
