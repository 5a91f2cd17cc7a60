import type { Page } from '@playwright/test'
import { codeOf } from '../../support/accounts/factors.ts'
import { given } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../support/account-forms.ts'
import { expectFine } from '../support/looking.ts'
import { cookieName, signInAs } from '../support/session.ts'
import { addVirtualKey } from '../support/virtual-key.ts'

const security = '/settings/seguranca'

/** Signs out, and in with the password again; ends on the screen that asks for the second factor. */
async function enterAgain(page: Page, email: string): Promise<void> {
  await page.context().clearCookies({ name: cookieName })
  await page.goto(`/auth?next=${security}`)
  await signIn(page, email)
  await page.waitForURL(/\/auth\/fator/)
}

const section = (page: Page, name: string) => page.getByRole('region', { name })
const sections = { factors: 'Verificação em duas etapas', passkeys: 'Chaves de acesso' }

async function addApp(page: Page): Promise<{ key: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Adicionar aplicativo de códigos' }).click()
  await expect(page.getByRole('img', { name: 'Código QR para o aplicativo' })).toBeVisible()
  const key = (await section(page, sections.factors).locator('code').textContent()) ?? ''
  await expectFine(page)
  await page.getByLabel('Código do aplicativo').fill(codeOf(key, -1))
  await page.getByRole('button', { name: 'Confirmar aplicativo' }).click()
  const list = page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem')
  await expect(list).toHaveCount(10)
  return { key, codes: await list.allInnerTexts() }
}

test('a person enrols an app, keeps the recovery codes, signs in with a code, and with a recovery code', async ({
  page,
}) => {
  const { id, email } = await given.author()
  await signInAs(page.context(), id)
  await page.goto(security)
  await expectFine(page)
  const { key, codes } = await addApp(page)
  await expectFine(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar' }).click()
  expect((await downloading).suggestedFilename()).toBe('codigos-de-recuperacao.txt')
  await page.getByRole('button', { name: 'Já guardei' }).click()
  await expect(page.getByText('Códigos de recuperação que restam: 10 de 10.')).toBeVisible()

  await enterAgain(page, email)
  await expectFine(page)
  await page.goto(security)
  await expect(page, 'nothing is open before the factor').toHaveURL(/\/auth\/fator\?next=%2Fsettings%2Fseguranca/)
  await page.getByLabel('Código do aplicativo').fill(codeOf(key))
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL(security)

  await enterAgain(page, email)
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click()
  await page.getByLabel('Código de recuperação').fill((codes[0] ?? '').toLowerCase())
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL(security)
  await expect(page.getByText('Códigos de recuperação que restam: 9 de 10.')).toBeVisible()
})

/** A new person enrols a passkey. */
async function enrolPasskey(page: Page, name: string): Promise<void> {
  const { id } = await given.author()
  await signInAs(page.context(), id)
  await addVirtualKey(page)
  await page.goto(security)
  await page.getByLabel('Nome da chave de acesso').fill(name)
  await page.getByRole('button', { name: 'Adicionar chave de acesso' }).click()
  await expect(page.getByText('Chave de acesso cadastrada.')).toBeVisible()
}

test('a person enrols a passkey, and enters by its button', async ({ page }) => {
  await enrolPasskey(page, 'Celular')
  await expect(section(page, sections.passkeys).getByText('Celular', { exact: true })).toBeVisible()
  await expectFine(page)

  await page.context().clearCookies({ name: cookieName })
  await page.goto(`/auth?next=${security}`)
  await expectFine(page)
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
  await page.waitForURL(security)
})

test('a passkey is offered in the e-mail field, and nothing for keys is loaded before @whole', async ({ page }) => {
  await enrolPasskey(page, 'Notebook')
  await page.context().clearCookies({ name: cookieName })

  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto(`/auth?next=${security}`, { waitUntil: 'networkidle' })
  await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username webauthn')
  expect(asked).not.toContain('/api/account/passkey/challenge')
  await page.getByLabel('E-mail').click()
  await page.waitForURL(security)
})
