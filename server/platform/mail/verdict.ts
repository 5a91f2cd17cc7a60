import { HandoverError } from './transport.ts'

/**
 * The meaning of a failed try:
 * - `refused`: the server never takes this mail for this recipient;
 * - `later`: the server does not take it now;
 * - `silent`: the server was connected and did not answer for this recipient in time;
 * - `outage`: the server takes no mail from us;
 * - `uncertain`: part of the message was sent and no reply came, so the server may have taken it.
 */
export type Verdict = 'refused' | 'later' | 'silent' | 'outage' | 'uncertain'

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
