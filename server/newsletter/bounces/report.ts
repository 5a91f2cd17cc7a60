import PostalMime, { type Email } from 'postal-mime'
import { blamedBy } from '#lib/mail/reply.ts'
import { type BounceKind, refusalKind } from '#lib/newsletter/bounce.ts'

/** One mail's part of a report. */
export interface BounceReport {
  kind: BounceKind
  /** The enhanced status code, e.g. 5.1.1; empty without one. */
  code: string
  /** The Message-ID of the mail, `<…@…>`; null when the report does not say it. */
  messageId: string | null
  /** The address that it names, in lower case. */
  email: string | null
}

/** Recipients that one report may name. */
const mostRecipients = 50

/**
 * Reads a report of a mail server out of a mail: a delivery status notification (RFC 3464) or a complaint (RFC 5965). Empty for every other mail, for a delay
 * and for a delivery. Raises on a mail that cannot be read.
 */
export async function readReports(raw: Uint8Array): Promise<BounceReport[]> {
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' })
  const messageId = originalId(mail)
  const status = partOf(mail, /^message\/(?:global-)?delivery-status$/)
  if (status !== null) return refusalsIn(status).map(report => ({ ...report, messageId }))
  const feedback = partOf(mail, /^message\/feedback-report$/)
  return feedback === null ? [] : complaintsIn(feedback).map(report => ({ ...report, messageId }))
}

function partOf({ attachments }: Email, type: RegExp): string | null {
  const part = attachments.find(({ mimeType }) => type.test(mimeType.toLowerCase()))
  return typeof part?.content === 'string' ? part.content : null
}

/** The Message-ID of the mail, or of its head, that comes back with the report; else the report's In-Reply-To. */
function originalId(mail: Email): string | null {
  const original = partOf(mail, /^(?:message\/(?:global|rfc822)(?:-headers)?|text\/rfc822-headers)$/)
  const head = original === null ? '' : (unfolded(original).split('\n\n', 1)[0] ?? '')
  const id = /^message-id:\s*(<[^<>\s]{1,300}>)/im.exec(head)?.[1] ?? mail.inReplyTo ?? null
  return id !== null && /^<[^<>\s]{1,300}>$/.test(id) ? id : null
}

/** A part's text with each header on one line. */
const unfolded = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/\n[ \t]+/g, ' ')

/** The blocks of fields of a report: names in lower case; the first of a repeated field counts. */
const blocksIn = (text: string): Map<string, string>[] =>
  unfolded(text)
    .split(/\n{2,}/)
    .slice(0, mostRecipients + 1)
    .map(block => {
      const fields = block.split('\n').flatMap((line): [string, string][] => {
        const cut = line.indexOf(':')
        return cut < 1 ? [] : [[line.slice(0, cut).trim().toLowerCase(), line.slice(cut + 1).trim()]]
      })
      return new Map(fields.reverse())
    })

/** The address in `rfc822; ana@exemplo.com`. */
function addressIn(field: string | undefined): string | null {
  const address = field?.split(';').at(-1)?.trim().replace(/^<|>$/g, '').toLowerCase() ?? ''
  return /^[^\s@<>\p{Cc}]{1,64}@[^\s@<>\p{Cc}]{1,190}$/u.test(address) ? address : null
}

const codeIn = (text: string): string => /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(text)?.[0] ?? ''

/** The code of a refusal by policy, for words that blame us without one. */
const impliedCode = (diagnosis: string): string => (blamedBy(diagnosis) === 'sender' ? '5.7.0' : '')

function refusalsIn(status: string): Omit<BounceReport, 'messageId'>[] {
  return blocksIn(status).flatMap(fields => {
    if (fields.get('action')?.toLowerCase() !== 'failed') return []
    const told = fields.get('status') ?? ''
    const diagnosis = fields.get('diagnostic-code') ?? ''
    // The code X.0.0 names no reason; the server's own words do.
    const words = /\.0\.0$/.test(codeIn(told)) && diagnosis ? diagnosis : told
    const kind = refusalKind(words) ?? refusalKind(diagnosis) ?? 'soft'
    const email = addressIn(fields.get('original-recipient') ?? fields.get('final-recipient'))
    return [{ kind, code: codeIn(words) || codeIn(diagnosis) || impliedCode(diagnosis) || codeIn(told), email }]
  })
}

function complaintsIn(feedback: string): Omit<BounceReport, 'messageId'>[] {
  const [fields = new Map<string, string>()] = blocksIn(feedback)
  if (!/^(?:abuse|fraud|virus)$/i.test(fields.get('feedback-type') ?? '')) return []
  return [{ kind: 'complaint', code: '', email: addressIn(fields.get('original-rcpt-to')) }]
}
