import { env } from '../process/env.ts'
import { checkedHeaders, isSingleAddress, type MailHeaders, oneLine } from './headers.ts'
import type { House } from './layout.ts'
import { isSecret, type Letter, type Written, writeLetter } from './letter.ts'
import { handOver } from './transport.ts'

export interface Mail {
  /** One address, checked by a schema. */
  to: string
  /** Blocks, or a mail that its feature wrote whole. */
  letter: Letter | Written
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
export async function sendMail({ to, letter, house, headers, id = crypto.randomUUID() }: Mail): Promise<void> {
  if (!isSingleAddress(to)) throw new Error('Not one mail address')
  const { subject, text, html } = 'html' in letter ? letter : writeLetter(letter, house)
  await handOver({
    from: sender(house.name),
    to,
    subject: oneLine(subject),
    text,
    html,
    messageId: messageIdOf(id),
    secret: !('html' in letter) && isSecret(letter),
    headers: { 'Auto-Submitted': 'auto-generated', ...checkedHeaders(headers) },
  })
}
