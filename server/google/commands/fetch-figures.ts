import { system } from '#lib/actor.ts'
import { isDomainError } from '#lib/errors.ts'
import { isoDay } from '#lib/text/format.ts'
import { db, type Tx } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { log } from '#server/platform/process/log.ts'
import { command } from '#server/platform/work/command.ts'
import { readSetting } from '#server/site/queries.ts'
import { findAccess, type GoogleAccess } from '../access.ts'
import { type AdDay, readAdDays } from '../client/ad-manager.ts'
import { type AnalyticsDay, readAnalyticsDays } from '../client/analytics.ts'

type Service = 'analytics' | 'ads'

/** A reading of a property or a network, its source: the days, or the code of the problem. */
type Reading = { source: string; problem: string } & (
  | { service: 'analytics'; days: AnalyticsDay[] }
  | { service: 'ads'; days: AdDay[]; report: string }
)

const dayMs = 24 * 60 * 60 * 1000
/** Days before yesterday that every answer covers. One less than asked for: Google's day may begin at another hour. */
const answeredDays = 28

/**
 * Reads the last thirty days from each of Google's services that is set up. Stores them instead of earlier readings, because Google corrects figures for
 * some days. A service that succeeded today is not asked again, unless for another property or network: its days replace all others'. A failed reading keeps the stored days and stores its reason. For the job only: it checks no
 * policy.
 */
export async function fetchFigures(): Promise<void> {
  const access = await findAccess()
  if (!access) return
  const { networkCode } = await readSetting('advertising')
  if (await isDue('analytics', access.propertyId)) await storeReading(system, await analyticsReading(access))
  if (networkCode && (await isDue('ads', networkCode)))
    await storeReading(system, await adsReading(access, networkCode))
}

async function isDue(service: Service, source: string): Promise<boolean> {
  const last = await db().googleFetch.findUnique({ where: { service }, select: { succeededAt: true, source: true } })
  return !last?.succeededAt || last.source !== source || isoDay(last.succeededAt) < isoDay(now())
}

async function analyticsReading({ key, propertyId }: GoogleAccess): Promise<Reading> {
  const same = { service: 'analytics', source: propertyId } as const
  try {
    const dates = { startDate: '30daysAgo', endDate: 'yesterday' }
    return { ...same, problem: '', days: await readAnalyticsDays(key, propertyId, dates) }
  } catch (error) {
    return { ...same, problem: problemOf(same.service, error), days: [] }
  }
}

async function adsReading({ key }: GoogleAccess, networkCode: string): Promise<Reading> {
  const service = 'ads'
  const same = { service, source: networkCode } as const
  const { report = '' } = (await db().googleFetch.findUnique({ where: { service }, select: { report: true } })) ?? {}
  try {
    return { ...same, problem: '', ...(await readAdDays(key, networkCode, report)) }
  } catch (error) {
    return { ...same, problem: problemOf(service, error), days: [], report }
  }
}

function problemOf(service: Service, error: unknown): string {
  if (!isDomainError(error)) throw error
  log().warn({ service, code: error.code, err: error.cause }, 'Google gave no figures')
  return error.code
}

/** Stores a reading over earlier ones, and its outcome. For the job and the demonstration: it checks no policy. */
export const storeReading = command(async ({ tx, now }, reading: Reading) => {
  const { service, problem, source } = reading
  const fetchedAt = now
  if (problem === '') await clearDays(tx, reading, now)
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
  const outcome = { triedAt: now, problem, report, ...(problem === '' && { succeededAt: now, source }) }
  await tx.googleFetch.upsert({ where: { service }, create: { service, ...outcome }, update: outcome })
})

/**
 * Deletes all stored days when they are of another source. Otherwise deletes the days that the answer covers, since it lacks those that Google no
 * longer counts. Days of before sources were noted stay.
 */
async function clearDays(tx: Tx, { service, source }: Reading, now: Date): Promise<void> {
  const last = await tx.googleFetch.findUnique({ where: { service }, select: { source: true } })
  const yesterday = new Date(isoDay(new Date(now.getTime() - dayMs)))
  const first = new Date(yesterday.getTime() - answeredDays * dayMs)
  const isOther = Boolean(last?.source) && last?.source !== source
  const where = isOther ? {} : { day: { gte: first, lte: yesterday } }
  if (service === 'analytics') await tx.googleAnalyticsDay.deleteMany({ where })
  else await tx.googleAdDay.deleteMany({ where })
}
