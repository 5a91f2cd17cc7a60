import type { Page } from '@playwright/test'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'

const freshEmail = () => `${crypto.randomUUID()}@exemplo.local`
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

/** Types the form's required fields as a person does. */
async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('CPF').pressSequentially('52998224725')
  await page.getByLabel('Telefone').pressSequentially('97991234567')
  await page.getByLabel('Endereço').fill('Rua das Acácias, 120, Centro, Tefé (AM)')
  await page.getByLabel('Instagram').fill('@redetefe')
  await page.getByLabel('Anos de experiência').fill('4 anos')
  await page.getByLabel('Onde você já publicou').fill('Rádio comunitária e jornal da escola.')
  await page.getByLabel('Áudio').click()
  await page.getByLabel('O que você espera do jornal').fill('Contar o que acontece no rio e nas comunidades.')
}

const sent = (page: Page) => page.getByRole('heading', { name: 'Candidatura Enviada!' })
const send = (page: Page) => page.getByRole('button', { name: 'Enviar candidatura' })
const consent = (page: Page) => page.getByRole('checkbox', { name: /^Concordo/ })

test('a visitor applies with a résumé, survives a reload, and a master reads, approves and rejects', async ({
  page,
  context,
  as,
}) => {
  const email = freshEmail()
  await page.goto('/')
  await page.getByRole('link', { name: 'Candidate-se agora' }).click()
  await expect(page).toHaveURL('/apply-author')
  // `street-address` is for fields of several lines.
  await expect(page.getByLabel('Endereço')).toHaveAttribute('autocomplete', 'address-line1')
  await expect(page.getByRole('textbox').and(page.locator(':not([autocomplete])'))).toHaveCount(0)
  await fillIn(page, email)
  await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25')
  await expect(page.getByLabel('Telefone')).toHaveValue('(97) 99123-4567')
  await page.reload()
  await expect(page.getByText('O que você preencheu aqui e não enviou está de volta.')).toBeVisible()
  await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25')
  await expect(page.getByRole('checkbox', { name: 'Áudio' })).toBeChecked()
  await send(page).click()
  await expect(page.getByRole('main').getByText('Marque que concorda para enviar a candidatura')).toBeVisible()
  await consent(page).click()
  await page.getByLabel('Currículo').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf })
  await send(page).click()
  await expect(sent(page)).toBeFocused()
  await expectAccessible(page)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  await page.getByRole('link', { name: 'Voltar à página inicial' }).click()
  await expect(page).toHaveURL('/')

  await as('master')
  await page.goto(`/admin/candidaturas?busca=${email}`)
  await page.getByRole('link', { name: email }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('***.***.***-**')).toBeVisible()
  await expect(main).not.toContainText('529.982.247-25')
  await page.getByRole('button', { name: 'Mostrar dados pessoais' }).click()
  await expect(main.getByText('529.982.247-25')).toBeVisible()
  await expect(main.getByText('Rua das Acácias, 120, Centro, Tefé (AM)')).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar currículo' }).click()
  expect((await download).suggestedFilename()).toMatch(/^curriculo-.+\.pdf$/)
  await page.getByRole('button', { name: /^Aprovar/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aprovar' }).click()
  await expect(page.getByText('Candidatura Aprovada')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Rejeitar/ })).toHaveCount(0)

  const other = await given.application()
  await page.goto(`/admin/candidaturas?busca=${other.email}`)
  await page.getByRole('button', { name: `Rejeitar a candidatura de ${other.email}` }).click()
  await page.getByLabel('Motivo').fill('Não publicamos textos de venda.')
  await page.getByRole('dialog').getByRole('button', { name: 'Rejeitar' }).click()
  await expect(page.getByText('Candidatura Rejeitada')).toBeVisible()
  await page.goto(`/admin/candidaturas?situacao=rejeitadas&busca=${other.email}`)
  await page.getByRole('link', { name: other.email }).click()
  await expect(page.getByText('Não publicamos textos de venda.')).toBeVisible()
  await context.clearCookies()
})
