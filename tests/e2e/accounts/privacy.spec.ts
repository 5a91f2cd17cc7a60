import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Route } from '@playwright/test'
import { unzipSync } from 'fflate'
import { system } from '#lib/actor.ts'
import { articlePath, authorPath } from '#lib/addresses/paths.ts'
import { makeAccount, makeByline } from '#prisma/seed/factories.ts'
import { db } from '#server/platform/db/db.ts'
import { eraseAccount } from '#server/privacy/commands/erase-account.ts'
import { given } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../support/account-forms.ts'
import { house } from '../support/house.ts'
import { expectFine } from '../support/looking.ts'
import { signInAs } from '../support/session.ts'

async function reader() {
  const id = await makeByline({ fullName: 'Nair Pestana' })
  const email = `nair-${randomUUID().slice(0, 8)}@exemplo.test`
  await makeAccount(id, { email })
  return { id, email }
}

test('of two browsers one ends the other, which is signed out at once @whole', async ({ page, context, browser }) => {
  const { id } = await reader()
  await signInAs(context, id)
  const elsewhere = await browser.newContext({ baseURL: house.url })
  await signInAs(elsewhere, id)
  const other = await elsewhere.newPage()
  await other.goto('/settings/aparelhos')
  await page.goto('/settings/aparelhos')
  await expect(page.getByRole('button', { name: /^Encerrar o acesso de/ })).toHaveCount(1)
  await expectFine(page)
  await page.getByRole('button', { name: /^Encerrar o acesso de/ }).click()
  await expect(page.getByText('Acesso encerrado.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Encerrar o acesso de/ })).toHaveCount(0)
  // The screen of the other browser notices when it is looked at again.
  await other.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(other.getByRole('alert').getByText('Sua sessão terminou.')).toBeVisible()
  await other.goto('/settings/aparelhos')
  await expect(other).toHaveURL('/auth?next=%2Fsettings%2Faparelhos')
  await elsewhere.close()
})

test('a person asks for their data, proves who they are, and opens the file', async ({ page, context }) => {
  const { id, email } = await reader()
  await signInAs(context, id)
  await db().session.updateMany({ where: { userId: id }, data: { provedAt: new Date(0) } })
  await page.goto('/settings/privacidade')
  await expectFine(page)
  await page.getByRole('button', { name: 'Pedir uma cópia' }).click()
  await page.getByRole('dialog').getByLabel('Senha', { exact: true }).fill('Portal2026')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Pedido recebido.')).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: 'Baixar o arquivo' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar o arquivo' }).click()
  const file = await (await arriving).path()
  const files = unzipSync(await readFile(file))
  expect(Buffer.from(files['dados/conta.json'] ?? []).toString()).toContain(email)
})

test('an account is given up, comes back within fourteen days', async ({ page, context }) => {
  const { id, email } = await reader()
  await signInAs(context, id)
  await page.goto('/settings/privacidade')
  await page.getByRole('button', { name: 'Excluir a minha conta' }).click()
  await expectFine(page)
  // On a slow line the old screen is at the sign-in form before the front page arrives.
  const late = async (route: Route) => {
    await new Promise(resolve => setTimeout(resolve, 3_000))
    await route.continue()
  }
  await page.route('/', late, { times: 1 })
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir a conta' }).click()
  await page.waitForURL('/', { waitUntil: 'commit' })
  await expect(page.getByText('Pedido recebido. Você saiu da conta em todos os aparelhos.')).toBeVisible()
  await page.goto('/settings/privacidade')
  await signIn(page, email)
  await page.waitForURL('/settings/privacidade')
  await expect(page.getByText('Sua conta será excluída em').first()).toBeVisible()
  await expectFine(page)
  await page.getByRole('button', { name: 'Cancelar a exclusão' }).click()
  await expect(page.getByText('A conta continua sua.')).toBeVisible()
  expect(await db().user.findUnique({ where: { id }, select: { eraseAt: true } })).toEqual({ eraseAt: null })
})

test('an erased author stands on no page that readers are sent, kept or new @whole', async ({ request }) => {
  const mark = `Canário ${randomUUID().slice(0, 8)}`
  const author = await given.person(['author'], mark)
  await db().profile.update({ where: { id: author.id }, data: { bio: `Biografia do ${mark}` } })
  const { article } = await given.article({ status: 'published', author })
  const paths = [
    authorPath(author.id),
    `${authorPath(author.id)}/rss.xml`,
    articlePath(article),
    '/',
    '/ultimas',
    '/rss.xml',
  ]
  const textOf = async (path: string) => (await request.get(path)).text()
  // Twice, so that the pages are kept.
  for (const path of [...paths, ...paths]) await textOf(path)
  expect(await textOf(authorPath(author.id))).toContain(`Biografia do ${mark}`)
  expect(await textOf(articlePath(article))).toContain(mark)

  await db().user.update({ where: { id: author.id }, data: { eraseAt: new Date(0), keepsByline: false } })
  await eraseAccount(system, { userId: author.id })
  for (const path of paths) await expect.poll(() => textOf(path), path).not.toContain(mark)
})
