import type { Page } from '@playwright/test'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { holdScripts } from '../support/late-scripts.ts'
import { expectFine } from '../support/looking.ts'
import { signInAs } from '../support/session.ts'

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

test('the application and the dialogs of its administration are accessible and fit @whole', async ({ page, as }) => {
  await page.goto('/apply-author')
  await expectFine(page)
  await send(page).click()
  await expect(page.getByText('Email inválido')).toBeVisible()
  for (const sentence of [
    'CPF deve ter 11 dígitos',
    'Endereço muito curto',
    'Telefone inválido',
    'Campo obrigatório',
    'Descreva sua experiência',
    'Descreva suas expectativas',
  ])
    await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await expectFine(page)

  const { id, email } = await given.application({ resume: pdf })
  await as('master')
  await page.goto(`/admin/candidaturas/${id}`)
  await page.getByRole('button', { name: `Rejeitar a candidatura de ${email}` }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectFine(page)
  for (const [path, button] of [
    ['/admin/menu', 'Novo item'],
    ['/admin/cards', 'Novo card'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectFine(page)
  }
})

test('a visitor applies with a résumé, survives a reload, and a master reads, approves and rejects', async ({
  page,
  context,
  as,
}) => {
  const email = freshEmail()
  await page.goto('/')
  await page.getByRole('link', { name: 'Candidate-se agora' }).click()
  await expect(page).toHaveURL('/apply-author')
  await fillIn(page, email)
  await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25')
  await expect(page.getByLabel('Telefone')).toHaveValue('(97) 99123-4567')
  await page.reload()
  await expect(page.getByText('O que você preencheu aqui e não enviou está de volta.')).toBeVisible()
  await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25')
  await expect(page.getByRole('checkbox', { name: 'Áudio' })).toBeChecked()
  await send(page).click()
  await expect(page.getByText('Marque que concorda para enviar a candidatura')).toBeVisible()
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

test('words typed and ticks made before the scripts load survive a reload, and newer words win @whole', async ({
  page,
}) => {
  const email = freshEmail()
  const release = await holdScripts(page)
  await page.goto('/apply-author', { waitUntil: 'commit' })
  await fillIn(page, email)
  release()
  await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25')
  await expect(page.getByRole('checkbox', { name: 'Áudio' })).toBeChecked()
  const again = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel('Endereço').fill('Rua Nova, 7, Centro, Tefé (AM)')
  again()
  await expect(page.getByText('O que você preencheu aqui e não enviou está de volta.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expect(page.getByLabel('Endereço')).toHaveValue('Rua Nova, 7, Centro, Tefé (AM)')
  await expect(page.getByRole('checkbox', { name: 'Áudio' })).toBeChecked()
})

test('a person with an account follows the application, and the invitation is not shown to who applied or writes @whole', async ({
  page,
  context,
}) => {
  const reader = await given.reader()
  await signInAs(context, reader.id)
  const invitation = page.getByRole('link', { name: 'Candidate-se agora' })
  await page.goto('/')
  await expect(invitation).toBeVisible()
  await page.goto('/create')
  await expect(page).toHaveURL('/dashboard')
  await page.getByRole('link', { name: 'Candidatar-se a autor' }).click()
  await expect(page).toHaveURL('/apply-author')
  await expect(page.getByLabel('E-mail')).toHaveValue(reader.email)
  await fillIn(page, reader.email)
  await consent(page).click()
  await send(page).click()
  await expect(sent(page)).toBeVisible()
  await page.goto('/apply-author')
  await expect(page.getByText('Ela está em análise.', { exact: false })).toBeVisible()
  await expect(send(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/')
  await expect(page.locator('main article').first()).toBeVisible()
  await expect(invitation).toHaveCount(0)
  await page.goto('/my-articles')
  await expect(page.getByRole('link', { name: 'Ver sua candidatura' })).toBeVisible()
  await db().authorApplication.updateMany({
    where: { userId: reader.id },
    data: { status: 'rejected', rejectionReason: 'Faltou contar onde publicou.', decidedAt: new Date() },
  })
  await page.goto('/apply-author')
  await expect(page.getByText('Faltou contar onde publicou.')).toBeVisible()
  await expect(send(page)).toBeVisible()

  await context.clearCookies()
  await signInAs(context, (await given.author()).id)
  await page.goto('/apply-author')
  await expect(page.getByText('Você já escreve para o jornal')).toBeVisible()
  await page.goto('/')
  await expect(invitation).toHaveCount(0)
})

test.describe('a refusal', () => {
  test.use({ expectedErrors: [/413|422|500|503|Failed to load/] })

  test('says the specified sentence first, and nothing typed is lost @whole', async ({ page }) => {
    await page.goto('/apply-author')
    await fillIn(page, freshEmail())
    await consent(page).click()
    await page
      .getByLabel('Currículo')
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('não') })
    await send(page).click()
    await expect(page.getByText('Erro', { exact: true })).toBeVisible()
    await expect(
      page.getByText('Não foi possível enviar a candidatura. O currículo deve ser um arquivo PDF.'),
    ).toBeVisible()
    await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25')
    await page.route('**/api/apply-author', route => route.abort())
    await send(page).click()
    await expect(page.getByText(/^Não foi possível enviar a candidatura\. Não foi possível falar/)).toBeVisible()
  })
})
