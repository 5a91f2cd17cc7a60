import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { NodemailerError, PluginFunction, SentMessageInfo, Transporter } from 'nodemailer'
import { reasonOf } from '#lib/mail/reply.ts'
import { now } from '../process/clock.ts'
import { env } from '../process/env.ts'
import { singleton } from '../process/singleton.ts'

/** Milliseconds. Shorter than a delivery's lease (deliver.ts), so that no send outlives its claim. */
const timeouts = { connectionTimeout: 30_000, greetingTimeout: 15_000, socketTimeout: 60_000 }
/** Milliseconds of a whole handover, with the wait for a free connection. */
const longestHandover = 5 * 60_000
const mailsAConnection = 100
/** How often a mail is given to another connection after one closed before reading it. */
const otherConnections = 2
/**
 * The fields that DKIM signs. RFC 8058 asks for those of one-click unsubscribing; our mail client's own list leaves `List-Unsubscribe-Post`
 * out.
 */
const signedFields = [
  ...['From', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'MIME-Version', 'Content-Type'],
  ...['Content-Transfer-Encoding', 'In-Reply-To', 'References', 'List-Id', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
  'Feedback-ID',
].join(':')

/** A finished mail. */
export interface Envelope {
  from: string | { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
  /** `<…@…>`, unique. */
  messageId: string
  headers: Record<string, string>
  /** Marks the file of a kept mail, so that the mailbox hides its body. A mail that is sent carries no mark. */
  secret: boolean
}

/** The header of a kept mail whose body is for its recipient alone. */
export const secretHeader = 'X-Portal-Secret'

const timeoutOf = (cause: unknown) => (cause as { timeoutType?: string }).timeoutType

/** A mail that could not be handed over. */
export class HandoverError extends Error {
  /** The server's reply code, e.g. 550; null without a reply. */
  readonly responseCode: number | null
  /** The SMTP command that the server refused: `RCPT TO`, `DATA`, … */
  readonly stage: string
  /** The mail client's error code, e.g. `ECONNECTION`. */
  readonly code: string
  /** Whether the server was connected and did not answer in time. */
  readonly silent: boolean
  /** The enhanced code of the reply (RFC 3463), e.g. `5.1.1`; `5.7.0` for a final refusal of us that has none; else empty. */
  readonly status: string
  /** The server's reply with its code; empty without one. */
  readonly reply: string
  /** Whether part of the message had been sent. Without a reply it is then unknown whether the server took it. */
  readonly begun: boolean

  constructor(cause: unknown, begun: boolean) {
    const { message, responseCode, response, command, code } = cause as NodemailerError
    super(message, { cause })
    this.responseCode = responseCode ?? null
    this.stage = command ?? ''
    this.code = String(code ?? '')
    this.begun = begun
    this.silent = timeoutOf(cause) === 'SOCKET_TIMEOUT' || this.code === 'EABORT'
    this.reply = response ?? ''
    this.status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(this.reply)?.[1] ?? (this.#isOfUs() ? aboutSender : '')
  }

  /** Whether a final refusal without an enhanced code is about the sender or the message. Before `DATA` the server took the recipient. */
  #isOfUs(): boolean {
    if (this.responseCode === null || this.responseCode < 500) return false
    const reason = reasonOf(this.reply)
    const isOfMessage = reason === null || reason === 'later'
    return reason === 'us' || (isOfMessage && this.stage === 'DATA' && this.responseCode !== overQuota)
  }
}

/** The enhanced code of a refusal by policy that says no more (RFC 3463 §3.8). */
const aboutSender = '5.7.0'
/** The reply of a full mailbox (RFC 5321). */
const overQuota = 552

interface MailState {
  transport: Promise<Transporter> | null
  /** By Message-ID, for each mail being handed over: the streams that its message is read from, one for each try of the pool. */
  readonly streams: Map<string, Readable[]>
}

const state = () => singleton('mail', (): MailState => ({ transport: null, streams: new Map() }))

function transport(): Promise<Transporter> {
  const current = state()
  current.transport ??= openTransport()
  return current.transport
}

/** The library is loaded with the first mail. */
async function openTransport(): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const { SMTP_URL, MAIL_CONNECTIONS, MAIL_RATE, dkim: key } = env()
  const dkim = key ? { ...key, headerFieldNames: signedFields } : undefined
  if (!SMTP_URL) return createTransport({ streamTransport: true, buffer: true, newline: 'unix', dkim })
  const pool = createTransport({
    url: SMTP_URL,
    pool: true,
    maxConnections: MAIL_CONNECTIONS,
    maxMessages: mailsAConnection,
    maxRequeues: otherConnections,
    dkim,
    rateLimit: MAIL_RATE,
    rateDelta: 1_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  })
  pool.use('stream', watchStreams)
  return pool
}

/** Records every stream that a message is read from. A connection reads it only after the server has agreed to take the message. */
const watchStreams: PluginFunction = ({ message, data }, done) => {
  const create = message.createReadStream.bind(message)
  message.createReadStream = options => {
    const stream = create(options)
    state()
      .streams.get(data.messageId ?? '')
      ?.push(stream)
    return stream
  }
  done()
}

/**
 * Hands a mail over: through `SMTP_URL`, at most `MAIL_RATE` a second over at most `MAIL_CONNECTIONS` connections, or as a file
 * in `DATA_DIR/mail` when it is not set. Raises HandoverError.
 */
export async function handOver({ to, secret, ...mail }: Envelope): Promise<void> {
  const { streams } = state()
  const read: Readable[] = []
  streams.set(mail.messageId, read)
  try {
    const sent: SentMessageInfo = await (await transport()).sendMail({
      ...mail,
      headers: { ...mail.headers, ...(secret && !env().SMTP_URL && { [secretHeader]: 'yes' }) },
      to: { name: '', address: to },
      signal: AbortSignal.timeout(longestHandover),
    })
    if (Buffer.isBuffer(sent.message)) await keepAsFile(sent.message)
  } catch (error) {
    throw new HandoverError(
      error,
      read.some(stream => stream.readableDidRead),
    )
  } finally {
    streams.delete(mail.messageId)
  }
}

/** Closes the connections to the mail server, after a mail that is being sent. The next mail opens new ones. */
export function closeMail(): void {
  const current = state()
  current.transport?.then(opened => opened.close())
  current.transport = null
}

/** The folder of kept mails. */
export const keptMails = (): string => join(/* turbopackIgnore: true */ env().DATA_DIR, 'mail')

/** Written under another name first, so the folder never shows half a mail. */
async function keepAsFile(message: Buffer): Promise<void> {
  const folder = keptMails()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${now().toISOString().replace(/[:.]/g, '-')}-${crypto.randomUUID().slice(0, 8)}`
  const draft = join(folder, `.${name}.part`)
  await writeFile(draft, message, { mode: 0o600 })
  await rename(draft, join(folder, `${name}.eml`))
}

/**
 * The meaning of a failed try:
 * - `refused`: the server never takes this mail for this recipient;
 * - `later`: the server does not take it now;
 * - `silent`: the server was connected and did not answer for this recipient in time;
 * - `outage`: the server takes no mail from us;
 * - `uncertain`: part of the message was sent and no reply came, so the server may have taken it.
 */
type Verdict = 'refused' | 'later' | 'silent' | 'outage' | 'uncertain'

/** SMTP commands whose refusal is about this mail and not about us. */
const aboutTheMail = new Set(['RCPT TO', 'DATA'])
/** Reply codes about the connection after any command: the server closes it, or has lost the order of commands (RFC 5321 §4.2.3). */
const aboutTheConnection = new Set([421, 503])

/** Judges a failed try. Any other error, such as a mail that cannot be written, may be tried again later. */
export function judge(error: unknown): Verdict {
  if (!(error instanceof HandoverError)) return 'later'
  const { responseCode, stage, begun, code, silent } = error
  const answered = responseCode !== null && aboutTheMail.has(stage)
  if (answered && !aboutTheConnection.has(responseCode)) return responseCode >= 500 ? 'refused' : 'later'
  if (begun && !answered) return 'uncertain'
  // Refused by our own mail client: an invalid address, or a message larger than the server's limit.
  if (responseCode === null && (code === 'EENVELOPE' || code === 'EMESSAGE')) return 'refused'
  return silent ? 'silent' : 'outage'
}
