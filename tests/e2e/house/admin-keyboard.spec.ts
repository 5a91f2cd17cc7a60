import type { Locator, Page } from '@playwright/test'
import type { SignedIn } from '#lib/actor.ts'
import { saveChecklist } from '#server/articles/review/commands/save-checklist.ts'
import { readChecklist } from '#server/articles/review/queries/checklist.ts'
import { db } from '#server/platform/db/db.ts'
import { removeCard } from '#server/site/cards/commands/remove-card.ts'
import { createMenuItem } from '#server/site/menu/commands/create-menu-item.ts'
import { removeMenuItem } from '#server/site/menu/commands/remove-menu-item.ts'
import { given } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
import { signInAs } from '../support/session.ts'

const tabs = ['Usuários', 'Artigos', 'Analytics', 'Monitor de IA', 'Assinaturas', 'Candidaturas', 'Menu', 'Cards']

/** What a person sees of the focus: null when it is shown, else the reason why not. Choices of an open list show theirs by their background. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return 'the focus is on the body'
    if (focused.matches('[role="option"], [role^="menuitem"], [role="menu"], [role="dialog"], [role="alertdialog"]'))
      return null
    if (!focused.matches(':focus-visible')) return `not visibly focused: ${focused.outerHTML.slice(0, 120)}`
    const frame = focused.closest('.rt-TextFieldRoot, .rt-TextAreaRoot, .rt-BaseCheckboxRoot') ?? focused
    const isDrawn = [focused, frame].some(element => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && outlineWidth !== '0px'
    })
    if (!isDrawn) return `no outline: ${focused.outerHTML.slice(0, 120)}`
    const { top, bottom } = focused.getBoundingClientRect()
    return bottom > 0 && top < innerHeight ? null : `outside the window: ${focused.outerHTML.slice(0, 120)}`
  })

const expectShown = (page: Page) => expect.poll(() => hiddenFocus(page)).toBeNull()

/** Presses Tab until an element has the focus; the focus is shown on the way there and never lost. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 200; presses++) {
    if (await target.evaluate(element => element === document.activeElement)) return expectShown(page)
    await page.keyboard.press('Tab')
  }
  throw new Error(`${target} is not reached by Tab`)
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

const area = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Administração' }).getByRole('link', { name, exact: true })
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()

async function open(page: Page, name: string): Promise<void> {
  await press(page, area(page, name))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectShown(page)
}

/** Searches a list by its key. The first press may come before the scripts. */
async function search(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/busca=/)
}

let master: SignedIn
let masterName: string

test.beforeEach(async ({ context }) => {
  masterName = `Mestra ${crypto.randomUUID().slice(0, 8)}`
  master = await given.person(['master'], masterName)
  await signInAs(context, master.id)
})

