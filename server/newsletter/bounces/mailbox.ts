import { ImapFlow } from 'imapflow'
import { system } from '#lib/actor.ts'
import { outageOf } from '#server/platform/db/outage.ts'
import { env } from '#server/platform/process/env.ts'
import { log } from '#server/platform/process/log.ts'
import { parseApart } from '#server/platform/work/parse-apart.ts'
import { noteReport } from './commands/note-report.ts'
import type { BounceReport } from './report.ts'

/** The most mails read in one run. The next run reads the others. */
const mostMails = 500
/** Bytes read of a mail, whose beginning holds the report. */
const mostBytes = 512 * 1024
/** Lines of a mail. Half a megabyte of written lines has 7,000; the parser's time grows with the square of empty ones. */
const mostLines = 20_000
/** In milliseconds. */
const timeouts = { connectionTimeout: 20_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

/** A connection to the mailbox at an address: `imaps://user:password@host/folder`. */
function clientFor(address: string): { client: ImapFlow; folder: string } {
  const { protocol, hostname, port, username, password, pathname } = new URL(address)
  const isSecure = protocol === 'imaps:'
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (isSecure ? 993 : 143),
    secure: isSecure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    ...timeouts,
  })
  // A broken connection fails the command under way, which reports it. An error without a listener would end the process.
  client.on('error', () => {})
  return { client, folder: decodeURIComponent(pathname.slice(1)) || 'INBOX' }
}

/**
 * Reads the unread mails of the mailbox of reports (`BOUNCE_IMAP_URL`), counts each report and marks the mail as read. After a failure the rest stays
 * unread for the next run; a report that is read twice counts once. Gives the number of mails read; nothing happens without a mailbox.
 */
export async function readMailbox(signal: AbortSignal): Promise<number> {
  const address = env().BOUNCE_IMAP_URL
  if (!address) return 0
  const { client, folder } = clientFor(address)
  let read = 0
  await client.connect()
  try {
    await client.mailboxOpen(folder)
    const unread = (await client.search({ seen: false }, { uid: true })) || []
    for (const uid of unread.slice(0, mostMails)) {
      if (signal.aborted) break
      await readMail(client, uid)
      read++
    }
  } finally {
    await client.logout().catch(() => client.close())
  }
  return read
}

async function readMail(client: ImapFlow, uid: number): Promise<void> {
  const mail = await client.fetchOne(String(uid), { source: { maxLength: mostBytes } }, { uid: true })
  const source = mail ? mail.source : undefined
  for (const report of source ? await reportsIn(source) : []) await note(report)
  await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
}

/** Counts a report. One that cannot be counted, whoever wrote it, must not stop the others; while the database is away, all wait. */
async function note(report: BounceReport): Promise<void> {
  try {
    await noteReport(system, { ...report, signedKey: null })
  } catch (error) {
    if (outageOf(error)) throw error
    log().warn({ err: error }, 'a report of a mail server could not be counted')
  }
}

/**
 * The reports in a mail, which anybody can send: read on another thread. None in one that cannot be read, or not in time, which must not stop the others.
 */
export async function reportsIn(source: Buffer): Promise<BounceReport[]> {
  try {
    if (linesIn(source) > mostLines) throw new Error('A mail with too many lines')
    const parser = { file: 'server/newsletter/bounces/report.ts', name: 'readReports' }
    return await parseApart<BounceReport[]>(parser, source, { sender: 'house' })
  } catch (error) {
    log().warn({ err: error }, 'a mail in the mailbox of reports could not be read')
    return []
  }
}

function linesIn(source: Buffer): number {
  let lines = 0
  for (let at = source.indexOf(10); at !== -1 && lines <= mostLines; at = source.indexOf(10, at + 1)) lines++
  return lines
}
