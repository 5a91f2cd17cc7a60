import { expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { type BannerFields, bannerFields } from '#lib/schemas/site/banner.ts'
import { instantOf } from '#lib/text/local-time.ts'
import { changeBanner } from '#server/ads/commands/change-banner.ts'
import { createBanner } from '#server/ads/commands/create-banner.ts'
import { saveAdvertising } from '#server/ads/commands/save-advertising.ts'
import { switchBanner } from '#server/ads/commands/switch-banner.ts'
import { adsTxt } from '#server/ads/http.ts'
import { findAdvertising, findBanner, listBanners } from '#server/ads/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { findSite } from '#server/site/queries.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

const fields = (own: Partial<BannerFields> = {}): BannerFields =>
  bannerFields.parse({
    name: 'Feira do Livro',
    slot: 'home_top',
    imageUrl: '/uploads/feira.webp',
    alt: 'Feira do Livro, de 5 a 13 de dezembro.',
    linkUrl: 'https://feira.example/',
    startsAt: '21/11/2026 08:00',
    endsAt: '13/12/2026 20:00',
    ...own,
  })

test('nobody but a master sees or changes advertising', async () => {
  const { id } = await createBanner(await given.master(), fields())
  const before = await db().houseBanner.findMany({ orderBy: { id: 'asc' } })
  for (const actor of [anonymous, await given.subscriber(), await given.author(), await given.editor()])
    for (const attempt of [
      () => createBanner(actor, fields()),
      () => changeBanner(actor, { id, fields: fields({ linkUrl: 'https://evil.example/' }) }),
      () => switchBanner(actor, { id, active: false }),
      () => saveAdvertising(actor, { networkCode: '12345', adsTxt: '' }),
      () => listBanners(actor, 'running'),
      () => findBanner(actor, id),
      () => findAdvertising(actor),
    ])
      expect(await refusal(attempt())).toBe('forbidden')
  expect(await db().houseBanner.findMany({ orderBy: { id: 'asc' } })).toEqual(before)
})

test('a banner is on the pages in its period, in Brasília time, and not a minute longer', async () => {
  const { id } = await createBanner(await given.master(), fields())
  const runs = async (local: string) =>
    (await findSite(instantOf(local) ?? new Date(0))).banners.some(banner => banner.id === id)
  expect(await runs('21/11/2026 07:59')).toBe(false)
  expect(await runs('21/11/2026 08:00')).toBe(true)
  expect(await runs('13/12/2026 19:59')).toBe(true)
  expect(await runs('13/12/2026 20:00')).toBe(false)
})

test('a master lists banners by their current state, and a switched-off one is among the ended', async () => {
  const master = await given.master()
  await db().houseBanner.deleteMany()
  const restore = setClock(() => new Date('2026-11-25T12:00:00Z'))
  const { id: running } = await createBanner(master, fields())
  const { id: off } = await createBanner(master, fields())
  const { id: planned } = await createBanner(master, fields({ startsAt: '01/12/2026 08:00' }))
  const { id: ended } = await createBanner(master, fields({ startsAt: '01/11/2026 08:00', endsAt: '02/11/2026 08:00' }))
  await switchBanner(master, { id: off, active: false })
  const idsIn = async (state: 'running' | 'planned' | 'ended') =>
    (await listBanners(master, state)).banners.map(({ id }) => id)
  expect(await idsIn('running')).toEqual([running])
  expect(await idsIn('planned')).toEqual([planned])
  expect(await idsIn('ended')).toEqual([ended, off])
  expect((await listBanners(master, 'running')).counts).toEqual({ running: 1, planned: 1, ended: 2 })
  restore()
})

test('changes are audited, and a form shows the stored values', async () => {
  const master = await given.master()
  const { id } = await createBanner(master, fields())
  await changeBanner(master, { id, fields: fields({ name: 'Outro nome', endsAt: '' }) })
  expect(await findBanner(master, id)).toEqual(fields({ name: 'Outro nome', endsAt: '' }))
  await switchBanner(master, { id, active: false })
  await switchBanner(master, { id, active: false })
  const audited = await db().auditEntry.findMany({ where: { subjectId: id }, orderBy: { createdAt: 'asc' } })
  expect(audited.map(({ action }) => action)).toEqual(['banner.created', 'banner.changed', 'banner.switched_off'])
})

test('ads.txt is a master’s text, and missing until then', async () => {
  expect((await adsTxt()).status).toBe(404)
  const line = 'google.com, pub-0000000000000000, DIRECT, f08c47fec0942fa0'
  const master = await given.master()
  await saveAdvertising(master, { networkCode: '22334455', adsTxt: line })
  const response = await adsTxt()
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toBe(`${line}\n`)
  expect(await findAdvertising(master)).toEqual({ networkCode: '22334455', adsTxt: line })
  await saveAdvertising(master, { networkCode: '', adsTxt: '' })
  expect((await findSite(new Date())).settings.advertising.networkCode).toBeNull()
})
