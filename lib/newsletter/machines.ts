import { isbot } from 'isbot'

/** A request for a mail's picture or link. */
export interface MailRequest {
  act: 'open' | 'click'
  method: string
  /** Empty for none. */
  userAgent: string
  /** The headers `sec-purpose`, `purpose` and `x-purpose`, joined. */
  purpose: string
  /** Seconds since the mail was written. */
  age: number
}

/** Seconds after a mail was written in which only programs of the receiving server open it. */
const deliverySeconds = 10

/** Proxies that fetch pictures when a person opens a mail, and mail programs that fetch them themselves. */
const reading = /GoogleImageProxy|YahooMailProxy|ms-office|Microsoft Outlook|MSOffice/
/** Gmail's fetch at delivery: one old browser's name, never used by a person any more. */
const gmailPrefetch = /Chrome\/42\.0\.2311\.135\b.*Edge\/12\.246/
/** Apple's Mail Privacy Protection fetches every picture of every mail. Its user agent is `Mozilla/5.0` alone. */
const appleProxy = /^Mozilla\/5\.0$/
/** Programs that open links before a person may: filters of mail servers, previews of chats, Office. */
const scanner =
  /barracuda|mimecast|proofpoint|symantec|trend ?micro|fireeye|sophos|forcepoint|cisco|ironport|safelinks|zscaler|urlscan|preview|ms-office|msoffice|GoogleImageProxy|YahooMailProxy|headless/i

/** Whether one request is enough to tell a program (NEWS-7): bots, prefetches, HEAD, and every request during the delivery. */
export function isMachine({ act, method, userAgent, purpose, age }: MailRequest): boolean {
  if (method !== 'GET' || userAgent === '' || age < deliverySeconds || /prefetch|prerender|preview/.test(purpose))
    return true
  if (gmailPrefetch.test(userAgent) || appleProxy.test(userAgent)) return true
  if (act === 'open' && reading.test(userAgent)) return false
  return (act === 'click' && scanner.test(userAgent)) || isbot(userAgent)
}

/** A click on one link of a mail. */
export interface Click {
  position: number
  at: Date
}

/** Milliseconds within which no person clicks on two links of a mail. */
export const scanMs = 1_000

/** A subscriber's clicks on one mail without a scanner's, which follow different links within a second of each other. */
export const humanClicks = <Each extends Click>(clicks: readonly Each[]): Each[] =>
  clicks.filter(
    click =>
      !clicks.some(
        other => other.position !== click.position && Math.abs(other.at.getTime() - click.at.getTime()) <= scanMs,
      ),
  )
