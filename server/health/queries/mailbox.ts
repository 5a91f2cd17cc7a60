import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import type { Actor } from '#lib/actor.ts'
import { mailFile, mailName, mailNameOf } from '#lib/schemas/site/mailbox.ts'
import { keptMails, secretHeader } from '#server/platform/mail/transport.ts'
import { env } from '#server/platform/process/env.ts'
import { healthPolicy } from '../policy.ts'

const page = 25
/** The most bytes of a mail that are read. */
const mostBytes = 1 << 20

export interface MailLine {
  /** Its name in addresses: the moment and a random end. */
  name: string
  at: Date
  to: string
  subject: string
  /** Whether the body is for the recipient alone. */
  secret: boolean
}

export interface MailShown extends MailLine {
  from: string
  /** The plain text; null for a secret mail. */
  text: string | null
  /** Whether there is an HTML part to show. */
  hasHtml: boolean
}

export interface Mailbox {
  /** Whether mails leave the machine, so that no new ones are kept. */
  sending: boolean
  mails: MailLine[]
  /** The cursor of the next page; null on the last one. */
  older: string | null
}

/** Kept mails, newest first, 25 a page, older than `before`. Raises forbidden. */
export async function listMails(actor: Actor, before: string | null): Promise<Mailbox> {
  healthPolicy.assert(actor, 'readMail', null)
  const files = await readdir(keptMails()).catch(() => [])
  const names = files.map(mailNameOf).filter(name => name !== null)
  const sorted = names
    .filter(name => before === null || name < before)
    .sort()
    .reverse()
  const shown = sorted.slice(0, page)
  const mails = await Promise.all(shown.map(async name => lineOf(name, await parsed(name))))
  const sending = env().SMTP_URL !== undefined
  return {
    sending,
    mails: mails.filter(mail => mail !== null),
    older: sorted.length > page ? (shown.at(-1) ?? null) : null,
  }
}

/** One kept mail; null when there is none under the name. Raises forbidden. */
export async function findMail(actor: Actor, name: string): Promise<MailShown | null> {
  healthPolicy.assert(actor, 'readMail', null)
  if (!mailName.safeParse(name).success) return null
  const mail = await parsed(name)
  const line = lineOf(name, mail)
  if (!mail || !line) return null
  const hasHtml = !line.secret && Boolean(mail.html)
  return { ...line, from: addressOf(mail.from), text: line.secret ? null : (mail.text ?? ''), hasHtml }
}

/** The HTML of a kept mail, as it was sent; null without one and for a secret mail. Raises forbidden. */
export async function findMailHtml(actor: Actor, name: string): Promise<string | null> {
  const mail = await findMail(actor, name)
  return mail?.hasHtml ? ((await parsed(name))?.html ?? null) : null
}

async function parsed(name: string): Promise<Email | null> {
  const file = await open(join(keptMails(), mailFile(name))).catch(() => null)
  if (!file) return null
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(mostBytes) })
    return await PostalMime.parse(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

function lineOf(name: string, mail: Email | null): MailLine | null {
  if (!mail) return null
  const secret = mail.headers.some(({ key }) => key === secretHeader.toLowerCase())
  return { name, at: momentOf(name), to: mail.to?.map(addressOf).join(', ') ?? '', subject: mail.subject ?? '', secret }
}

/** The moment in a kept mail's name, `2026-11-22t17-20-00-123z-…`. */
const momentOf = (name: string): Date =>
  new Date(name.slice(0, 24).replace(/t(\d\d)-(\d\d)-(\d\d)-(\d{3})z/, 'T$1:$2:$3.$4Z'))

const addressOf = (address: Email['from']): string => address?.address || address?.name || ''
