import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { formatDate } from '#lib/text/format.ts'
import { db } from '#server/platform/db/db.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { expectHydrated } from '../support/late-scripts.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const weekday = (day: string) => formatDate(new Date(`${day}T15:00:00Z`), 'EEEE')
const typed = (day: string) => day.split('-').reverse().join('')

/** Fills the form of senders and sends it. */
async function send(page: Page, { title, city }: { title: string; city: string }): Promise<void> {
  await page.goto('/events/enviar')
  await page.getByLabel('Título').fill(title)
  await page.getByLabel('Descrição').fill('A renda compra o parquinho novo.')
  await page.getByLabel('Categoria').selectOption('festas')
  await page.getByLabel('Data de início').fill(inDays(9))
  await page.getByLabel('Hora de início').fill('15:00')
  await page.getByLabel('Local').fill('Creche Pequeno Príncipe')
  await page.getByRole('textbox', { name: 'Cidade' }).fill(city)
  await page.getByLabel('Seu nome').fill('Ana Souza')
  await page.getByLabel('Seu e-mail').fill('ana@exemplo.com.br')
  await page.getByRole('button', { name: 'Enviar evento' }).click()
}

test('an author creates an event by keyboard alone, and what was typed survives a reload', async ({
  page,
  as,
  visit,
}) => {
  const title = `Sarau ${randomUUID().slice(0, 8)}`
  await as('autor')
  await visit('/events/create')
  await expectHydrated(page.getByRole('button', { name: 'Criar Evento' }))
  await page.getByLabel('Título').focus()
  await page.keyboard.type(title)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Poesia e violão na praça, com microfone aberto.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Música' }).press('Enter')
  await page.getByLabel('Local', { exact: true }).focus()
  await page.keyboard.type('Praça do Rádio')
  await page.getByRole('combobox', { name: 'Cidade' }).focus()
  await page.keyboard.type('rio branco')
  await expect(page.getByRole('option', { name: 'Rio Branco (AC)' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  await expect(page.getByLabel('Data de início', { exact: true })).toBeFocused()
  await expect(page.getByText('Data do evento é obrigatória')).toHaveCount(2)
  await page.keyboard.type(typed(inDays(12)))
  await page.getByLabel('Hora de início').focus()
  await page.keyboard.type('1930')
  await expect(page.getByLabel('Hora de início')).toHaveValue('19:30')
  await expect(page.getByText('No horário do Acre.')).toBeVisible()
  await expect(page.getByText('Só a redação vê.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('está de volta')).toBeVisible()
  await expect(page.getByLabel('Título')).toHaveValue(title)
  await page.getByRole('button', { name: 'Criar Evento' }).press('Enter')
  await expect(page.getByText('Evento criado com sucesso!')).toBeVisible()
  await expect(page).toHaveURL(/\/events\/meus$/)
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  const { eventDate, status } = await db().event.findFirstOrThrow({ where: { title } })
  expect([eventDate.toISOString(), status]).toEqual([`${inDays(13)}T00:30:00.000Z`, 'draft'])
})

test.describe('without the script', () => {
  test.use({ expectedErrors: [/assets\/fill/] })

  test('a pasted invitation fills the form, which says what it understood', async ({ page }) => {
    await page.route('**/assets/fill-*', route => route.abort())
    const [, month, day] = inDays(15).split('-')
    await page.goto('/events/enviar')
    await page
      .getByLabel('Texto do convite')
      .fill(`*Forró da vila*\n${day}/${month}, 20h–23h, Clube da Vila, Santos (SP), R$ 10`)
    await page.getByRole('button', { name: 'Preencher' }).click()
    await expect(page.getByRole('status').filter({ hasText: `${weekday(inDays(15))}, ` })).toBeVisible()
    await expect(page.getByLabel('Título')).toHaveValue('Forró da vila')
    await expect(page.getByLabel('Preço')).toHaveValue('R$ 10')
    await expect(page).toHaveURL(/\/api\/events\/preencher$/)
    await expectAccessible(page)
  })
})

test('a reader sends an event without script, an editor publishes it, and strangers are led away', async ({
  page,
  as,
  visit,
  browser,
  baseURL,
}) => {
  const title = `Bingo ${randomUUID().slice(0, 8)}`
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const reader = await context.newPage()
  await send(reader, { title, city: 'Santos (SP)' })
  await expect(reader.getByText('A redação vai conferir e responder por e-mail.')).toBeVisible()
  await context.close()

  await as('editor')
  await visit('/mesa/agenda/enviados')
  await page.getByRole('button', { name: `Publicar: ${title}` }).click()
  await expect(page.getByText('Evento publicado. A resposta foi enviada.')).toBeVisible()
  expect(await db().event.count({ where: { title, status: 'published' } })).toBe(1)

  await as('leitor')
  await page.goto('/events/create')
  await expect(page).toHaveURL(/\/events$/)
})
