import { env } from '../process/env.ts'
import { singleton } from '../process/singleton.ts'

interface PlacesState {
  taken: number
  /** The mails in transfer by domain. */
  readonly byDomain: Map<string, number>
  readonly waiting: (() => void)[]
}

const state = () => singleton('mail-places', (): PlacesState => ({ taken: 0, byDomain: new Map(), waiting: [] }))

/** The most mails in transfer to one domain: half of the connections, so that a hanging domain leaves the rest to others. */
const mostOfOneDomain = (connections: number) => Math.min(Math.ceil(connections / 2), Math.max(1, connections - 1))

/**
 * Takes a place for a mail to a domain, which is null when unknown. A process has as many places as connections to the mail server, for all deliveries
 * together. False when none is free.
 */
export function takePlace(domain: string | null): boolean {
  const { byDomain } = state()
  const { MAIL_CONNECTIONS } = env()
  if (state().taken >= MAIL_CONNECTIONS) return false
  const ofDomain = domain === null ? 0 : (byDomain.get(domain) ?? 0)
  if (domain !== null && ofDomain >= mostOfOneDomain(MAIL_CONNECTIONS)) return false
  state().taken += 1
  if (domain !== null) byDomain.set(domain, ofDomain + 1)
  return true
}

/** Gives a place back and wakes the workers that wait for one. */
export function leavePlace(domain: string | null): void {
  const current = state()
  current.taken -= 1
  if (domain !== null) {
    const left = (current.byDomain.get(domain) ?? 1) - 1
    if (left > 0) current.byDomain.set(domain, left)
    else current.byDomain.delete(domain)
  }
  wakeWaiting()
}

/** Wakes the workers that wait for a place: one is free, or their mails' domain began to wait. */
export function wakeWaiting(): void {
  for (const wake of state().waiting.splice(0)) wake()
}

/** Resolves at the next call of `wakeWaiting`. */
export const placeLeft = (): Promise<void> => new Promise(resolve => state().waiting.push(resolve))
