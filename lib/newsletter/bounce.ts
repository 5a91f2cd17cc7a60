import { isKnownForm, reasonOf } from '../mail/reply.ts'
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
 * `complained`. A refusal because of us ends nothing, nor does a `weak` report, which anybody could have written (decision 0368). A subscription that has ended keeps its status, except after a complaint: that address never gets mail
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

/** A policy of the server, the message, or our own address (RFC 3463 §3.8, §3.7, §3.2): no other mail of ours would have passed either. */
const isAboutUs = (code: string) => /^[45]\.(?:7\.|6\.|1\.[78]$|2\.3$|3\.4$)/.test(code)

/** The code given to a refusal that blames us and has no such code itself. */
const aboutUs = '5.7.0'

/** Enhanced codes of an address or a domain that is none, was never one, or has moved (RFC 3463 §3.2, RFC 7505). */
const gone = /^5\.1\.(?:[1236]|10)$/
/** Enhanced codes that servers also use for an unknown mailbox: hard only when the words say so. */
const mayBeUnknown = /^5\.(?:0\.0|1\.(?![78]$)\d+|2\.1|4\.[14]|5\.\d)$/

/** A reply in the form `550 <address>: words` with no address: the server was not asked about a recipient. */
const nameless = /\b5\d\d(?: 5(?:\.\d{1,3}){2})? : /

const enhanced = (text: string): string[] =>
  [...text.matchAll(/\b([245]\.\d{1,3}\.\d{1,3})\b(?![.\d])/g)].flatMap(([, code = '']) => code)

/** A server's refusal of a mail, as it answered or as a report tells it. */
export interface Refusal {
  /** The server's own reply: `550 5.1.1 <…>: no such user`. Empty when the report does not give it. */
  reply: string
  /** The enhanced code that whoever reports the reply gives to it. */
  status?: string
  /** Whether the server had taken the recipient and refused the message. */
  isAfterData?: boolean
}

/** How a refusal counts, and its enhanced code; empty without one. */
export interface Judged {
  kind: Exclude<BounceKind, 'complaint'>
  code: string
}

/**
 * Judges a refusal by its enhanced code (RFC 3463) and the server's words together. Hard only when both allow it: the words say that nobody has the
 * address, or the code says it and the words do not say otherwise. All else may pass, and is soft. The server's own code and words count before the
 * `status` of the report, which other servers make from the bare reply. Null for a success, and for what says nothing of a refusal.
 */
export function judgeRefusal({ reply, status = '', isAfterData = false }: Refusal): Judged | null {
  const named = enhanced(reply).filter(code => !code.startsWith('2'))
  // X.0.0 names no reason.
  const own = named.filter(code => !code.endsWith('.0.0'))
  const told = enhanced(status)[0] ?? ''
  const [replyCode = ''] = /\b[45]\d{2}\b(?![.\d])/.exec(reply) ?? []
  const reason = reasonOf(reply)
  if ((told.startsWith('2') || told === '') && named.length === 0 && replyCode === '' && reason === null) return null
  const code =
    own.find(isAboutUs) ?? own.at(-1) ?? (told.endsWith('.0.0') || told === '' ? (named.at(-1) ?? told) : told)
  if (reason === 'us') return { kind: 'soft', code: isAboutUs(code) ? code : aboutUs }
  const codes = own.length > 0 ? own : told === '' ? [] : [told]
  const isFinal = ![...named, told, replyCode].some(each => each.startsWith('4'))
  return { kind: isFinal && isGone() ? 'hard' : 'soft', code }

  function isGone(): boolean {
    if (isKnownForm(reply)) return true
    if (nameless.test(reply) || (own.length === 0 && isAfterData)) return false
    if (reason === 'unknown') return own.every(each => mayBeUnknown.test(each))
    // A bare reply whose words say nothing known is not explained by what its reporter made of it.
    const isExplained = own.length > 0 || replyCode === ''
    return reason === null && isExplained && codes.length > 0 && codes.every(each => gone.test(each))
  }
}
