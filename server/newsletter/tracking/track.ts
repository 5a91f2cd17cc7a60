import { escapeHtml } from '#lib/text/html.ts'
import type { Written } from '#server/platform/mail/letter.ts'
import { now } from '#server/platform/process/clock.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { noteLink } from './links.ts'
import { type Mark, tokenOf } from './token.ts'

/** The mail that openings and clicks are counted for. */
export interface Tracked {
  editionId: string
  subscriberId: string
  /** Whether this reader allowed the counting, and the newspaper counts. */
  isCounted: boolean
}

/** The address of a link of a mail, within its quotes. */
const linkAddress = /(<a\b[^<>]*?\shref=")(https?:\/\/[^"<>]*)(")/gi
const escaped: Record<string, string> = { '&amp;': '&', '&#38;': '&', '&quot;': '"', '&#34;': '"', '&#39;': "'" }

/** Whether an address is of the subscription's own pages and handlers, where nothing is counted. */
const isOwnAddress = (url: string): boolean => {
  const { origin, pathname } = new URL(url)
  return origin === siteOrigin() && /^\/(?:newsletter\/inscricao|api\/newsletter)\//.test(pathname)
}

/**
 * Makes the openings and clicks of a written mail countable; gives it unchanged when nothing is counted. The links of the HTML part lead through this site
 * (`http.ts`), except those of the subscription. The text part keeps its addresses, which people read.
 */
export const withTracking = (written: Written, tracked: Tracked): Written =>
  tracked.isCounted ? rewritten(written, tracked, url => noteLink(tracked.editionId, url)) : written

/** The bytes of a written mail's HTML part once its openings and clicks are countable. Stores nothing. */
export function countableBytes(written: Written): number {
  const nobody = '00000000-0000-7000-8000-000000000000'
  return Buffer.byteLength(rewritten(written, { editionId: nobody, subscriberId: nobody }, () => 0).html)
}

function rewritten(
  written: Written,
  { editionId, subscriberId }: Omit<Tracked, 'isCounted'>,
  positionOf: (url: string) => number | null,
): Written {
  const writtenAt = now()
  const token = (act: Mark['act'], position: number) => tokenOf({ act, editionId, subscriberId, position, writtenAt })
  const html = written.html.replace(linkAddress, (whole, before: string, address: string, after: string) => {
    const url = address.replace(/&(?:amp|quot|#3[489]);/g, entity => escaped[entity] ?? entity)
    const position = URL.canParse(url) && !isOwnAddress(url) ? positionOf(url) : null
    return position === null ? whole : before + siteOrigin() + clickPath(token('click', position)) + after
  })
  return { ...written, html: withPicture(html, siteOrigin() + openPath(token('open', 0))) }
}

export const clickPath = (token: string) => `/api/newsletter/c/${token}`
export const openPath = (token: string) => `/api/newsletter/o/${token}.gif`

function withPicture(html: string, url: string): string {
  const picture = `<img src="${escapeHtml(url)}" width="1" height="1" alt="" style="display:block;border:0">`
  const end = html.lastIndexOf('</body>')
  return end < 0 ? html + picture : `${html.slice(0, end)}${picture}\n${html.slice(end)}`
}
