import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { given } from '../../support/given.ts'
import { mailsIn } from '../../support/mail/mail-files.ts'
import { expect, test } from '../fixtures.ts'
import { signIn, toast } from '../support/account-forms.ts'
import { house } from '../support/house.ts'
import { expectFine } from '../support/looking.ts'
import { type SecondHouse, startSecondHouse } from '../support/second-house.ts'
import { cookieName, signInAs } from '../support/session.ts'

const password = 'Capivara9Azul'
const freshEmail = () => `${randomUUID()}@exemplo.local`

/** What a pattern finds in the newest mail to an address that has it. Waits until the queue has sent it. */
async function inMail(email: string, pattern: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const mails = await mailsIn(email)
      found = mails.map(mail => pattern.exec(mail)?.[0]).findLast(text => text !== undefined)
      return found !== undefined
    })
    .toBe(true)
  return found ?? ''
}

const linkIn = (email: string, kind: 'confirmar' | 'senha' | 'endereco') =>
  inMail(email, new RegExp(`${house.url}/auth/${kind}/[0-9a-f]{64}`))
const codeIn = (email: string) => inMail(email, /^\d{8}$/m)

/** Chooses a new password on the page of a link. */
async function choosePassword(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Nova senha' }).fill(password)
  await page.getByRole('button', { name: 'Trocar a senha' }).click()
}

test('a lost password is replaced by a link, which works once', async ({ page }) => {
  const { email } = await given.reader()
  await page.goto('/auth')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
  await expect(page).toHaveURL('/auth?tab=recuperar')
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await expect(page.getByText('Se houver uma conta com este e-mail, enviamos um link')).toBeVisible()
  await expectFine(page)

  const link = await linkIn(email, 'senha')
  await page.goto(link)
  await expectFine(page)
  await choosePassword(page)
  await page.waitForURL('/auth')
  await expect(toast(page, 'Senha trocada. Entre com a nova senha.')).toBeVisible()
  await signIn(page, email, password)
  await page.waitForURL('/')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible()
  await expect(page.getByText('Ele já foi usado.')).toBeVisible()
  await expectFine(page)
})

test('who lost the mailbox learns whom to ask, gets a new address from a master, and enters @whole', async ({
  page,
  as,
}) => {
  const { id } = await given.reader()
  await page.goto('/auth?tab=recuperar')
  await expect(page.getByRole('link', { name: 'Fale com o jornal' })).toHaveAttribute('href', '/contato')
  await as('master')
  await page.goto(`/admin/usuarios/${id}`)
  const email = freshEmail()
  await page.getByLabel('Novo e-mail da pessoa').fill(email)
  await page.getByRole('button', { name: /^Trocar o e-mail da conta de/ }).click()
  await expectFine(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Trocar o e-mail da conta' }).click()
  await expect(page.getByText('O e-mail da conta foi trocado.')).toBeVisible()
  await expect(page.getByText(email).first()).toBeVisible()

  await page.context().clearCookies({ name: cookieName })
  await page.goto(await linkIn(email, 'senha'))
  await choosePassword(page)
  await page.waitForURL('/auth')
  await signIn(page, email, password)
  await page.waitForURL('/')
})

test('a code by mail signs in @whole', async ({ page }) => {
  const { email } = await given.reader()
  await page.goto('/auth?next=/settings')
  await page.getByRole('button', { name: 'Receber um código', exact: true }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Receber um código', exact: true }).click()
  const field = page.getByLabel('Código')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expectFine(page)
  await field.fill(await codeIn(email))
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL('/settings')
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('confirmado', { exact: true })).toBeVisible()
})

test('an address changes when both ends have confirmed', async ({ page }) => {
  const { id, email: old } = await given.reader()
  await signInAs(page.context(), id)
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Segurança' }).last().click()
  await page.waitForURL('/settings/seguranca')
  const email = freshEmail()
  await page.getByLabel('Novo e-mail').fill(email)
  await page.getByRole('button', { name: 'Trocar o e-mail' }).click()
  await expect(page.getByText(`Mudança para ${email}: falta confirmar pelos links`)).toBeVisible()
  await expectFine(page)

  await page.goto(await linkIn(old, 'endereco'))
  await expectFine(page)
  await page.getByRole('button', { name: 'Confirmar a mudança' }).click()
  await page.waitForURL('/')
  await expect(page.getByText('Falta confirmar pelo link enviado ao outro endereço.')).toBeVisible()
  await page.goto(await linkIn(email, 'endereco'))
  await page.getByRole('button', { name: 'Confirmar a mudança' }).click()
  await page.waitForURL('/')
  await expect(page.getByText('E-mail trocado. Entre com o novo endereço.')).toBeVisible()
  await page.goto('/settings/seguranca')
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('falta confirmar')).toHaveCount(0)
})

test.describe('where mail can be sent', () => {
  test.use({ expectedErrors: [/401/] })
  let second: SecondHouse | undefined
  const secondUrl = `http://localhost:${house.port + 7}`
  test.beforeAll(async () => {
    test.setTimeout(360_000)
    second = await startSecondHouse(house.port + 7, { SMTP_URL: 'smtp://localhost:9' })
  })
  test.afterAll(() => second?.stop())

  test('a sign-up is confirmed by a link, and signs in only then @whole', async ({ page }) => {
    const email = freshEmail()
    await page.goto(`${secondUrl}/auth?tab=cadastrar`)
    await expect(page.getByRole('button', { name: 'Não recebi o e-mail de confirmação' })).toBeVisible()
    await expectFine(page)
    await page.getByLabel('Nome completo').fill('Dora Quaresma')
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('textbox', { name: 'Senha' }).fill(password)
    await page.getByRole('button', { name: 'Cadastrar' }).click()
    await page.waitForURL(`${secondUrl}/`)
    await expect(toast(page, 'Cadastro realizado com sucesso! Você já pode fazer login.')).toBeVisible()
    await page.goto(`${secondUrl}/auth`)
    await signIn(page, email, password)
    await expect(page.getByText('E-mail ou senha incorretos, ou e-mail ainda não confirmado.')).toBeVisible()

    await page.goto(`${secondUrl}/auth?tab=reenviar`)
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Enviar de novo' }).click()
    await expect(page.getByText('Se houver um cadastro com este e-mail')).toBeVisible()
    // The first house runs the queue, and its mails are files.
    const link = await linkIn(email, 'confirmar')
    await page.goto(link)
    await expect(page.getByText(`Confirme para criar a conta com ${email}.`)).toBeVisible()
    await expectFine(page)
    await page.getByRole('textbox', { name: 'Senha' }).fill(password)
    await page.getByRole('button', { name: 'Confirmar e-mail' }).click()
    await page.waitForURL('/')
    await expect(page.getByText('E-mail confirmado. Você já pode fazer login.')).toBeVisible()
    await page.goto(link)
    await expect(page.getByText('Ele já foi usado.')).toBeVisible()
    await page.goto('/auth')
    await signIn(page, email, password)
    await page.waitForURL('/')
    await expect(toast(page, 'Login realizado com sucesso!')).toBeVisible()
  })
})
