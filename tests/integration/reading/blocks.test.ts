import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { db } from '#server/platform/db/db.ts'
import { block } from '#server/platform/door/block.ts'
import { log } from '#server/platform/process/log.ts'
import { findSite } from '#server/site/queries.ts'

test('a block that fails is null and is logged; one that works is its data', async () => {
  const logged = vi.spyOn(log(), 'error')
  expect(await block('menu', Promise.resolve([]))).toEqual([])
  expect(logged).not.toHaveBeenCalled()
  expect(await block('menu', Promise.reject(new Error('no connection')))).toBeNull()
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ block: 'menu' }), expect.any(String))
})

test('missing and invalid settings have their defaults, each by itself', async () => {
  const untouched = (await findSite(new Date())).settings
  expect(untouched.identity.name).toBe('Portal de Notícias')
  await db().siteSetting.create({ data: { key: 'identity', value: { name: 'Diário de Tefé' } } })
  await db().siteSetting.create({ data: { key: 'advertising', value: { networkCode: '<script>' } } })
  const { settings } = await findSite(new Date())
  expect(settings.identity).toEqual({ ...untouched.identity, name: 'Diário de Tefé' })
  expect(settings.advertising).toEqual(untouched.advertising)
})

test('a banner is in the frame during its period, and the frame stores when that changes', async () => {
  const hour = 60 * 60 * 1000
  const start = new Date('2026-03-10T12:00:00Z')
  const banner = {
    name: 'Feira',
    imageUrl: '/x.webp',
    alt: 'Feira',
    linkUrl: '/',
    slot: 'home_top',
    createdBy: randomUUID(),
  }
  const { id } = await db().houseBanner.create({
    data: { ...banner, startsAt: start, endsAt: new Date(start.getTime() + hour) },
  })
  const at = async (ms: number) => {
    const { banners, changesAt } = await findSite(new Date(start.getTime() + ms))
    return { shown: banners.map(each => each.id), inMs: changesAt && changesAt.getTime() - start.getTime() - ms }
  }
  expect(await at(-1_000)).toEqual({ shown: [], inMs: 1_000 })
  expect(await at(0)).toEqual({ shown: [id], inMs: hour })
  expect(await at(hour)).toEqual({ shown: [], inMs: null })
  await db().houseBanner.update({ where: { id }, data: { isActive: false } })
  expect(await at(0)).toEqual({ shown: [], inMs: null })
})
