import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { DomainError, isDomainError } from '#lib/errors.ts'
import type { ServiceKey } from '#lib/schemas/google/google.ts'
import { asGoogleError } from './failure.ts'
import { googleClient } from './google-client.ts'

/** A day as Ad Manager counted it. */
export interface AdDay {
  /** `2026-11-24`. */
  day: string
  /** Millionths of a real. */
  revenueMicros: bigint
  impressions: number
  clicks: number
  requests: number
  filledRequests: number
}

const metrics = ['REVENUE', 'IMPRESSIONS', 'CLICKS', 'AD_REQUESTS', 'FILL_RATE'] as const
const reportName = z.string().regex(/^networks\/\d{4,20}\/reports\/\d{1,20}$/)
const operationName = z.string().regex(/^networks\/\d{4,20}\/operations\/reports\/runs\/[\w-]{1,60}$/)
const resultName = z.string().regex(/^networks\/\d{4,20}\/reports\/\d{1,20}\/results\/[\w-]{1,60}$/)

/** The most rows of an answer. The report has one for each of thirty days; more rows come from another report. */
const mostRows = 100
/** Milliseconds that a report may run at Google, and between two questions whether it is done. */
const runMs = 90_000
const askMs = 1_000

/**
 * The figures of Ad Manager for each of the last thirty days, in reais. `report` names the report of an earlier reading, which runs again; empty or of
 * another network, a new report is made. Gives the days and the report's name. Raises google_key_refused, google_no_permission, google_not_found,
 * google_quota or google_unavailable.
 */
export async function readAdDays(
  key: ServiceKey,
  networkCode: string,
  report: string,
): Promise<{ report: string; days: AdDay[] }> {
  try {
    const ask = asker(key)
    const kept = report.startsWith(`networks/${networkCode}/`) ? report : null
    const name = kept ?? (await make(ask, networkCode))
    try {
      return { report: name, days: await run(ask, name) }
    } catch (error) {
      // The report was deleted at Google.
      if (!kept || !isDomainError(error) || error.code !== 'google_not_found') throw error
      const anew = await make(ask, networkCode)
      return { report: anew, days: await run(ask, anew) }
    }
  } catch (error) {
    throw asGoogleError(error)
  }
}

/** Reads the network to test the account's access. Raises as `readAdDays`. */
export async function testNetwork(key: ServiceKey, networkCode: string): Promise<void> {
  try {
    await asker(key)(`networks/${networkCode}`, z.object({ networkCode: z.string() }))
  } catch (error) {
    throw asGoogleError(error)
  }
}

type Ask = <Answer>(path: string, schema: z.ZodType<Answer>, body?: object) => Promise<Answer>

/** Asks Ad Manager's REST service (v1) by Google's client: a GET, or a POST with a body. `googleapis` does not describe this service. */
const asker =
  (key: ServiceKey): Ask =>
  async (path, schema, data) => {
    const client = await googleClient(key)
    const url = `https://admanager.googleapis.com/v1/${path}`
    return schema.parse((await client.request({ url, method: data ? 'POST' : 'GET', data })).data)
  }

const make = async (ask: Ask, networkCode: string): Promise<string> => {
  const { name } = await ask(`networks/${networkCode}/reports`, z.object({ name: reportName }), {
    displayName: 'Portal: números por dia',
    visibility: 'HIDDEN',
    reportDefinition: {
      reportType: 'HISTORICAL',
      dimensions: ['DATE'],
      metrics,
      currencyCode: 'BRL',
      dateRange: { relative: 'LAST_30_DAYS' },
    },
  })
  return name
}

const operation = z.object({
  done: z.boolean().optional(),
  error: z.object({ message: z.string().optional() }).optional(),
  response: z.object({ reportResult: resultName }).optional(),
})

const value = z.object({
  intValue: z.coerce.bigint().optional(),
  doubleValue: z.number().optional(),
  stringValue: z.string().optional(),
})
const rows = z.object({
  rows: z
    .array(
      z.object({
        dimensionValues: z.array(value).length(1),
        metricValueGroups: z.array(z.object({ primaryValues: z.array(value).length(metrics.length) })).length(1),
      }),
    )
    .max(mostRows)
    .optional(),
})

async function run(ask: Ask, name: string): Promise<AdDay[]> {
  const { name: running } = await ask(`${name}:run`, z.object({ name: operationName }), {})
  const until = performance.now() + runMs
  for (;;) {
    const { done, error, response } = await ask(running, operation)
    if (error || (done && !response)) throw new DomainError('google_unavailable', { cause: new Error(error?.message) })
    if (response) return dayRows(await ask(`${response.reportResult}:fetchRows?pageSize=${mostRows}`, rows))
    if (performance.now() > until) throw new DomainError('google_unavailable', { cause: new Error('still running') })
    await pause(askMs)
  }
}

type Value = z.output<typeof value>

const dayRows = ({ rows: found = [] }: z.output<typeof rows>): AdDay[] =>
  found.map(({ dimensionValues: [date], metricValueGroups: [group] }) => {
    const [revenue, impressions, clicks, requests, fillRate] = group?.primaryValues ?? []
    const asked = count(requests)
    const filled = Math.min(asked, Math.round(asked * Math.max(0, rate(fillRate))))
    return {
      day: dayOf(date),
      revenueMicros: micros(revenue),
      impressions: count(impressions),
      clicks: count(clicks),
      requests: asked,
      filledRequests: filled,
    }
  })

/** A date, as a number (20261124) or a text (2026-11-24). */
function dayOf(given: Value | undefined): string {
  const digits = (given?.intValue?.toString() ?? given?.stringValue ?? '').replaceAll('-', '')
  if (!/^20\d{6}$/.test(digits)) throw new Error('not a day')
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
}

/** Money comes in millionths as a whole number, or in reais as a fraction. */
const micros = (given: Value | undefined): bigint =>
  given?.intValue ?? BigInt(Math.round((given?.doubleValue ?? 0) * 1_000_000))
const count = (given: Value | undefined): number =>
  Math.max(0, Number(given?.intValue ?? Math.round(given?.doubleValue ?? 0)))
const rate = (given: Value | undefined): number => given?.doubleValue ?? Number(given?.intValue ?? 0n)
