import { blamedBy } from '../mail/reply.ts'
import type { SubscriberStatus } from './subscriber.ts'

/**
 * The kinds of a mail server's report. `hard`: the address does not work. `soft`: it does not for now, e.g. a full mailbox. `complaint`: its reader
 * marked the mail as spam.
 */
export const bounceKinds = ['hard', 'soft', 'complaint'] as const
export type BounceKind = (typeof bounceKinds)[number]

/** Temporary refusals in a row that end a subscription. */
export const mostSoftBounces = 3

/** What a report changes in a subscription. */
export interface Bouncing {
  status: SubscriberStatus
  /** Temporary refusals in a row. */
  softBounces: number
}

/**
 * A subscription after a report (NEWS-8): a hard refusal and the third temporary one in a row end it as `bounced`, a complaint ends it as
 * `complained`. A refusal because of us ends nothing, nor does a `weak` report, which anybody could have written (decision 0323). A subscription that has ended keeps its status, except after a complaint: that address never gets mail
 * of ours again.
 */
export function afterBounce({ status, softBounces }: Bouncing, kind: BounceKind, code = '', weak = false): Bouncing {
  if (kind === 'complaint') return { status: 'complained', softBounces }
  if (isAboutUs(code)) return { status, softBounces }
  if (weak) return { status, softBounces: Math.max(softBounces, Math.min(softBounces + 1, mostSoftBounces - 1)) }
  const inARow = kind === 'soft' ? softBounces + 1 : softBounces
  const ends = kind === 'hard' || inARow >= mostSoftBounces
  const canEnd = status === 'active' || status === 'pending'
  return { status: ends && canEnd ? 'bounced' : status, softBounces: inARow }
}

/** A policy of the server (RFC 3463 §3.8): no other mail of ours would have passed either. */
const isAboutUs = (code: string) => /\b[45]\.7\./.test(code)

/** Enhanced codes of an address that takes no mail ever: unknown, invalid, moved or disabled (RFC 3463 §3.2, §3.3). */
const aboutAddress = /^5\.(?:1\.[0-36]|1\.10|2\.1)$/
/** Without an enhanced code, the replies that RFC 5321 keeps for mailboxes. Servers use them against senders too. */
const aboutMailbox = /^(?:550|551|553)$/

/**
 * The kind of a refusal: by its enhanced code (RFC 3463, `5.1.1`), else by its reply code and words (RFC 5321, `550 no such user`); null for a success or a
 * delay that says nothing yet. Only refusals about the address are hard: a full mailbox, the network, the content or the policy of a server may pass.
 */
export function refusalKind(text: string): Exclude<BounceKind, 'complaint'> | null {
  const [enhanced, kind] = /\b([245])\.\d{1,3}\.\d{1,3}\b/.exec(text) ?? []
  if (enhanced) return kind === '2' ? null : aboutAddress.test(enhanced) ? 'hard' : 'soft'
  const [reply] = /\b[45]\d{2}\b/.exec(text) ?? []
  if (!reply) return null
  return aboutMailbox.test(reply) && blamedBy(text) === 'mailbox' ? 'hard' : 'soft'
}
