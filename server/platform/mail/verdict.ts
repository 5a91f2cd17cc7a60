import { HandoverError } from './transport.ts'

/**
 * What a failed try means for a mail to one of many:
 * - `refused`: the server does not take it for this recipient, now or later;
 * - `later`: not now;
 * - `outage`: the server takes nothing from us, whoever it is for;
 * - `uncertain`: the message had begun to leave and no answer came, so it may have been taken.
 */
export type Verdict = 'refused' | 'later' | 'outage' | 'uncertain'

/** Stages at which a server answers about this mail, and not about us. */
const aboutTheMail = new Set(['RCPT TO', 'DATA'])
/** Answers about the connection wherever they come: the server is closing it, or lost count of the commands (RFC 5321 §4.2.3). */
const aboutTheConnection = new Set([421, 503])

/** Judges a failed try. Whatever is no failure of the handover, such as a mail that cannot be written, may be tried again later. */
export function judge(error: unknown): Verdict {
  if (!(error instanceof HandoverError)) return 'later'
  const { responseCode, stage, begun, code } = error
  const answered = responseCode !== null && aboutTheMail.has(stage)
  if (answered && !aboutTheConnection.has(responseCode)) return responseCode >= 500 ? 'refused' : 'later'
  if (begun && !answered) return 'uncertain'
  // Refused by the client itself: an address that cannot be said, a message larger than the server announced.
  if (responseCode === null && (code === 'EENVELOPE' || code === 'EMESSAGE')) return 'refused'
  return 'outage'
}
