import type { MailHeaders } from '#server/platform/mail/headers.ts'

/**
 * The headers of an edition's mail: a mail program unsubscribes its reader with one POST, without a sign-in (RFC 8058), and counts complaints by
 * edition.
 */
export function listHeaders(editionId: string, token: string, siteUrl: string): MailHeaders {
  const { hostname } = new URL(siteUrl)
  const list = `<newsletter.${hostname}>`
  return {
    Precedence: 'bulk',
    'List-Unsubscribe': `${siteUrl}/api/newsletter/leave/${token}`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Feedback-ID': `${editionId}:newsletter:${hostname.replace(/[^\w.-]/g, '').slice(0, 80)}`,
    // An address of IPv6 is no name of a list (RFC 2919).
    ...(/^<[a-z0-9-]+(\.[a-z0-9-]+)+>$/.test(list) && { 'List-Id': list }),
  }
}
