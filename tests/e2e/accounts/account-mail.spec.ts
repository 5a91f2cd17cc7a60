import type { Page } from '@playwright/test'
import { given } from '../../support/given.ts'
import { mailsIn } from '../../support/mail/mail-files.ts'
import { expect, test } from '../fixtures.ts'
import { signIn, toast } from '../support/account-forms.ts'
import { house } from '../support/house.ts'
import { expectFine } from '../support/looking.ts'

const password = 'Capivara9Azul'

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
