import { env } from '../process/env.ts'
import { checkedHeaders, isSingleAddress, type MailHeaders, oneLine } from './headers.ts'
import type { House } from './layout.ts'
import { isSecret, type Letter, type Written, writeLetter } from './letter.ts'
import { handOver } from './transport.ts'

export interface Mail {
  /** One address, checked by a schema. */
  to: string
  letter: Letter
  /** The newspaper that sends it. Its name is the sender's, unless `MAIL_FROM` is set. */
  house: House
  headers?: MailHeaders
  /** A UUID for the Message-ID; a new one when missing. */
  id?: string
}

const ownHost = () => new URL(env().SITE_URL).hostname
const sender = (name: string) => env().MAIL_FROM ?? { name: oneLine(name), address: `nao-responda@${ownHost()}` }

/** The Message-ID of a mail's id. */
export const messageIdOf = (id: string): string => `<${id}@${ownHost()}>`

/**
 * Sends one mail, in HTML and plain text, to one address: through `SMTP_URL`, or as a file in `DATA_DIR/mail` when it is not set.
 * Raises when `to` is not a single address or a header has a wrong shape, and HandoverError when the server does not take it.
 */
export async function sendMail({ letter, ...mail }: Mail): Promise<void> {
  await sendWritten({ ...mail, written: writeLetter(letter, mail.house), isSecret: isSecret(letter) })
}

/** A mail whose parts are written already. */
export interface WrittenMail extends Omit<Mail, 'letter'> {
  written: Written
  /** Whether only the recipient may see its body. */
  isSecret?: boolean
}

/** Sends a mail whose parts are written already; see `sendMail`. */
export async function sendWritten(mail: WrittenMail): Promise<void> {
  const { to, house, headers, written, isSecret: secret = false, id = crypto.randomUUID() } = mail
  if (!isSingleAddress(to)) throw new Error('Not one mail address')
  await handOver({
    from: sender(house.name),
    to,
    subject: oneLine(written.subject),
    text: written.text,
    html: written.html,
    messageId: messageIdOf(id),
    secret,
    headers: { 'Auto-Submitted': 'auto-generated', ...checkedHeaders(headers) },
  })
}
