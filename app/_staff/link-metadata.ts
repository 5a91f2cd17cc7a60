import type { Metadata } from 'next'

/**
 * The metadata of a page whose address is a secret: out of search engines and of other sites' logs. Its own forms still
 * name their origin, which "no-referrer" would hide from the server.
 */
export const linkMetadata = (title: string): Metadata => ({
  title,
  robots: { index: false, follow: false },
  referrer: 'same-origin',
})
