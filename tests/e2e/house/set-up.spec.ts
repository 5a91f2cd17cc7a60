import type { Page } from '@playwright/test'
import { articlePath } from '#lib/addresses/paths.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { house } from '../support/house.ts'
import { button } from '../support/writing-screen.ts'

const html = async (path: string) => (await fetch(house.url + path)).text()
const accentOf = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--accent)'
    const color = getComputedStyle(probe).color
    probe.remove()
    return color
  })

test.afterEach(async () => {
  await db().siteSetting.deleteMany({ where: { key: { in: ['pricing', 'features', 'appearance'] } } })
  await db().$executeRaw`select pg_notify('press', 'site')`
})

test('a master sets price, parts and colours, and readers see them at once (abuse case 14)', async ({ page, as }) => {
  const { article } = await given.article({ status: 'published', fields: { visibility: 'premium' } })
  const path = articlePath(article)
  expect(await html('/pricing')).toContain('R$\u00a050,00')
  expect(await html(path)).toContain('comunicar-erro')
  await as('master')
  await page.goto('/admin/jornal')

  await page.getByLabel('Premium, por mês').fill('0')
  await button(page, 'Salvar preços').click()
  await expect(page.getByText('O preço mínimo é R$ 1,00').first()).toBeVisible()
  await page.getByLabel('Premium, por mês').fill('39,90')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Preços salvos.')).toBeVisible()
  await expect.poll(() => html('/pricing')).toContain('R$\u00a039,90')
  await expect.poll(() => html(path)).toContain('R$\u00a039,90')

  await page.getByRole('checkbox', { name: 'Comunicar erro' }).click()
  await page.getByRole('checkbox', { name: 'Mais lidas' }).click()
  await button(page, 'Salvar partes').click()
  await expect.poll(() => html(path)).not.toContain('comunicar-erro')
  expect(await html('/')).not.toContain('Mais lidas')

  await page.getByLabel('No claro').fill('#ffcc00')
  await button(page, 'Salvar cores').click()
  await expect(page.getByText(/O contraste desta cor com o papel claro é 1,\d; o mínimo é 4,5/).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('No claro').fill('#005a9c')
  await page.getByLabel('No escuro').fill('#7fc4ff')
  await button(page, 'Salvar cores').click()
  await expect(page.getByText('Cores salvas.')).toBeVisible()
  await expect.poll(() => html(path)).toContain('/api/cores/005a9c-7fc4ff.css')
  for (const shown of [path, '/admin/auditoria']) {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(shown)
    expect(await accentOf(page), shown).toBe('rgb(0, 90, 156)')
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await accentOf(page), shown).toBe('rgb(127, 196, 255)')
    await expectAccessible(page)
  }
  await expect(page.getByText('Mudou as cores do jornal').first()).toBeVisible()
})
