import { generateKeyPairSync } from 'node:crypto'
import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { anonymous, type SignedIn } from '#lib/actor.ts'
import { isoDay } from '#lib/text/format.ts'
import { saveAdvertising } from '#server/ads/commands/save-advertising.ts'
import { findAccess } from '#server/google/access.ts'
import { forgetTokens } from '#server/google/client/google-client.ts'
import { fetchFigures } from '#server/google/commands/fetch-figures.ts'
import { removeAccess, saveAccess, testAccess } from '#server/google/commands/save-access.ts'
import { findAdRevenue } from '#server/google/queries/ad-revenue.ts'
import { googleFigures } from '#server/google/queries/figures.ts'
import { findGoogleSetUp } from '#server/google/queries/set-up.ts'
import { db } from '#server/platform/db/db.ts'
import { env } from '#server/platform/process/env.ts'
import { readSetting } from '#server/site/queries.ts'
import { type GoogleDouble, startGoogleDouble, testNetwork, testProperty } from '#tests/doubles/google/double.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'
import { counted, shareTerms } from '#tests/support/shares/counted.ts'
import { expectWithin } from '#tests/support/tier.ts'

let google: GoogleDouble
let master: SignedIn
beforeAll(async () => {
  google = await startGoogleDouble()
  master = await given.master()
})
afterAll(() => google.stop())
beforeEach(() => {
  Object.assign(env().google, { base: google.url, access: null })
  Object.assign(google, { fault: 'none', asked: [], bodies: [] })
})
afterEach(async () => {
  forgetTokens()
  await db().googleAccess.deleteMany()
  await db().googleFetch.deleteMany()
  await db().googleAdDay.deleteMany()
  await db().googleAnalyticsDay.deleteMany()
  await db().siteSetting.deleteMany({ where: { key: 'advertising' } })
})

const fields = () => ({ key: google.key, propertyId: testProperty, networkCode: testNetwork, networkFrom: '' })
const patient = { timeout: 30_000 }
const october = { from: '2025-10-01', to: '2025-10-31', days: null }
const canary = /canario-de-chave-7788|PRIVATE KEY/

test('a master saves the key, which is encrypted and never given back (abuse case 40)', async () => {
  await saveAccess(master, fields())
  const row = await db().googleAccess.findFirstOrThrow()
  expect(row.secret).toMatch(/^v1\./)
  expect(JSON.stringify(row)).not.toMatch(canary)
  const setUp = await findGoogleSetUp(master)
  expect(setUp).toMatchObject({
    ...{ source: 'stored', account: 'leitura@portal-de-teste.iam.gserviceaccount.com' },
    ...{ propertyId: testProperty, networkCode: testNetwork },
  })
  expect(JSON.stringify(setUp)).not.toMatch(canary)
  const acts = await db().auditEntry.findMany({ where: { action: { startsWith: 'google.' } } })
  expect(JSON.stringify(acts)).not.toMatch(canary)
})

test('a network code that somebody changed meanwhile is not overwritten (abuse case 34)', async () => {
  await saveAccess(master, fields())
  await saveAdvertising(master, { networkCode: '22334455', adsTxt: 'google.com, 1', from: null })
  const late = { ...fields(), key: '', networkFrom: testNetwork }
  await saveAccess(master, late)
  expect(await readSetting('advertising')).toMatchObject({ networkCode: '22334455' })
  expect(await refusal(saveAccess(master, { ...late, networkCode: '' }))).toBe('setting_changed_meanwhile')
  expect(await readSetting('advertising')).toEqual({ networkCode: '22334455', adsTxt: 'google.com, 1' })
})

