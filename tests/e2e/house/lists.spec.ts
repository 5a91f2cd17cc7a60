import type { Locator, Page } from '@playwright/test'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { signInAs } from '../support/session.ts'

const status = (page: Page) => page.getByRole('region', { name: 'Erros comunicados' }).getByRole('status')
const rows = (page: Page) => page.getByRole('table').locator('tbody tr')
const boxes = (page: Page) => rows(page).getByRole('checkbox')

/** Makes an article that readers reported `count` times, the last report the newest, and signs an editor in. */
async function reported(page: Page, count: number): Promise<{ mark: string; articleId: string }> {
  const mark = `Estaleiro ${crypto.randomUUID().slice(0, 8)}`
  const { article } = await given.article({ status: 'published', fields: { title: mark } })
  const start = Date.now() - count * 60_000
  await db().errorReport.createMany({
    data: Array.from({ length: count }, (_, i) => ({
      articleId: article.id,
      message: `Aviso ${String(i + 1).padStart(2, '0')}: o nome do estaleiro está errado.`,
      createdAt: new Date(start + i * 60_000),
    })),
  })
  await signInAs(page.context(), (await given.editor()).id)
  return { mark, articleId: article.id }
}

/** Opens the list filtered to one article's reports and waits for its scripts. */
async function listOf(page: Page, articleId: string): Promise<void> {
  await page.goto(`/mesa/erros?artigo=${articleId}`)
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 500 })
  }).toPass()
}

/** Presses Tab, or Shift and Tab, until an element has the focus; a list that was loaded anew has given it to nothing. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 250; presses++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${target} is not reached by ${key}`)
}

const statusesOf = async (articleId: string) => {
  const groups = await db().errorReport.groupBy({ by: ['status'], where: { articleId }, _count: true })
  return Object.fromEntries(groups.map(({ status, _count }) => [status, _count]))
}

test('the whole list by keyboard: search, order, choose, close, undo, pages, back, filter', async ({ page }) => {
  const { mark, articleId } = await reported(page, 35)
  await page.goto('/mesa/erros')
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type(mark.toUpperCase())
  await expect(page).toHaveURL(/busca=ESTALEIRO/)
  await expect(status(page)).toHaveText('35 avisos')
  await expect(rows(page).first()).toContainText('Aviso 35')

  const order = page.getByRole('columnheader', { name: 'Recebido' })
  await expect(order).toHaveAttribute('aria-sort', 'descending')
  await tabTo(page, order.getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(order).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows(page).first()).toContainText('Aviso 01')
  await expect(page).toHaveURL(/ordem=criado/)

  await tabTo(page, boxes(page).first())
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(boxes(page).nth(2)).toBeFocused()
  await expect(status(page)).toHaveText('3 avisos na seleção')
  await expectAccessible(page)

  await tabTo(page, page.getByRole('button', { name: 'Encerrar selecionados' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 encerrados.')).toBeVisible()
  await expect(status(page)).toHaveText('32 avisos')
  await expect(rows(page).first()).toContainText('Aviso 04')
  expect(await statusesOf(articleId)).toEqual({ open: 32, dismissed: 3 })
  await expectAccessible(page)

  await page.keyboard.press('Alt+t')
  await tabTo(page, page.getByRole('button', { name: 'Desfazer' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 reabertos.')).toBeVisible()
  await expect(status(page)).toHaveText('35 avisos')
  expect(await statusesOf(articleId)).toEqual({ open: 35 })

  await tabTo(page, page.getByRole('link', { name: 'Próxima página' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(5)
  await expect(page).toHaveURL(/pagina=/)
  await page.reload()
  await expect(rows(page).first()).toContainText('Aviso 31')
  await page.goBack()
  await expect(rows(page)).toHaveCount(30)
  await expect(rows(page).first()).toContainText('Aviso 01')
  await page.goBack()
  await expect(rows(page).first()).toContainText('Aviso 35')
  await expect(page.getByRole('searchbox')).toHaveValue(mark.toUpperCase())

  await tabTo(page, page.getByRole('link', { name: 'Encerrados' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nada encontrado com esta busca e estes filtros.')).toBeVisible()
  await expect(status(page)).toHaveText('0 avisos')
  await page.goBack()
  await expect(status(page)).toHaveText('35 avisos')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('rows are cards that fit, can be sorted and selected, and nothing scrolls sideways', async ({ page }) => {
    const { articleId } = await reported(page, 3)
    await db().errorReport.updateMany({
      where: { articleId },
      data: {
        message: `Palavra${'comprida'.repeat(20)} e mais texto. `.repeat(4),
        email: `${'a'.repeat(60)}@exemplo.com.br`,
      },
    })
    await listOf(page, articleId)
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
    expect(await fits()).toBe(true)
    const cards = await rows(page).evaluateAll(all => all.map(row => row.getBoundingClientRect().width))
    expect(Math.max(...cards)).toBeLessThanOrEqual(360)
    await page.getByRole('link', { name: 'Recebido' }).tap()
    await expect(page).toHaveURL(/ordem=criado/)
    await boxes(page).first().tap()
    await expect(page.getByRole('button', { name: 'Encerrar selecionados' })).toBeInViewport()
    await page.getByRole('button', { name: 'Ler tudo' }).first().tap()
    await expect(page.getByRole('button', { name: 'Recolher', expanded: true })).toHaveCount(1)
    expect(await fits()).toBe(true)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
  })
})
