import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { readPeriod } from '#lib/audience/period.ts'
import { countAudience } from '#server/audience/commands/count-audience.ts'
import { countVisits } from '#server/audience/count-visits.ts'
import { findAnalytics, listAnalyticsRows } from '#server/audience/queries/analytics.ts'
import { flushVisits, noteVisit } from '#server/audience/visits.ts'
import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { env } from '#server/platform/process/env.ts'
import { placeFile } from '#tests/support/accounts/place-file.ts'
import { given } from '../../support/given.ts'

beforeAll(async () => {
  const file = join(env().DATA_DIR, 'regioes.mmdb')
  const subdivisions = [{ iso_code: 'AM', names: { en: 'Amazonas' } }]
  const city = { names: { en: 'Tefé' } }
  await writeFile(file, placeFile('203.0.113.0', { city, subdivisions, country: { iso_code: 'BR' } }))
  Object.assign(env(), { GEOIP_FILE: file })
})

/** Ten seconds of somebody on a page. */
async function read(address: string): Promise<void> {
  const visit = { page: randomUUID(), path: '/', seen: 10, read: 10 }
  noteVisit({ visit, address, userAgent: 'Firefox', subscriber: null, at: now() })
}

test('a region is shown from ten users on, and is all that is stored of an address', async () => {
  const master = await given.master()
  const period = readPeriod({ dias: '7' }, now())
  for (let last = 1; last <= 9; last++) await read(`203.0.113.${last}`)
  for (let last = 1; last <= 20; last++) await read(`198.51.100.${last}`)
  await flushVisits()
  await countVisits()
  expect((await findAnalytics(master, period)).regions).toEqual([])
  expect(await listAnalyticsRows(master, 'regioes', period)).toEqual([])

  await read('203.0.113.10')
  await flushVisits()
  await countVisits()
  await countAudience(system, undefined)
  const amazonas = { id: 'BR-AM', name: 'Amazonas', path: null, visitors: 10, sessions: 10, pageViews: 10 }
  expect((await findAnalytics(master, period)).regions).toMatchObject([amazonas])
  expect(await listAnalyticsRows(master, 'regioes', period)).toMatchObject([amazonas])

  const [{ text = '' } = {}] = await db().$queryRaw<{ text: string }[]>`
    SELECT string_agg(to_jsonb(v)::text, '') AS text FROM audience_visits v`
  expect(text).toContain('"BR-AM"')
  for (const secret of ['203.0.113', 'Tefé', 'Firefox']) expect(text).not.toContain(secret)
})
