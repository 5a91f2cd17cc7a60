import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Actor, anonymous, type SignedIn } from '#lib/actor.ts'
import { limits } from '#lib/limits.ts'
import { type CardFields, cardFields, type MenuItemFields, menuItemFields } from '#lib/schemas/site/navigation.ts'
import { db } from '#server/platform/db/db.ts'
import { changeCard } from '#server/site/cards/commands/change-card.ts'
import { createCard } from '#server/site/cards/commands/create-card.ts'
import { orderCards } from '#server/site/cards/commands/order-cards.ts'
import { removeCard } from '#server/site/cards/commands/remove-card.ts'
import { switchCard } from '#server/site/cards/commands/switch-card.ts'
import { listCards } from '#server/site/cards/queries.ts'
import { changeMenuItem } from '#server/site/menu/commands/change-menu-item.ts'
import { createMenuItem } from '#server/site/menu/commands/create-menu-item.ts'
import { orderMenu } from '#server/site/menu/commands/order-menu.ts'
import { removeMenuItem } from '#server/site/menu/commands/remove-menu-item.ts'
import { switchMenuItem } from '#server/site/menu/commands/switch-menu-item.ts'
import { listMenu } from '#server/site/menu/queries.ts'
import { findSite, listSectionCards } from '#server/site/queries.ts'
import { given } from '../../support/given.ts'
import { keysForgottenBy } from '../../support/press.ts'
import { refusal } from '../../support/refusal.ts'

let master: SignedIn

const item = (own: Partial<MenuItemFields> = {}): MenuItemFields => ({
  label: 'Eleições',
  url: '/tag/eleicoes',
  displayOrder: 1,
  isActive: true,
  ...own,
})
const card = (own: Partial<CardFields> = {}): CardFields => ({
  title: 'Amazônia de perto',
  description: 'Reportagens de Santarém.',
  linkUrl: '/santarem-pa',
  imageUrl: '',
  isActive: true,
  ...own,
})
const menuOfReaders = async () => (await findSite(new Date())).menu.map(({ label }) => label)
const cardsOfReaders = async () => (await listSectionCards()).map(({ title }) => title)
const auditOf = async (id: string) =>
  (await db().auditEntry.findMany({ where: { subjectId: id }, orderBy: { createdAt: 'asc' } })).map(
    ({ action }) => action,
  )

beforeAll(async () => {
  master = await given.master()
})
beforeEach(async () => {
  await db().secondaryMenuItem.deleteMany()
  await db().sectionCard.deleteMany()
})

describe('the secondary menu', () => {
  test('shows readers what a master creates, changes, switches and deletes, and every page is printed anew', async () => {
    let id = ''
    const acts: [() => Promise<unknown>, string[]][] = [
      [async () => ({ id } = await createMenuItem(master, item())), ['Eleições']],
      [() => changeMenuItem(master, { id, fields: item({ label: 'Urnas' }), from: item() }), ['Urnas']],
      [() => switchMenuItem(master, { id, active: false }), []],
      [() => switchMenuItem(master, { id, active: true }), ['Urnas']],
      [() => removeMenuItem(master, { id }), []],
    ]
    for (const [act, shown] of acts) {
      expect(await keysForgottenBy(act)).toEqual(['site'])
      expect(await menuOfReaders()).toEqual(shown)
    }
    expect(await auditOf(id)).toEqual([
      'menu_item.created',
      'menu_item.changed',
      'menu_item.switched_off',
      'menu_item.switched_on',
      'menu_item.removed',
    ])
    expect(await refusal(switchMenuItem(master, { id, active: true }))).toBe('menu_item_not_found')
  })

  test('loses nothing when two masters arrange it, one adds and one deletes at once', async () => {
    const ids: string[] = []
    for (const label of ['a', 'b', 'c', 'd']) ids.push((await createMenuItem(master, item({ label }))).id)
    const [a = '', b = '', c = '', d = ''] = ids
    await Promise.all([
      orderMenu(master, { ids: [d, c, b, a] }),
      orderMenu(master, { ids: [b, a, d, c] }),
      createMenuItem(master, item({ label: 'e', displayOrder: 9 })),
      removeMenuItem(master, { id: c }),
    ])
    const rows = await listMenu(master)
    expect(rows.map(({ fields }) => fields.label).sort()).toEqual(['a', 'b', 'd', 'e'])
    await orderMenu(master, { ids: [d, c, randomUUID(), a, d] })
    // The two that the order does not name follow.
    expect((await menuOfReaders()).slice(0, 2)).toEqual(['d', 'a'])
    expect((await menuOfReaders()).slice(2).sort()).toEqual(['b', 'e'])
    expect(
      await keysForgottenBy(async () => orderMenu(master, { ids: (await listMenu(master)).map(({ id }) => id) })),
    ).toEqual([])
  })

  test('tells a master who saves over another’s change, and the second save counts', async () => {
    const { id } = await createMenuItem(master, item())
    await changeMenuItem(master, { id, fields: item({ label: 'Da outra pessoa' }), from: item() })
    const mine = item({ label: 'Meu' })
    expect(await refusal(changeMenuItem(master, { id, fields: mine, from: item() }))).toBe('setting_changed_meanwhile')
    await changeMenuItem(master, { id, fields: mine, from: null })
    expect(await menuOfReaders()).toEqual(['Meu'])
  })

  test('has a number of items that ends', async () => {
    const rows = Array.from({ length: limits.menuItem.most }, (_, n) => item({ label: `Item ${n}`, displayOrder: n }))
    await db().secondaryMenuItem.createMany({ data: rows })
    expect(await refusal(createMenuItem(master, item()))).toBe('list_full')
  })
})

