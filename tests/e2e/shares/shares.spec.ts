import { readFileSync } from 'node:fs'
import { monthAfter } from '#lib/months.ts'
import { monthOf } from '#lib/shares/months.ts'
import { db } from '#server/platform/db/db.ts'
import { readCsv, recompute } from '../../../public/repasse.mjs'
import { expect, test } from '../fixtures.ts'
import { expectFine } from '../support/looking.ts'

// Months are closed in order, once: these tests take turns.
test.describe.configure({ mode: 'serial' })

const lastMonth = async () => {
  const { month } = await db().shareMonth.findFirstOrThrow({ orderBy: { month: 'desc' }, select: { month: true } })
  return monthOf(month)
}

test('a master previews and closes a month, corrects it, marks payments and downloads them', async ({ page, as }) => {
  test.setTimeout(120_000)
  const month = monthAfter(await lastMonth())
  await as('master')
  await page.goto('/admin/assinaturas')
  await page.getByRole('link', { name: 'Repasses', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Repasses' })).toBeVisible()
  await expectFine(page)
  await page.getByLabel('Percentual para quem escreve').fill('140')
  await page.getByRole('button', { name: 'Salvar repasse' }).click()
  await expect(page.getByRole('main').getByText('Escreva um percentual de 0 a 100, como 40 ou 12,5')).toBeVisible()
  await page.getByLabel('Percentual para quem escreve').fill('45')
  await page.getByRole('button', { name: 'Salvar repasse' }).click()
  await expect(page.getByText('Repasse salvo. Vale para os próximos fechamentos.')).toBeVisible()

  await page.goto(`/admin/repasses/${month}`)
  await expectFine(page)
  await page.getByLabel('Valor do mês').fill('12,3456')
  await page.getByRole('button', { name: 'Ver a prévia' }).click()
  await expect(page.getByText('Escreva o valor em reais, como 12.345,67')).toBeVisible()
  await expect(page.getByLabel('Valor do mês')).toHaveValue('12,3456')
  await page.getByLabel('Valor do mês').fill('10.000,01')
  await page.getByRole('button', { name: 'Ver a prévia' }).click()
  await expect(page.getByText('R$ 4.500,00')).toBeVisible()
  await expectFine(page)
  await page.getByRole('button', { name: /^Fechar/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Fechar o mês' }).click()
  await expect(page.getByText(/^Fechado em/)).toBeVisible()
  await expectFine(page)

  const people = page.getByRole('table', { name: 'Pessoas' })
  await people.getByRole('link').first().click()
  await expect(page.getByRole('table', { name: 'Artigos' })).toBeVisible()
  await people
    .getByRole('button', { name: /^Marcar como pago/ })
    .first()
    .click()
  await expect(people.getByText(/^Pago em/)).toBeVisible()
  await page.getByRole('button', { name: 'Registrar acerto' }).click()
  await expect(page.getByText('Explique o acerto com pelo menos 5 caracteres')).toBeVisible()
  await page.getByRole('combobox', { name: 'Pessoa' }).click()
  await page.getByRole('option').first().click()
  await page.getByLabel('Valor').fill('-12,50')
  await page.getByLabel('Explicação').fill('Uma reportagem foi contada em dobro.')
  await page.getByRole('button', { name: 'Registrar acerto' }).click()
  await expect(page.getByText('Acerto registrado no mês em aberto.')).toBeVisible()
  await expectFine(page)

  const payments = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar os pagamentos (CSV)' }).click()
  expect((await payments).suggestedFilename()).toBe(`pagamentos-${month}.csv`)
  const counts = page.waitForEvent('download')
  await page.getByRole('link', { name: 'contagens (CSV)' }).click()
  const told = recompute(readCsv(readFileSync(await (await counts).path(), 'utf8')))
  expect([told.whole, told.differences]).toEqual([true, []])
  await page.goto(`/admin/repasses/${monthAfter(month)}`)
  await expect(page.getByRole('table', { name: 'Acertos' })).toContainText('Uma reportagem foi contada em dobro.')
  await expectFine(page)
})

test('an author reads their own months and recomputes one with the published program', async ({
  page,
  as,
  request,
}) => {
  await as('autor')
  await page.goto('/my-articles')
  await page.getByRole('link', { name: 'Meus repasses' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meus repasses' })).toBeVisible()
  await expectFine(page)
  await page.getByRole('table', { name: 'Meses' }).getByRole('link').last().click()
  await expect(page.getByRole('table', { name: 'Artigos' })).toBeVisible()
  await expectFine(page)
  const counts = page.waitForEvent('download')
  await page.getByRole('link', { name: 'contagens (CSV)' }).click()
  const file = await counts
  expect(file.suggestedFilename()).toMatch(/^minhas-contagens-/)
  const told = recompute(readCsv(readFileSync(await file.path(), 'utf8')))
  expect([told.whole, told.people.length, told.differences]).toEqual([false, 1, []])
  const program = await request.get('/repasse.mjs')
  expect(program.status()).toBe(200)
  expect(await program.text()).toBe(readFileSync('public/repasse.mjs', 'utf8'))
})