test('the people of the house are administered with keys alone @whole', async ({ page }) => {
  test.slow()
  const mark = `Jacira ${crypto.randomUUID().slice(0, 8)}`
  const people = [await given.person([], `${mark} Alves`), await given.person([], `${mark} Borges`)]
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Usuários' })).toBeVisible()
  for (const name of tabs) await open(page, name)

  await page.goto('/admin')
  await search(page, mark)
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(2)
  await press(page, page.getByRole('columnheader', { name: 'Nome' }).getByRole('link'))
  await expect(page).toHaveURL(/ordem=nome/)
  await expect(rows.first()).toContainText('Alves')
  await expectShown(page)

  await press(page, button(page, 'Colunas'))
  await press(page, page.getByRole('checkbox', { name: 'Assinatura' }), 'Space')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Assinatura' })).toHaveCount(0)
  await expect(button(page, 'Colunas')).toBeFocused()

  await press(page, rows.first().getByRole('checkbox'), 'Space')
  await page.keyboard.press('Shift+ArrowDown')
  await said(page, '2 usuários na seleção')
  await press(page, button(page, 'Suspender selecionados'))
  const question = page.getByRole('alertdialog')
  await press(page, question.getByRole('button', { name: 'Suspender selecionados' }))
  await said(page, '2 suspensos.')
  await expectShown(page)
  expect(await db().user.count({ where: { id: { in: people.map(({ id }) => id) }, suspendedAt: null } })).toBe(0)
  await page.keyboard.press('Alt+t')
  await press(page, button(page, 'Desfazer'))
  await said(page, '2 reativados.')
  await expectShown(page)
  expect(await db().user.count({ where: { id: { in: people.map(({ id }) => id) }, suspendedAt: null } })).toBe(2)

  await press(page, page.getByRole('link', { name: `${mark} Alves` }))
  await expect(page.getByRole('heading', { level: 1, name: `${mark} Alves` })).toBeVisible()
  await press(page, page.getByRole('combobox', { name: 'Novo papel' }))
  await expect(page.getByRole('option', { name: 'Editor' })).toBeVisible()
  await page.keyboard.type('Edi')
  await page.keyboard.press('Enter')
  await press(page, button(page, 'Atribuir papel'))
  await said(page, 'Papel atribuído.')
  await expectShown(page)
  await press(page, button(page, 'Remover o papel de Editor'))
  await press(page, question.getByRole('button', { name: 'Remover' }))
  await said(page, 'Papel removido.')
  await expectShown(page)

  const { email } = await given.application()
  await open(page, 'Candidaturas')
  await search(page, email)
  await press(page, button(page, `Aprovar a candidatura de ${email}`))
  await press(page, question.getByRole('button', { name: 'Aprovar' }))
  await said(page, 'Candidatura Aprovada')
  await expectShown(page)
})

test('the site is administered with keys alone @whole', async ({ page }) => {
  test.slow()
  const mark = `Teclas ${crypto.randomUUID().slice(0, 8)}`
  const item = await createMenuItem(master, { label: mark, url: '/pricing', displayOrder: 900, isActive: false })
  const place = () =>
    db()
      .secondaryMenuItem.findMany({ orderBy: [{ displayOrder: 'asc' }, { id: 'asc' }] })
      .then(all => all.findIndex(({ id }) => id === item.id))
  const before = await readChecklist()
  try {
    await page.goto('/admin/menu')
    const from = await place()
    await press(page, button(page, `Subir ${mark}`))
    await expect.poll(place).toBe(from - 1)
    await expect(button(page, `Subir ${mark}`)).toBeFocused()
    await expectShown(page)

    await open(page, 'Cards')
    await press(page, button(page, 'Novo card'))
    const dialog = page.getByRole('dialog')
    await tabTo(page, dialog.getByLabel('Título'))
    await page.keyboard.type(mark)
    await tabTo(page, dialog.getByLabel('Para onde leva'))
    await page.keyboard.type('/pricing')
    await press(page, dialog.getByRole('switch'), 'Space')
    await press(page, dialog.getByRole('button', { name: 'Salvar' }))
    await said(page, 'Card criado com sucesso!')
    await expectShown(page)
    expect(await db().sectionCard.findFirst({ where: { title: mark } })).toMatchObject({ isActive: false })

    await open(page, 'Revisão')
    await tabTo(page, page.getByLabel('Outros itens'))
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(`${before.others.length > 0 ? '\n' : ''}${mark}`)
    await press(page, button(page, 'Salvar'))
    await said(page, 'Lista salva. Ela já vale para as próximas revisões.')
    await expectShown(page)
    expect((await readChecklist()).others).toContain(mark)

    await open(page, 'Auditoria')
    await press(page, page.getByRole('link', { name: `Atos de ${masterName}` }).first())
    await expect(page).toHaveURL(/pessoa=/)
    await expect(page.locator('tbody')).toContainText('Alterou a lista de conferência da revisão')
    await expectShown(page)
  } finally {
    await saveChecklist(master, { ...before, from: null })
    await removeMenuItem(master, { id: item.id })
    const card = await db().sectionCard.findFirst({ where: { title: mark } })
    if (card) await removeCard(master, { id: card.id })
  }
})
