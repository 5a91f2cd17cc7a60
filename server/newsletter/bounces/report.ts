import PostalMime, { type Email } from 'postal-mime'
import { type BounceKind, judgeRefusal } from '#lib/newsletter/bounce.ts'

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
 * Reads a report of a mail server out of a mail: a delivery status notification (RFC 3464), a complaint (RFC 5965, or Outlook.com's form), or a
 * returned mail without either. Empty for every other mail, for a delay and for a delivery. Raises on a mail that cannot be read.
 */
export async function readReports(raw: Uint8Array): Promise<BounceReport[]> {
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' })
  const messageId = originalId(mail)
  const text = mail.text ?? ''
  const status = partOf(mail, /^message\/(?:global-)?delivery-status$/)
  if (status !== null) return refusalsIn(status, text).map(report => ({ ...report, messageId }))
  const feedback = partOf(mail, /^message\/feedback-report$/)
  if (feedback !== null) return complaintsIn(feedback).map(report => ({ ...report, messageId }))
  return isOutlookComplaint(mail) ? [{ kind: 'complaint', code: '', messageId, email: null }] : returnedMail(mail, text)
}

function partOf({ attachments }: Email, type: RegExp): string | null {
  const part = attachments.find(({ mimeType }) => type.test(mimeType.toLowerCase()))
  return typeof part?.content === 'string' ? part.content : null
}

/** The head of the mail that comes back with a report. */
function originalHead(mail: Email): string {
  const original = partOf(mail, /^(?:message\/(?:global|rfc822)(?:-headers)?|text\/rfc822-headers)$/)
  return original === null ? '' : (unfolded(original).split('\n\n', 1)[0] ?? '')
}

const messageIdLine = /^[> \t]{0,20}message-id:\s*(<[^<>\s]{1,300}>)/im

/** The Message-ID of the mail, or of its head, that comes back with the report; else the report's In-Reply-To. */
function originalId(mail: Email): string | null {
  const id = messageIdLine.exec(originalHead(mail))?.[1] ?? mail.inReplyTo ?? null
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

/** Words of a report's text that the server refused the message after it took the recipient: of Postfix, Exim, Courier and Sendmail, DragonFly. */
const afterData = /in reply to (?:end of )?DATA|after (?:end of data|DATA)|>>> DATA\s+<<< [45]|like our final DATA/i

/** Refusals of a report (RFC 3464). `text` is the part for people: it explains the only recipient of a report that gives no reply. */
function refusalsIn(status: string, text: string): Omit<BounceReport, 'messageId'>[] {
  const failed = blocksIn(status).filter(fields => fields.get('action')?.toLowerCase() === 'failed')
  const explained = failed.length === 1 ? text : ''
  return failed.map(fields => {
    const told = fields.get('status') ?? ''
    const [, type = '', words = ''] =
      /^(?:([\w-]{1,40});)?(.*)$/s.exec(fields.get('diagnostic-code') ?? fields.get('x-supplementary-info') ?? '') ?? []
    const reply = words.trim() || /\((.*)\)/.exec(told)?.[1] || explained
    // Sendmail writes DATA before the answers to its recipients; its status tells those.
    const isAfterData = afterData.test(explained) && !told.startsWith('5.1.')
    const judged = judgeRefusal({ reply, status: told, isAfterData })
    const email = addressIn(fields.get('original-recipient') ?? fields.get('final-recipient'))
    // The words of a program that a mail was given to are not those of a mail server.
    return { ...(judged ?? { kind: 'soft', code: '' }), ...(/^x-unix$/i.test(type) && { kind: 'soft' }), email }
  })
}

function complaintsIn(feedback: string): Omit<BounceReport, 'messageId'>[] {
  const [fields = new Map<string, string>()] = blocksIn(feedback)
  if (!/^(?:abuse|fraud|virus)$/i.test(fields.get('feedback-type') ?? '')) return []
  return [{ kind: 'complaint', code: '', email: addressIn(fields.get('original-rcpt-to')) }]
}

/** Whether a mail is a complaint of Outlook.com (JMRP), which sends the mail itself with its reader in a field of its own. */
const isOutlookComplaint = (mail: Email): boolean =>
  mail.from?.address?.toLowerCase() === 'staff@hotmail.com' && /^x-hmxmroriginalrecipient:/im.test(originalHead(mail))

/** The senders that return mails: no person who answers, and no absence note. */
const returner = /^(?:mailer-?daemon|post_?master)(?:@|$)/i
/** A warning that a mail is still being tried. */
const isDelay = /delay|warning: could not send|still being retried|adiad|atras/i

/**
 * A refusal in words alone, as Exim, qmail and old Exchange send it: the text before the returned mail. It counts only by the returned mail's
 * Message-ID, which tells whether the mail is ours, and never by an address.
 */
function returnedMail(mail: Email, text: string): BounceReport[] {
  const isReturner =
    returner.test(mail.from?.address || mail.from?.name || '') ||
    mail.headers.some(({ key }) => key === 'x-failed-recipients')
  if (!isReturner || isDelay.test(mail.subject ?? '')) return []
  const messageId = (messageIdLine.exec(originalHead(mail)) ?? messageIdLine.exec(text))?.[1]
  if (messageId === undefined) return []
  const reply = ownWords(text)
  const judged = judgeRefusal({ reply, isAfterData: afterData.test(reply) })
  return judged ? [{ ...judged, messageId, email: null }] : []
}

/** Lines with which servers announce the mail that they send back. */
const announcement =
  /^[ \t>*|]{0,20}(?:-{2,80}(?![^\n]{0,120}transcript)[^\n]{0,120}\b(?:copy|original|headers?|returned|follows?)\b|(?:message headers|original message|below is a copy|the header of)\b)/im

/** What a returner says: up to its announcement, else up to the fields of a mail's head that the text ends in. */
function ownWords(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n')
  const end = announcement.exec(plain)?.index ?? messageIdLine.exec(plain)?.index ?? plain.length
  return plain.slice(0, end)
}