describe('the section cards', () => {
  test('show readers what a master creates, changes, switches and deletes; only the home page is printed anew', async () => {
    let id = ''
    const acts: [() => Promise<unknown>, string[]][] = [
      [async () => ({ id } = await createCard(master, card())), ['Amazônia de perto']],
      [() => changeCard(master, { id, fields: card({ title: 'Rio' }), from: card() }), ['Rio']],
      [() => switchCard(master, { id, active: false }), []],
      [() => switchCard(master, { id, active: true }), ['Rio']],
      [() => removeCard(master, { id }), []],
    ]
    for (const [act, shown] of acts) {
      expect(await keysForgottenBy(act)).toEqual(['cards'])
      expect(await cardsOfReaders()).toEqual(shown)
    }
    expect(await auditOf(id)).toHaveLength(5)
    expect(await refusal(removeCard(master, { id }))).toBe('card_not_found')
  })

  test('a new one comes last, also when many are made at once', async () => {
    await createCard(master, card({ title: 'Primeiro' }))
    await Promise.all(Array.from({ length: 5 }, (_, n) => createCard(master, card({ title: `Card ${n}` }))))
    const orders = (await db().sectionCard.findMany({ orderBy: { displayOrder: 'asc' } })).map(row => row.displayOrder)
    expect(orders).toEqual([1, 2, 3, 4, 5, 6])
    const ids = (await listCards(master)).map(({ id }) => id)
    await orderCards(master, { ids: [...ids].reverse() })
    expect((await listCards(master)).map(({ id }) => id)).toEqual([...ids].reverse())
    await createCard(master, card({ title: 'Último' }))
    expect((await cardsOfReaders()).at(-1)).toBe('Último')
  })
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>1</script>',
  '//mal.example',
  '/\\mal.example',
  'https://user:pass@mal.example',
  '',
])('an address such as %s is refused as a link (abuse cases 14, 27)', url => {
  expect(menuItemFields.safeParse(item({ url })).success).toBe(false)
  expect(cardFields.safeParse(card({ linkUrl: url })).success).toBe(false)
  if (url) expect(cardFields.safeParse(card({ imageUrl: url })).success).toBe(false)
})

test('strangers change nothing, and no audit row is written (abuse cases 3, 7, 9)', async () => {
  const [menuId, cardId] = [(await createMenuItem(master, item())).id, (await createCard(master, card())).id]
  const stored = async () => [
    await db().secondaryMenuItem.findMany(),
    await db().sectionCard.findMany(),
    await db().auditEntry.count(),
  ]
  const former: Actor = { ...(await given.master()), roles: [] }
  const before = await stored()
  for (const actor of [anonymous, await given.reader(), await given.author(), await given.editor(), former]) {
    for (const attempt of [
      () => listMenu(actor),
      () => createMenuItem(actor, item()),
      () => changeMenuItem(actor, { id: menuId, fields: item({ label: 'x' }) }),
      () => switchMenuItem(actor, { id: menuId, active: false }),
      () => removeMenuItem(actor, { id: menuId }),
      () => orderMenu(actor, { ids: [menuId] }),
      () => listCards(actor),
      () => createCard(actor, card()),
      () => changeCard(actor, { id: cardId, fields: card({ title: 'x' }) }),
      () => switchCard(actor, { id: cardId, active: false }),
      () => removeCard(actor, { id: cardId }),
      () => orderCards(actor, { ids: [cardId] }),
    ])
      expect(await refusal(attempt())).toBe('forbidden')
  }
  expect(await stored()).toEqual(before)
})
