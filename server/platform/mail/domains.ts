import { db } from '../db/db.ts'
import { now as clock } from '../process/clock.ts'
import { log } from '../process/log.ts'
import { singleton } from '../process/singleton.ts'

const minute = 60_000
/** Milliseconds of a domain's waits: each is longer than the one before. */
const waits = [1, 5, 30, 120].map(minutes => minutes * minute)
/** Temporary refusals in a row until a domain waits. After a wait the first refusal begins the next one. */
const mostRefusals = 3
/** Milliseconds for which the waits are not read again. Other processes begin and end waits. */
const believed = 1_000

interface Wait {
  level: number
  until: Date
}

interface DomainState {
  /** Temporary refusals in a row, by domain. */
  readonly refusals: Map<string, number>
  /** The waits of all processes. Those that are over stay until the domain takes a mail. */
  waits: ReadonlyMap<string, Wait>
  readAt: number
}

const state = () =>
  singleton(
    'mail-domains',
    (): DomainState => ({ refusals: new Map(), waits: new Map(), readAt: Number.NEGATIVE_INFINITY }),
  )

/** Reads which domains wait, at most once a second. */
export async function readWaits(): Promise<void> {
  const current = state()
  if (performance.now() - current.readAt < believed) return
  current.readAt = performance.now()
  const rows = await db().mailDomain.findMany({ select: { domain: true, level: true, waitsUntil: true } })
  current.waits = new Map(rows.map(({ domain, level, waitsUntil }) => [domain, { level, until: waitsUntil }]))
}

/** Whether a domain's mails wait now. A wait longer than the longest was written while the clock was ahead, and does not count. */
export function isWaiting(domain: string | null): boolean {
  const until = domain === null ? undefined : state().waits.get(domain)?.until
  if (!until) return false
  const left = until.getTime() - clock().getTime()
  return left > 0 && left <= Math.max(...waits)
}

/** Counts a temporary refusal of a domain. After three in a row its mails wait: one, five, thirty minutes, then two hours. */
export async function noteRefusal(domain: string, reply: string): Promise<void> {
  const { refusals, waits: known } = state()
  if (isWaiting(domain)) return
  const inRow = (refusals.get(domain) ?? 0) + 1
  refusals.set(domain, inRow)
  if (inRow >= mostRefusals || known.has(domain)) await beginWait(domain, reply)
}

/** Begins a domain's next wait, unless it waits already. `reply` is shown to masters. Gives the wait's end; null when it waited. */
export async function beginWait(domain: string, reply: string): Promise<Date | null> {
  if (isWaiting(domain)) return null
  const current = state()
  current.refusals.delete(domain)
  const level = Math.min((current.waits.get(domain)?.level ?? 0) + 1, waits.length)
  const at = clock()
  const until = new Date(at.getTime() + (waits[level - 1] ?? minute))
  current.waits = new Map(current.waits).set(domain, { level, until })
  const row = { level, waitsUntil: until, reply: reply.slice(0, 300), changedAt: at }
  await db().mailDomain.upsert({ where: { domain }, create: { domain, ...row }, update: row })
  log().warn({ domain, level }, 'a domain refuses mails for now and waits')
  return until
}

/** Ends the wait of a domain that was to last until then. False when it has another one, or none. */
export async function endWait(domain: string, until: Date): Promise<boolean> {
  const { count } = await db().mailDomain.deleteMany({ where: { domain, waitsUntil: until } })
  if (count === 0) return false
  forgetWait(domain)
  return true
}

function forgetWait(domain: string): void {
  const left = new Map(state().waits)
  left.delete(domain)
  state().waits = left
}

/** Notes that a domain took a mail: its row of refusals ends. A mail that was in transfer when a wait began does not end the wait. */
export async function noteTaken(domain: string): Promise<void> {
  const current = state()
  current.refusals.delete(domain)
  if (!current.waits.has(domain) || isWaiting(domain)) return
  forgetWait(domain)
  await db().mailDomain.deleteMany({ where: { domain } })
}
