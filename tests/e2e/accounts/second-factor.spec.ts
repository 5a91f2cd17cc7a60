import type { Page } from '@playwright/test'
import { db } from '#server/platform/db/db.ts'
import { codeOf, withApp } from '../../support/accounts/factors.ts'
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

const day = 24 * 60 * 60_000
const dueIn = (id: string, days: number) =>
  db().user.update({ where: { id }, data: { factorDueAt: new Date(Date.now() + days * day) } })

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

test('a person enrols a security key, signs in with it, renames it and removes it @whole', async ({ page }) => {
  const { id, email } = await given.author()
  await signInAs(page.context(), id)
  await addVirtualKey(page, 'security_key')
  await page.goto(security)
  await page.getByLabel('Nome da chave de segurança').fill('Chave azul')
  await page.getByRole('button', { name: 'Adicionar chave de segurança' }).click()
  await page.getByRole('button', { name: 'Já guardei' }).click()

  await enterAgain(page, email)
  await page.getByRole('button', { name: 'Usar a chave de segurança' }).click()
  await page.waitForURL(security)
  await page.getByRole('button', { name: 'Renomear Chave azul' }).click()
  await page.getByLabel('Novo nome de Chave azul').fill('Chave do chaveiro')
  await page.getByRole('button', { name: 'Salvar nome' }).click()
  await page.getByRole('button', { name: 'Remover Chave do chaveiro' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click()
  await expect(page.getByText('Nenhum segundo fator cadastrado.')).toBeVisible()
})

test('a person enrols a passkey, and enters by its button', async ({ page }) => {
  const { id } = await given.author()
  await signInAs(page.context(), id)
  await addVirtualKey(page, 'passkey')
  await page.goto(security)
  await page.getByLabel('Nome da chave de acesso').fill('Celular')
  await page.getByRole('button', { name: 'Adicionar chave de acesso' }).click()
  await expect(page.getByText('Chave de acesso cadastrada.')).toBeVisible()
  await expect(section(page, sections.passkeys).getByText('Celular', { exact: true })).toBeVisible()
  await expectFine(page)

  await page.context().clearCookies({ name: cookieName })
  await page.goto(`/auth?next=${security}`)
  await expectFine(page)
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
  await page.waitForURL(security)
})

test('before the date a banner counts the days; after it nothing opens but enrolling @whole', async ({ page }) => {
  const { id } = await given.author()
  await signInAs(page.context(), id)
  await dueIn(id, 2.5)
  await page.goto('/dashboard')
  await expect(page.getByText('Faltam 3 dias')).toBeVisible()
  await expectFine(page)

  await dueIn(id, -1)
  for (const path of ['/dashboard', '/create', '/my-articles', '/settings', '/storyboard']) {
    await page.goto(path)
    await expect(page).toHaveURL(security)
  }
  await expect(page.getByText('O prazo para cadastrar um segundo fator terminou.').first()).toBeVisible()
  await expectFine(page)
  await addApp(page)
  await page.getByRole('button', { name: 'Já guardei' }).click()
  await page.goto('/create')
  await expect(page).toHaveURL('/create')
})

test('a master resets the factors of a person who lost them @whole', async ({ page, as }) => {
  const author = await given.author()
  await withApp(author)
  await as('master')
  await page.goto(`/admin/usuarios/${author.id}`)
  await expectFine(page)
  await page.getByRole('button', { name: /^Remover os fatores de/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover os fatores' }).click()
  await expect(page.getByText('Nenhum fator cadastrado.')).toBeVisible()
  await page.context().clearCookies({ name: cookieName })
  await page.goto(`/auth?next=${security}`)
  await signIn(page, author.email)
  await page.waitForURL(security)
})

test('a passkey is offered in the e-mail field, and nothing for keys is loaded before @whole', async ({ page }) => {
  const { id } = await given.author()
  await signInAs(page.context(), id)
  await addVirtualKey(page, 'passkey')
  await page.goto(security)
  await page.getByLabel('Nome da chave de acesso').fill('Notebook')
  await page.getByRole('button', { name: 'Adicionar chave de acesso' }).click()
  await expect(page.getByText('Chave de acesso cadastrada.')).toBeVisible()
  await page.context().clearCookies({ name: cookieName })

  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto(`/auth?next=${security}`, { waitUntil: 'networkidle' })
  await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username webauthn')
  expect(asked).not.toContain('/api/account/passkey/challenge')
  await page.getByLabel('E-mail').click()
  await page.waitForURL(security)
})

test('what is sensitive asks for a proof, by an app too @whole', async ({ page }) => {
  const reader = await given.reader()
  const { key } = await withApp(reader)
  await signInAs(page.context(), reader.id)
  await db().session.updateMany({ where: { userId: reader.id }, data: { provedAt: new Date(0) } })
  await page.goto(security)
  await page.getByRole('button', { name: 'Criar novos códigos de recuperação' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Criar novos códigos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' })
  await dialog.getByRole('button', { name: 'Usar o aplicativo de códigos' }).click()
  await expectFine(page)
  await dialog.getByLabel('Código do aplicativo').fill(codeOf(key))
  await dialog.getByRole('button', { name: 'Confirmar código' }).click()
  await expect(page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem')).toHaveCount(10)
})
