import { ownNewsletterPath } from '#lib/addresses/paths.ts'
import { db } from '#server/platform/db/db.ts'
import { expect, test } from '../fixtures.ts'
import { expectFine } from '../support/looking.ts'

const freshEmail = () => `${crypto.randomUUID()}@exemplo.local`

test('a reader without script asks for the newsletter, confirms it, changes it and leaves', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const email = freshEmail()
  await page.goto('/newsletter/assinar')
  await page.getByLabel('Seu e-mail').fill(email)
  await page.getByLabel('Notícias de').selectOption({ label: 'Londrina (PR)' })
  await page.getByLabel('Uma vez por semana').check()
  await page.getByRole('button', { name: 'Quero receber' }).click()
  await expect(page.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeVisible()

  const { token } = await db().newsletterSubscriber.findUniqueOrThrow({ where: { email } })
  await page.goto(ownNewsletterPath(token))
  await page.getByRole('button', { name: 'Confirmar inscrição' }).click()
  await expect(page.getByRole('heading', { name: 'Sua newsletter' })).toBeVisible()
  await expect(page.getByLabel('Notícias de')).toHaveValue('londrina-pr')
  await page.getByLabel('Todo dia, de manhã').check()
  await page.getByRole('button', { name: 'Salvar escolhas' }).click()
  await expect(page.getByLabel('Todo dia, de manhã')).toBeChecked()
  await page.getByRole('button', { name: 'Cancelar inscrição' }).click()
  await expect(page.getByRole('heading', { name: 'Inscrição cancelada' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Voltar a receber' })).toBeVisible()
  expect(await db().newsletterSubscriber.findUniqueOrThrow({ where: { email } })).toMatchObject({
    status: 'unsubscribed',
    frequency: 'daily',
    city: 'londrina-pr',
  })
  await context.close()
})

test('a master adds a subscriber and finds it; others are turned away', async ({ page, as }) => {
  await as('editor')
  await page.goto('/newsletter')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Acesso restrito a Masters')).toBeVisible()

  await as('master')
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Atalhos' }).getByRole('link', { name: 'Newsletter' }).click()
  await expect(page.getByRole('heading', { name: 'Newsletter', level: 1 })).toBeVisible()
  const email = freshEmail()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Adicionar inscrito' }).click()
  await expect(page.getByText('Inscrito adicionado!')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Ativo')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Adicionar inscrito' }).click()
  await expect(page.getByText('Este email já está cadastrado')).toBeVisible()
  await expectFine(page)
})
