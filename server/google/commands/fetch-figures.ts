import { system } from '#lib/actor.ts'
import { isDomainError } from '#lib/errors.ts'
import { isoDay } from '#lib/text/format.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { log } from '#server/platform/process/log.ts'
import { command } from '#server/platform/work/command.ts'
import { readSetting } from '#server/site/queries.ts'
import { findAccess, type GoogleAccess } from '../access.ts'
import { type AdDay, readAdDays } from '../client/ad-manager.ts'
import { type AnalyticsDay, readAnalyticsDays } from '../client/analytics.ts'

type Service = 'analytics' | 'ads'

/** A reading: the days, or the code of the problem. */
type Reading =
  | { service: 'analytics'; problem: string; days: AnalyticsDay[] }
  | { service: 'ads'; problem: string; days: AdDay[]; report: string }

/**
 * Reads the last thirty days from each of Google's services that is set up. Stores them over earlier readings, because Google corrects figures for some
 * days. A service that succeeded today is not asked again. A failed reading keeps the stored days and stores its reason. For the job only: it checks no
 * policy.
 */
export async function fetchFigures(): Promise<void> {
  const access = await findAccess()
  if (!access) return
  const { networkCode } = await readSetting('advertising')
  if (await isDue('analytics')) await storeReading(system, await analyticsReading(access))
  if (networkCode && (await isDue('ads'))) await storeReading(system, await adsReading(access, networkCode))
}

async function isDue(service: Service): Promise<boolean> {
  const last = await db().googleFetch.findUnique({ where: { service }, select: { succeededAt: true } })
  return !last?.succeededAt || isoDay(last.succeededAt) < isoDay(now())
}

async function analyticsReading({ key, propertyId }: GoogleAccess): Promise<Reading> {
  const service = 'analytics'
  try {
    const dates = { startDate: '30daysAgo', endDate: 'yesterday' }
    return { service, problem: '', days: await readAnalyticsDays(key, propertyId, dates) }
  } catch (error) {
    return { service, problem: problemOf(service, error), days: [] }
  }
}

async function adsReading({ key }: GoogleAccess, networkCode: string): Promise<Reading> {
  const service = 'ads'
  const { report = '' } = (await db().googleFetch.findUnique({ where: { service }, select: { report: true } })) ?? {}
  try {
    return { service, problem: '', ...(await readAdDays(key, networkCode, report)) }
  } catch (error) {
    return { service, problem: problemOf(service, error), days: [], report }
  }
}

function problemOf(service: Service, error: unknown): string {
  if (!isDomainError(error)) throw error
  log().warn({ service, code: error.code, err: error.cause }, 'Google gave no figures')
  return error.code
}

/** Stores a reading over earlier ones, and its outcome. For the job and the demonstration: it checks no policy. */
export const storeReading = command(async ({ tx, now }, reading: Reading) => {
  const { service, problem } = reading
  const fetchedAt = now
  if (reading.service === 'analytics')
    for (const { day, ...figures } of reading.days) {
      const row = { ...figures, fetchedAt }
      await tx.googleAnalyticsDay.upsert({
        where: { day: new Date(day) },
        create: { day: new Date(day), ...row },
        update: row,
      })
    }
  else
    for (const { day, ...figures } of reading.days) {
      const row = { ...figures, fetchedAt }
      await tx.googleAdDay.upsert({
        where: { day: new Date(day) },
        create: { day: new Date(day), ...row },
        update: row,
      })
    }
  const report = reading.service === 'ads' ? reading.report : ''
  const outcome = { triedAt: now, problem, report, ...(problem === '' && { succeededAt: now }) }
  await tx.googleFetch.upsert({ where: { service }, create: { service, ...outcome }, update: outcome })
})
