import { db } from '#server/platform/db/db.ts'
import { testNetwork, testProperty } from '../../doubles/google/double.ts'
import { expect, test } from '../fixtures.ts'
import { atGoogle } from '../support/doubles.ts'
import { expectFine } from '../support/looking.ts'

// One newspaper has one key.
test.describe.configure({ mode: 'serial' })

const where = { key: 'advertising' }
let before: Awaited<ReturnType<typeof advertising>>
const advertising = () => db().siteSetting.findUnique({ where })

test.beforeAll(async () => {
  before = await advertising()
})

test.afterAll(async () => {
  await atGoogle('none')
  await db().googleAccess.deleteMany()
  if (before) await db().siteSetting.update({ where, data: { value: before.value ?? {} } })
  else await db().siteSetting.deleteMany({ where })
})

test('a master tests and saves the key, which no browser gets again (abuse case 40)', async ({ page, as }) => {
  const key = await atGoogle('none')
  await as('master')
  await page.goto('/admin/analytics')
  await page.getByRole('link', { name: 'Configurar o Google Analytics' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Configurações de Analytics' })).toBeVisible()
  await expectFine(page)
  await page.getByRole('button', { name: 'Salvar Localmente' }).click()
  await expect(page.getByText('Preencha todos os campos obrigatórios').first()).toBeVisible()

  const field = page.getByLabel('Chave da conta de serviço (JSON)')
  await field.fill('{ "client_email":')
  await page.getByLabel('Property ID (Analytics)').fill(testProperty)
  await page.getByRole('button', { name: 'Salvar Localmente' }).click()
  await expect(page.getByText('JSON inválido na chave de serviço').first()).toBeVisible()
  await field.fill('{ "client_email": "a@b.example" }')
  await page.getByRole('button', { name: 'Testar Conexão' }).click()
  await expect(page.getByRole('status').getByText(/^Chave de serviço inválida\. Certifique-se/)).toBeVisible()

  await field.fill(key)
  await page.getByLabel('Network Code (Ad Manager)').fill(testNetwork)
  await page.getByRole('button', { name: 'Testar Conexão' }).click()
  await expect(page.getByText('Conexão testada com sucesso!')).toBeVisible()
  await page.getByRole('button', { name: 'Salvar Localmente' }).click()
  await expect(page.getByText('Configurações salvas com sucesso!')).toBeVisible()
  await expect(page.getByText('As credenciais foram armazenadas. Teste a conexão para verificar.')).toBeVisible()
  await expect(field).toHaveValue('')

  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).toContain(testProperty)
  expect(kept).not.toMatch(/PRIVATE KEY|canario-de-chave/)
  const shown = page.waitForResponse(response => response.url().endsWith('/analytics-settings'))
  await page.goto('/analytics-settings')
  expect(await (await shown).text()).not.toMatch(/PRIVATE KEY|canario-de-chave/)
  await expect(page.getByText(/Guardada: leitura@/)).toBeVisible()
  await expectFine(page)
  await page.goto('/admin/publicidade')
  await expect(page.getByLabel('Código da rede (Google Ad Manager)')).toHaveValue(testNetwork)
})
