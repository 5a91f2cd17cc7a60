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
  await expect(page.getByRole('heading', { name: /^Confira o seu e-.?mail$/ })).toBeVisible()

  const { token } = await db().newsletterSubscriber.findUniqueOrThrow({ where: { email } })
  await page.goto(ownNewsletterPath(token))
  const counting = page.getByLabel('Contar quando abro uma edição')
  await expect(counting).not.toBeChecked()
  await page.getByRole('button', { name: 'Confirmar inscrição' }).click()
  await expect(page.getByRole('heading', { name: 'Sua newsletter' })).toBeVisible()
  await expect(counting).not.toBeChecked()
  await expect(page.getByLabel('Notícias de')).toHaveValue('londrina-pr')
  await page.getByLabel('Todo dia, de manhã').check()
  await page.getByRole('button', { name: 'Salvar escolhas' }).click()
  await expect(page.getByLabel('Todo dia, de manhã')).toBeChecked()
  await counting.check()
  await page.getByRole('button', { name: 'Salvar escolhas' }).click()
  await expect(counting).toBeChecked()
  await page.getByRole('button', { name: 'Cancelar inscrição' }).click()
  await expect(page.getByRole('heading', { name: 'Inscrição cancelada' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Voltar a receber' })).toBeVisible()
  // Who comes back is asked again.
  await expect(counting).not.toBeChecked()
  expect(await db().newsletterSubscriber.findUniqueOrThrow({ where: { email } })).toMatchObject({
    status: 'unsubscribed',
    isCounted: true,
    frequency: 'daily',
    city: 'londrina-pr',
  })
  await context.close()
})

test('a master imports, tags, looks up and wipes subscribers on a phone', async ({ page, as, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await as('master')
  const [email, gone] = [freshEmail(), freshEmail()]
  await db().newsletterSubscriber.create({
    data: { email: gone, status: 'unsubscribed', source: 'form', token: crypto.randomUUID() },
  })
  await visit('/newsletter')
  await page.getByRole('button', { name: 'Importar CSV' }).click()
  const dialog = page.getByRole('dialog')
  const file = `email;nome;cidade;etiquetas\n${email};=Ana;Londrina (PR);Escola\n${gone};;;\nerrado;;;\n`
  await dialog
    .getByLabel('Arquivo CSV')
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(dialog.getByText('3 linhas: 1 inscrito novo, 0 já ativos, 2 linhas recusadas.')).toBeVisible()
  await expectFine(page)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Baixar linhas recusadas' }).click()
  expect((await download).suggestedFilename()).toBe('inscritos-recusados.csv')
  await expect(dialog.getByRole('button', { name: 'Importar 1 inscrito' })).toBeDisabled()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Importar 1 inscrito' }).click()
  await expect(page.getByText('1 inscrito importado.')).toBeVisible()

  await visit(`/newsletter?busca=${email}`)
  await page.getByRole('row').filter({ hasText: email }).getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Etiquetas' }).click()
  await page.getByRole('dialog').getByLabel('Etiqueta').fill('Feira do livro')
  await page.getByRole('dialog').getByRole('button', { name: 'Pôr etiqueta' }).click()
  await expect(page.getByText('1 recebeu a etiqueta.')).toBeVisible()
  await page.getByRole('link', { name: 'Feira do livro' }).click()
  await expect(page.getByRole('combobox', { name: 'Etiqueta' })).toHaveText('Feira do livro')
  await expectFine(page)
  await page.getByRole('link', { name: email }).click()
  await expect(page.getByRole('heading', { name: email })).toBeVisible()
  await expect(page.getByText('Entrou na lista')).toBeVisible()
  await expectFine(page)
  await page.getByRole('button', { name: 'Apagar a pedido' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar a pedido' }).click()
  await expect(page).toHaveURL('/newsletter')
  expect(await db().newsletterSubscriber.count({ where: { email } })).toBe(0)
})
