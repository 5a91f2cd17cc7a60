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
 * `complained`. A subscription that has ended keeps its status, except after a complaint: that address never gets mail of ours again.
 */
export function afterBounce({ status, softBounces }: Bouncing, kind: BounceKind): Bouncing {
  if (kind === 'complaint') return { status: 'complained', softBounces }
  const inARow = kind === 'soft' ? softBounces + 1 : softBounces
  const ends = kind === 'hard' || inARow >= mostSoftBounces
  const canEnd = status === 'active' || status === 'pending'
  return { status: ends && canEnd ? 'bounced' : status, softBounces: inARow }
}

/** A subscription after a mail that arrived: its refusals in a row count anew. */
export const afterDelivery = (row: Bouncing): Bouncing => ({ ...row, softBounces: 0 })

/**
 * The kind of a refusal by its enhanced code (RFC 3463, `5.1.1`), else by its reply code (RFC 5321, `550`); null for a success and without a code. A
 * code of class 5 about a full mailbox, the network, the content or the server's policy is soft: the address may work.
 */
export function refusalKind(code: string): Exclude<BounceKind, 'complaint'> | null {
  const enhanced = /\b([245])\.(\d{1,3})\.(\d{1,3})\b/.exec(code)
  if (!enhanced) {
    const [, reply] = /\b([45])\d{2}\b/.exec(code) ?? []
    return reply === '5' ? 'hard' : reply === '4' ? 'soft' : null
  }
  const [, kind, subject, detail] = enhanced
  if (kind === '2') return null
  if (kind === '4') return 'soft'
  // X.2.2 full mailbox, X.2.3 message too long, X.3 system, X.4 network, X.5 protocol, X.6 content, X.7 policy.
  const passing = /^[34567]$/.test(subject ?? '') || (subject === '2' && /^[23]$/.test(detail ?? ''))
  return passing ? 'soft' : 'hard'
}
