import { db, type Tx } from '../db/db.ts'
import { now as clock } from '../process/clock.ts'
import { log } from '../process/log.ts'
import { type Claim, retryDelays, settle } from './claims.ts'
import { beginWait, noteRefusal, noteTaken } from './domains.ts'
import { type Mail, messageIdOf, sendMail } from './mail.ts'
import { HandoverError, judge } from './transport.ts'

const minute = 60_000
const afterOutage = minute
/** Milliseconds after queueing for which a mail waits for the mail server. */
const longestOutage = 72 * 60 * minute

/** Writes the mail for one recipient just before it is sent; null when that recipient gets none any more. */
export type Compose = (to: { ref: string; recipient: string }) => Promise<Omit<Mail, 'id'> | null>

/** A mail that a server refused for good. */
export interface Refusal {
  tx: Tx
  /** The mail's id. */
  id: string
  ref: string
  recipient: string
  /** `refused`: at once. `exhausted`: after the last of its temporary refusals. */
  how: 'refused' | 'exhausted'
  /** The SMTP reply code; null when our own mail client refused the address. */
  code: number | null
  /** The enhanced code (RFC 3463), e.g. `5.1.1`; empty without one. */
  status: string
  /** The SMTP command that was refused, e.g. `RCPT TO`. */
  stage: string
  /** The server's reply with its code; empty without one. */
  reply: string
}

interface Sender {
  ref: string
  compose: Compose
  hooks: { refused?: (refusal: Refusal) => Promise<void> }
}

/** What became of a try: the server took the mail; it did not, or nothing was sent; or the server takes no mail at all. */
export type Outcome = 'taken' | 'settled' | 'outage'

/** Sends a claimed mail and marks it. */
export async function sendClaim(sender: Sender, claim: Claim): Promise<Outcome> {
  const { id, recipient, domain } = claim
  try {
    const mail = await sender.compose({ ref: sender.ref, recipient })
    if (!mail) {
      await settle(db(), claim, { state: 'skipped' })
      return 'settled'
    }
    await sendMail({ ...mail, id })
  } catch (error) {
    return afterFailure(sender, claim, error)
  }
  await settle(db(), claim, {
    state: 'sent',
    attempts: claim.attempts + 1,
    messageId: messageIdOf(id),
    lastError: null,
  })
  if (domain !== null) await noteTaken(domain)
  return 'taken'
}

async function afterFailure(sender: Sender, claim: Claim, error: unknown): Promise<Outcome> {
  const verdict = judge(error)
  const lastError = withoutAddresses(String(error))
  await noteForDomain(claim, verdict, error, lastError)
  const isOutage = verdict === 'outage' || (verdict === 'silent' && claim.domain === null)
  if (isOutage || verdict === 'silent') {
    await waitForServer(claim, lastError)
    if (!isOutage) return 'settled'
    log().warn({ err: error }, 'the mail server takes nothing')
    return 'outage'
  }
  const attempts = claim.attempts + 1
  const wait = verdict === 'later' ? retryDelays[claim.attempts] : undefined
  if (wait)
    await settle(db(), claim, { state: 'queued', attempts, lastError, dueAt: new Date(clock().getTime() + wait) })
  else if (verdict === 'uncertain') await settle(db(), claim, { state: 'uncertain', attempts, lastError })
  else await fail(sender, claim, error, { attempts, lastError })
  return 'settled'
}

/** A server's reply without addresses: it often repeats the recipient's, which this table must not hold. */
const withoutAddresses = (reply: string): string =>
  reply
    .slice(0, 500)
    .split(' ')
    .map(word => (word.includes('@') ? '…' : word))
    .join(' ')

/** Queues the mail again without counting a try: the failure is not the recipient's. */
async function waitForServer(claim: Claim, lastError: string): Promise<void> {
  const at = clock().getTime()
  const worth = at - claim.queuedAt.getTime() < longestOutage
  // After the other mails of its batch: a mail that itself breaks the connection does not delay them.
  const dueAt = new Date(at + afterOutage)
  await settle(db(), claim, worth ? { state: 'queued', lastError, dueAt } : { state: 'failed', lastError })
}

/** Marks a mail as failed and calls its feature's hook in the same transaction. */
async function fail(
  { ref, hooks }: Sender,
  claim: Claim,
  error: unknown,
  mark: { attempts: number; lastError: string },
): Promise<void> {
  const { id, recipient } = claim
  await db().$transaction(async tx => {
    const isOurs = await settle(tx, claim, { state: 'failed', ...mark })
    if (!isOurs || !hooks.refused || !(error instanceof HandoverError)) return
    const { responseCode: code, status, stage, reply } = error
    const how = judge(error) === 'refused' ? 'refused' : 'exhausted'
    await hooks.refused({ tx, id, ref, recipient, how, code, status, stage, reply })
  })
}

/** Counts a failure for the domain, except one about a single mailbox and one of a mail that could not be written. */
async function noteForDomain({ domain }: Claim, verdict: string, error: unknown, reply: string): Promise<void> {
  if (domain === null || !(error instanceof HandoverError)) return
  const { status } = error
  if (verdict === 'silent') await beginWait(domain, reply)
  else if (verdict === 'later' && !/^4\.[12]\./.test(status)) await noteRefusal(domain, reply)
  else if (verdict === 'refused' && status.startsWith('5.7.')) await noteRefusal(domain, reply)
}
