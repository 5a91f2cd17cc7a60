import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { demoPassword, makeAccount, makeByline } from '#prisma/seed/factories.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { chosenPassword, fillSignUp, signIn, signUp, toast } from '../support/account-forms.ts'
import { house } from '../support/house.ts'
import { cookieName, signInAs } from '../support/session.ts'

const freshEmail = () => `${randomUUID()}@exemplo.local`

/** A new person without a role. */
async function newcomer(): Promise<{ id: string; email: string }> {
  const email = freshEmail()
  const id = await makeByline({ fullName: 'Dora Quaresma' })
  await makeAccount(id, { email })
  return { id, email }
}

/** A new person without a role, signed in. */
async function newcomerIn(page: Page): Promise<string> {
  const { id } = await newcomer()
  await signInAs(page.context(), id)
  return id
}

test('a visitor signs up, signs in, looks around and signs out', async ({ page }) => {
  const email = freshEmail()
  await signUp(page, email)
  await expect(toast(page, 'Cadastro realizado com sucesso! Você já pode fazer login.')).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(cookieName)

  await page.getByRole('link', { name: 'Login' }).click()
  await signIn(page, email, chosenPassword)
  await page.waitForURL('/')
  await expect(toast(page, 'Login realizado com sucesso!')).toBeVisible()

  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Olá, Dora Quaresma' })).toBeVisible()
  await expect(page.getByText('Você ainda não faz parte da redação')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Sair' }).click()
  await page.waitForURL('/')
  await expect(toast(page, 'Logout realizado com sucesso')).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/auth?next=%2Fdashboard')
})

test('whoever presses “Login” or “Inscreva-se” on a page is back there after signing in, with a role too', async ({
  page,
}) => {
  const email = freshEmail()
  await page.goto('/busca?q=prefeitura')
  await page.getByRole('link', { name: 'Inscreva-se' }).click()
  // The sign-in screen's own header forgets nothing.
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await page.getByRole('tab', { name: 'Cadastrar' }).click()
  await fillSignUp(page, email)
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page.getByRole('tab', { name: 'Entrar' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await page.getByRole('textbox', { name: 'Senha' }).fill(chosenPassword)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL('/busca?q=prefeitura')
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.waitForURL('/')

  const author = await given.author()
  await page.goto('/erramos')
  await page.getByRole('link', { name: 'Login' }).click()
  await signIn(page, author.email)
  await page.waitForURL('/erramos')
})

test('a missing field has its message beside it and nowhere else, and the first one has the focus', async ({
  page,
}) => {
  await page.goto('/auth?tab=cadastrar')
  await expect(page).toHaveTitle(/^Cadastrar\b/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page.getByText('Nome deve ter pelo menos 2 caracteres')).toHaveCount(1)
  await expect(page.getByLabel('Nome completo')).toBeFocused()
  await expect(page.getByLabel('Nome completo')).toHaveAccessibleDescription('Nome deve ter pelo menos 2 caracteres')
  await expect(page.getByText('Email inválido')).toBeVisible()
  await expect(page.getByText('Senha deve ter pelo menos 8 caracteres')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
})

test.describe('a wrong password', () => {
  test.use({ expectedErrors: [/401/] })

  test('is refused with a sentence, and the e-mail stays', async ({ page }) => {
    await page.goto('/auth')
    await signIn(page, 'leitor@portal.local', 'Errada2026')
    await expect(page.getByRole('alert').filter({ hasText: 'E-mail ou senha incorretos.' })).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue('leitor@portal.local')
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeEnabled()
  })
})

test('the session’s cookie is unreadable for scripts, new at every sign-in, and the old one ends (abuse case 24) @whole', async ({
  page,
}) => {
  const { id, email } = await newcomer()
  await signInAs(page.context(), id)
  const session = async () => (await page.context().cookies()).find(({ name }) => name === cookieName)
  const planted = await session()
  const csrf = (await (await page.request.get('/api/auth/csrf')).json()).csrfToken
  const form = { email, password: demoPassword, csrfToken: csrf, json: 'true' }
  const headers = { origin: house.url }
  expect((await page.request.post('/api/auth/callback/credentials', { form, headers })).status()).toBe(200)
  expect(await session()).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect((await session())?.value).not.toBe(planted?.value)
  expect(await db().session.count({ where: { userId: id, revokedAt: null } })).toBe(1)
})

test('a person without the right sees the reason, and forged framework headers change nothing', async ({
  page,
  request,
}) => {
  await page.goto('/create')
  await expect(page).toHaveURL('/auth?next=%2Fcreate')
  await expect(page.getByText('Você precisa estar logado para criar artigos.')).toBeVisible()
  await newcomerIn(page)
  await page.goto('/create')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Só quem faz parte da redação cria artigos.')).toBeVisible()

  const forgedHeaders: Record<string, string>[] = [
    { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
    { 'x-middleware-subrequest': 'src/middleware' },
    { 'next-router-prefetch': '1', rsc: '1' },
    { cookie: `${cookieName}=lixo` },
  ]
  for (const headers of forgedHeaders) {
    const answer = await request.get('/settings', { headers, maxRedirects: 0 })
    expect(await answer.text()).not.toContain('Informações da conta')
    expect([303, 307, 200]).toContain(answer.status())
  }
})

test('a profile is saved, and an error loses nothing', async ({ page }) => {
  await newcomerIn(page)
  await page.goto('/settings')
  await expect(page.getByText('Sem papéis atribuídos')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Nome completo').fill('Dora Q. Quaresma')
  await page.getByLabel('Endereço da foto').fill('javascript:alert(1)')
  await page.getByLabel('Biografia').fill('Cobre a cidade.')
  await expect(page.getByText('15/500 caracteres')).toBeVisible()
  const seen = page.getByRole('figure', { name: 'Como os leitores veem' })
  await expect(seen).toContainText('Dora Q. Quaresma')
  await expect(seen).toContainText('Cobre a cidade.')
  await expect(seen.getByRole('img')).toHaveCount(0)
  await expect(seen.getByRole('link')).toHaveCount(0)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('URL inválida').first()).toBeVisible()
  await expect(page.getByLabel('Biografia')).toHaveValue('Cobre a cidade.')
  await expectAccessible(page)
  await page.getByLabel('Endereço da foto').fill('')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Configurações salvas com sucesso.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Nome completo')).toHaveValue('Dora Q. Quaresma')
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await expect(page.getByRole('heading', { name: 'Olá, Dora Q. Quaresma' })).toBeVisible()
})
