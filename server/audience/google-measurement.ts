import { isSecretPath } from '#lib/addresses/paths.ts'
import { visitRules } from '#lib/audience/visit.ts'
import { OutsideError, readOutside } from '#server/platform/outside/outside.ts'
import { env, siteOrigin } from '#server/platform/process/env.ts'
import { log } from '#server/platform/process/log.ts'
import { singleton } from '#server/platform/process/singleton.ts'

/** A report of a visitor who allowed measurement, as Google Analytics gets it: without address and user agent. */
export interface MeasuredReport {
  /** The visitor's hash of the day. */
  visitor: string
  at: Date
  path: string
  /** The host of the page before. */
  from: string | undefined
  utm: { source?: string | undefined; medium?: string | undefined; campaign?: string | undefined } | undefined
  /** Whether the report is the first one of its opening. */
  opened: boolean
  /** Seconds on screen since the report before. */
  seconds: number
}

interface Sending {
  waiting: { visitor: string; body: object }[]
  running: number
  sessions: Map<string, { id: number; last: number }>
  warnedAt: number
}

/** The most requests that wait. While Google is slow, further ones are dropped. */
const MOST_WAITING = 5_000
const AT_ONCE = 4
/** The most visitors whose session is remembered. */
const MOST_SESSIONS = 50_000
const SESSION_MS = 30 * 60_000
/** The most events that Google takes in a request. */
const MOST_EVENTS = 25
const WHOLE_MS = 8_000
const WARN_EVERY_MS = 60_000

const sending = () =>
  singleton('google-measurement', (): Sending => ({ waiting: [], running: 0, sessions: new Map(), warnedAt: 0 }))

/**
 * Whether a visit may be told to Google: the operator set the Measurement Protocol up, the visitor allowed measurement and sends no Global Privacy
 * Control. Secret addresses stay here.
 */
export const isMeasured = (path: string, allowed: boolean, headers: Headers): boolean =>
  env().google.measurement !== null && allowed && headers.get('sec-gpc') !== '1' && !isSecretPath(path)

/** Sends reports to Google Analytics (Measurement Protocol), a request for each visitor. Waits for nothing and never raises: lost reports stay lost. */
export function measure(reports: readonly MeasuredReport[]): void {
  const state = sending()
  const byVisitor = Map.groupBy(reports, ({ visitor }) => visitor)
  for (const [visitor, own] of byVisitor) {
    if (state.waiting.length >= MOST_WAITING) break
    const events = own.slice(0, MOST_EVENTS).map(report => eventOf(report, sessionOf(state, report)))
    const micros = Math.max(...own.map(({ at }) => at.getTime())) * 1_000
    state.waiting.push({
      visitor,
      body: { client_id: visitor, timestamp_micros: micros, non_personalized_ads: true, events },
    })
  }
  while (state.running < AT_ONCE && state.waiting.length > 0) void sendOn(state)
}

const eventOf = ({ opened, path, from, utm, seconds }: MeasuredReport, session: number) => ({
  name: opened ? 'page_view' : 'user_engagement',
  params: {
    session_id: String(session),
    engagement_time_msec: Math.min(seconds, visitRules.maxSeconds) * 1_000,
    page_location: locationOf(path, opened ? utm : undefined),
    ...(opened && from && { page_referrer: `https://${from}/` }),
  },
})

/** Google reads campaigns from the page's address. */
function locationOf(path: string, utm: MeasuredReport['utm']): string {
  const url = new URL(path, siteOrigin())
  for (const [name, value] of Object.entries(utm ?? {})) if (value) url.searchParams.set(`utm_${name}`, value)
  return url.href
}

/** The session of a visitor on this instance: a number, new after half an hour without a report. */
function sessionOf({ sessions }: Sending, { visitor, at }: MeasuredReport): number {
  const moment = at.getTime()
  const known = sessions.get(visitor)
  const id = known && moment - known.last < SESSION_MS ? known.id : Math.floor(moment / 1_000)
  sessions.delete(visitor)
  sessions.set(visitor, { id, last: moment })
  const [oldest] = sessions.keys()
  if (sessions.size > MOST_SESSIONS && oldest) sessions.delete(oldest)
  return id
}

async function sendOn(state: Sending): Promise<void> {
  state.running++
  for (let next = state.waiting.shift(); next; next = state.waiting.shift()) await sendOne(state, next.body)
  state.running--
}

async function sendOne(state: Sending, body: object): Promise<void> {
  const { measurement, base } = env().google
  if (!measurement) return
  const secret = new URLSearchParams({ measurement_id: measurement.id, api_secret: measurement.secret })
  try {
    const { status } = await readOutside(`${base ?? 'https://www.google-analytics.com'}/mp/collect?${secret}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      operatorBases: base ? [base] : [],
      redirects: 0,
      wholeMs: WHOLE_MS,
      firstByteMs: WHOLE_MS,
    })
    if (status >= 300) warn(state, `status ${status}`)
  } catch (error) {
    warn(state, error instanceof OutsideError ? error.reason : 'failed')
  }
}

/** Warns once a minute. The address of the request holds a secret and stays out of the log. */
function warn(state: Sending, reason: string): void {
  const moment = performance.now()
  if (state.warnedAt && moment - state.warnedAt < WARN_EVERY_MS) return
  state.warnedAt = moment
  log().warn({ reason }, 'Google Analytics did not take visits')
}
