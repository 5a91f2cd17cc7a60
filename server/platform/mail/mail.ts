import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { now } from '../process/clock.ts'
import { env } from '../process/env.ts'
import { singleton } from '../process/singleton.ts'

export interface Mail {
  /** One address, already checked by a schema. */
  to: string
  subject: string
  text: string
  /** The name that it comes from, unless the operator set a sender. */
  from: string
}

/** Nothing that could end a header line or name a second recipient. */
const oneAddress = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

const sender = (name: string) =>
  env().MAIL_FROM ?? { name: oneLine(name), address: `nao-responda@${new URL(env().SITE_URL).hostname}` }

const transport = () =>
  singleton('mail', () => {
    const { SMTP_URL } = env()
    return SMTP_URL
      ? createTransport(SMTP_URL, { disableFileAccess: true, disableUrlAccess: true })
      : createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  })

/**
 * Sends one plain-text mail to one person: through `SMTP_URL`, or as a file in `DATA_DIR/mail` while none is set. Raises when the address
 * is not a single one, or when the server refuses.
 */
export async function sendMail({ to, subject, text, from }: Mail): Promise<void> {
  if (!oneAddress.test(to)) throw new Error('Not one mail address')
  const sent = await transport().sendMail({
    from: sender(from),
    to: { name: '', address: to },
    subject: oneLine(subject),
    text,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  if (Buffer.isBuffer(sent.message)) await keepAsFile(sent.message)
}

/** Written under another name first: who lists the folder never sees half a mail. */
async function keepAsFile(message: Buffer): Promise<void> {
  const folder = join(/* turbopackIgnore: true */ env().DATA_DIR, 'mail')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${now().toISOString().replace(/[:.]/g, '-')}-${crypto.randomUUID().slice(0, 8)}`
  const draft = join(folder, `.${name}.part`)
  await writeFile(draft, message, { mode: 0o600 })
  await rename(draft, join(folder, `${name}.eml`))
}
