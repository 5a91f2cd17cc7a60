import { expect, test, vi } from 'vitest'
import { db } from '#server/platform/db.ts'
import { log } from '#server/platform/log.ts'
import { block, listMenu, listSectionCards } from '#server/site/queries.ts'

test('a block that fails is null and stands in the log; one that works is what it loaded', async () => {
  const logged = vi.spyOn(log(), 'error')
  expect(await block('menu', listMenu())).toEqual([])
  expect(logged).not.toHaveBeenCalled()
  expect(await block('menu', Promise.reject(new Error('no connection')))).toBeNull()
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ block: 'menu' }), expect.any(String))
})

test('the menu and the section cards show what is active, in their order', async () => {
  const items = [
    ['Terceiro', 3, true],
    ['Escondido', 1, false],
    ['Primeiro', 1, true],
  ] as const
  for (const [label, displayOrder, isActive] of items) {
    await db().secondaryMenuItem.create({ data: { label, url: '/', displayOrder, isActive } })
    await db().sectionCard.create({ data: { title: label, linkUrl: '/', displayOrder, isActive } })
  }
  expect((await listMenu()).map(({ label }) => label)).toEqual(['Primeiro', 'Terceiro'])
  expect((await listSectionCards()).map(({ title }) => title)).toEqual(['Primeiro', 'Terceiro'])
})
