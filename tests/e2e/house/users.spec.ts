import { db } from '#server/platform/db/db.ts'
import { tokenOf } from '#server/users/invitations/invitation.ts'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'

const rolesOf = async (userId: string) =>
  (await db().userRole.findMany({ where: { userId }, orderBy: { role: 'asc' } })).map(({ role }) => role)

test('an invitation becomes an account with the role, once', async ({ page, as, context }) => {
  const email = `${crypto.randomUUID()}@exemplo.local`
  await as('master')
  await page.goto('/admin/usuarios')
  await expect(async () => {
    await page.getByRole('button', { name: 'Convidar por e-mail' }).click()
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByRole('button', { name: 'Enviar convite' }).click()
  await expect(page.getByText(`Convite enviado para ${email}.`)).toBeVisible()
  const { id } = await db().invitation.findFirstOrThrow({ where: { email } })

  await context.clearCookies()
  const link = `/convite/${tokenOf(id)}`
  await page.goto(link)
  await expectAccessible(page)
  await page.getByLabel('Nome completo').fill('Rita Prado')
  await page.getByLabel('Senha', { exact: true }).fill('Senha123')
  await page.getByRole('button', { name: 'Criar conta e aceitar' }).click()
  await expect(page.getByRole('main').getByText('Senha muito comum. Escolha outra')).toBeVisible()
  await page.getByLabel('Senha', { exact: true }).fill('Capivara9Azul')
  await page.getByRole('button', { name: 'Criar conta e aceitar' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await expect(page.getByText('Conta criada.')).toBeVisible()
  const user = await db().user.findUniqueOrThrow({ where: { email } })
  expect(await rolesOf(user.id)).toEqual(['author'])

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Este convite não vale mais' })).toBeVisible()
  await expectAccessible(page)
})

test('a master gives a role in the list, and takes it back', async ({ page, as }) => {
  const { id } = await given.reader()
  const { email } = await db().user.findUniqueOrThrow({ where: { id } })
  await as('master')
  await page.goto(`/admin/usuarios?busca=${email}`)
  await page.getByRole('button', { name: /mudar os papéis de/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Atribuir papel' }).click()
  await expect(page.locator('[data-sonner-toast]')).toContainText('Escolha um papel')
  await dialog.getByLabel('Novo papel').click()
  await page.getByRole('option', { name: 'Autor' }).click()
  await dialog.getByRole('button', { name: 'Atribuir papel' }).click()
  await expect(page.getByText('Papel atribuído.')).toBeVisible()
  expect(await rolesOf(id)).toEqual(['author'])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Remover o papel de Autor' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click()
  await expect(page.getByText('Papel removido.')).toBeVisible()
  expect(await rolesOf(id)).toEqual([])
})
