/**
 * The system that record ids belong to, when the file does not say which: the host of the old site's address is added. Without an address all such files
 * are of one system.
 */
export function originAt(origin: string, site: string): string {
  const [kind, name] = origin.split(':')
  const host = name ? '' : (URL.parse(site)?.host ?? '').replace(/^www\./, '')
  return host === '' ? origin : `${kind}:${host}`
}