test('masters who save the key at once leave one key, and each of them is answered (abuse case 34)', async () => {
  const alone = { ...fields(), networkCode: '' }
  // No write gets through before all five are at the table or wait for each other.
  const waiting = async () =>
    (
      await db().$queryRaw<
        unknown[]
      >`SELECT FROM pg_locks WHERE NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
    ).length
  const saving = await db().$transaction(async tx => {
    await tx.$executeRaw`LOCK TABLE google_access IN EXCLUSIVE MODE`
    const begun = Promise.allSettled(Array.from({ length: 5 }, () => saveAccess(master, alone)))
    await expect.poll(waiting).toBe(5)
    return { begun }
  }, patient)
  expect((await saving.begun).filter(({ status }) => status === 'rejected')).toEqual([])
  expect(await db().googleAccess.count()).toBe(1)
})

// Google's libraries know only Google's hosts: what reaches the stand-in passed the guarded fetch.
test('the connection is tested with the typed key, over fixed days, all by the guarded fetch, and nothing is stored', async () => {
  await testAccess(master, fields())
  expect(google.bodies[0]).toMatchObject({ dateRanges: [{ startDate: '2025-10-01', endDate: '2025-10-25' }] })
  expect(google.asked).toEqual([
    'POST /token',
    `POST /v1beta/properties/${testProperty}:runReport`,
    `GET /v1/networks/${testNetwork}`,
  ])
  expect(await findAccess()).toBeNull()
  await saveAccess(master, fields())
  await testAccess(master, { key: '', propertyId: '', networkCode: '' })
})

test.each([
  ['revoked', 'google_key_refused'],
  ['forbidden', 'google_no_permission'],
  ['quota', 'google_quota'],
  ['error', 'google_unavailable'],
  ['garbage', 'google_unavailable'],
] as const)('with Google %s a test says %s', async (fault, code) => {
  google.fault = fault
  expect(await refusal(testAccess(master, fields()))).toBe(code)
})

test.each(['revoked', 'error'] as const)(
  'with Google %s, figures of the day before are shown with their day and the reason',
  async fault => {
    await saveAccess(master, fields())
    await fetchFigures()
    const before = await googleFigures(master, october)
    await db().googleFetch.updateMany({ data: { succeededAt: new Date('2025-10-02T09:00:00Z') } })
    forgetTokens()
    google.fault = fault
    await fetchFigures()
    const after = await googleFigures(master, october)
    expect([after.analytics, after.ads]).toEqual([before.analytics, before.ads])
    for (const reading of [after.readings.analytics, after.readings.ads]) {
      expect(reading).toMatchObject({ until: '2025-10-01', readAt: new Date('2025-10-02T09:00:00Z') })
      expect(reading.problem).toMatch(/Google/)
    }
    google.fault = 'none'
    await fetchFigures()
    expect((await googleFigures(master, october)).readings.ads.problem).toBeNull()
  },
)

test('a Google that says nothing is left after seconds', async () => {
  google.fault = 'hang'
  const began = performance.now()
  expect(await refusal(testAccess(master, fields()))).toBe('google_unavailable')
  expectWithin(10_000, began)
}, 20_000)

test('another key, and an unknown property, have words of their own', async () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const other = JSON.stringify({ ...JSON.parse(google.key), private_key: privateKey })
  expect(await refusal(testAccess(master, { ...fields(), key: other }))).toBe('google_key_refused')
  const broken = JSON.stringify({ ...JSON.parse(google.key), private_key: privateKey.replace(/.{60}/, 'x') })
  const failure = await testAccess(master, { ...fields(), key: broken }).catch(error => error)
  expect(failure).toMatchObject({ code: 'google_key_refused' })
  expect(inspect(failure, { depth: null })).not.toMatch(/MII|PRIVATE KEY/)
  expect(await refusal(testAccess(master, { ...fields(), propertyId: '999' }))).toBe('google_not_found')
  expect(await refusal(testAccess(master, { ...fields(), networkCode: '99999' }))).toBe('google_not_found')
})

test('the night stores what came, once a day, and corrects it later', async () => {
  await saveAccess(master, fields())
  await fetchFigures()
  const asked = google.asked.length
  await fetchFigures()
  expect(google.asked).toHaveLength(asked)
  expect(await googleFigures(master, october)).toMatchObject({
    analytics: { totalUsers: 5, totalSessions: 7, totalPageViews: 12, avgSessionDuration: 61.5 },
    ads: { totalRevenue: 12_340_000, totalImpressions: 1_000, totalClicks: 12, avgCTR: 0.012, fillRate: 0.8 },
  })
  await db().googleFetch.updateMany({ data: { succeededAt: new Date('2025-10-02T09:00:00Z') } })
  google.ads['20251001'] = ['20000000', '1000', '12', '1500', 0.8]
  await fetchFigures()
  expect((await googleFigures(master, october)).ads?.totalRevenue).toBe(20_000_000)
  expect(google.asked.filter(line => line.endsWith('/reports'))).toHaveLength(1)
  expect(await db().audienceDay.count({ where: { day: new Date('2025-10-01') } })).toBe(0)
  google.ads['20251001'] = ['12340000', '1000', '12', '1500', 0.8]
})

test('days of another property or network are replaced, at once', async () => {
  await saveAccess(master, fields())
  await fetchFigures()
  const september = { from: '2025-09-01', to: '2025-09-30' }
  const other = new Date('2025-09-15')
  await db().googleAnalyticsDay.update({ where: { day: new Date('2025-10-01') }, data: { day: other } })
  await db().googleAdDay.update({ where: { day: new Date('2025-10-01') }, data: { day: other } })
  expect(await googleFigures(master, september)).toMatchObject({ analytics: { totalUsers: 5 } })
  // The days before were another property's and another network's.
  await db().googleFetch.updateMany({ data: { source: '999' } })
  await fetchFigures()
  expect(await googleFigures(master, september)).toMatchObject({ analytics: null, ads: null })
  expect(await googleFigures(master, october)).toMatchObject({ analytics: { totalUsers: 5 } })
  expect((await googleFigures(master, october)).ads?.totalImpressions).toBe(1_000)
})

test('a day that Google corrects to nothing is deleted, and older days stay', async () => {
  await saveAccess(master, fields())
  await fetchFigures()
  const [recent, old] = [10, 40].map(ago => new Date(isoDay(new Date(Date.now() - ago * 24 * 60 * 60 * 1000))))
  const counts = { impressions: 1, clicks: 0, requests: 1, filledRequests: 1, fetchedAt: new Date() }
  for (const day of [recent, old])
    if (day) await db().googleAdDay.create({ data: { day, revenueMicros: 1_000_000n, ...counts } })
  await db().googleFetch.updateMany({ data: { succeededAt: new Date('2025-10-02T09:00:00Z') } })
  await fetchFigures()
  const days = await db().googleAdDay.findMany({ orderBy: { day: 'desc' } })
  expect(days.map(({ day }) => day)).toEqual([old, new Date('2025-10-01')])
})

test('an author reads their own revenue after the split, and nothing else of Google’s', async () => {
  const author = await given.author()
  const { article } = await given.article({ status: 'published', author })
  const { article: other } = await given.article({ status: 'published' })
  await counted(article.id, '2025-10-01', 30)
  await counted(other.id, '2025-10-01', 70)
  await saveAccess(master, fields())
  await fetchFigures()
  await shareTerms(null)
  expect(await findAdRevenue(author, october)).toMatchObject({ totalRevenue: null, counts: null })
  await shareTerms(5_000)
  const totalRevenue = 12_340_000 * 0.3 * 0.5
  const own = await findAdRevenue(author, october)
  expect(own).toMatchObject({ totalRevenue, counts: null })
  expect(own?.days[0]).toEqual({ day: '2025-10-01', totalRevenue, counts: null })
  await shareTerms(5_000, 'attention')
  expect(await findAdRevenue(author, october)).toBeNull()
  await shareTerms(5_000)
  const stranger = await given.author()
  expect(await findAdRevenue(stranger, october)).toMatchObject({ totalRevenue: 0, counts: null })
})

test('only masters set Google up; a reader sees no figure', async () => {
  for (const actor of [await given.editor(), await given.author(), await given.reader(), anonymous])
    for (const attempt of [
      () => saveAccess(actor, fields()),
      () => removeAccess(actor),
      () => testAccess(actor, fields()),
      () => findGoogleSetUp(actor),
    ])
      expect(await refusal(attempt())).toBe('forbidden')
  expect(google.asked).toEqual([])
  expect(await refusal(googleFigures(await given.author(), october))).toBe('forbidden')
  for (const actor of [await given.reader(), anonymous])
    for (const attempt of [googleFigures, findAdRevenue])
      expect(await refusal(attempt(actor, october))).toBe('forbidden')
})

test('a key of the environment cannot be changed on screen', async () => {
  Object.assign(env().google, { access: { key: google.key, propertyId: testProperty } })
  expect(await refusal(saveAccess(master, fields()))).toBe('keys_from_environment')
  expect(await refusal(removeAccess(master))).toBe('keys_from_environment')
  const setUp = await findGoogleSetUp(master)
  expect(setUp).toMatchObject({ source: 'environment', propertyId: testProperty })
  expect(JSON.stringify(setUp)).not.toMatch(canary)
  await fetchFigures()
  expect(await googleFigures(master, october)).toMatchObject({ analytics: { totalUsers: 5 } })
})
