import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { articlePath } from '#lib/addresses/paths.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
import { house } from '../support/house.ts'
import { expectFine } from '../support/looking.ts'
import { signInAs } from '../support/session.ts'

const phone = { width: 390, height: 844 }

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
const menu = (page: Page) => page.getByRole('banner').getByRole('navigation')
const byTheNewspaper = async (page: Page) => {
  await expect(page.getByRole('banner').getByText(house.name)).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Últimas', exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Planos' })).toBeVisible()
}

test('a reader’s account begins with the subscription, the newsletter and what they read', async ({ page }) => {
  const reader = await given.reader()
  const { article } = await given.article({ status: 'published' })
  await db().reading.create({
    data: { id: randomUUID(), userId: reader.id, articleId: article.id, timeSpentSeconds: 40, scrollDepthPercent: 55 },
  })
  await signInAs(page.context(), reader.id)
  await page.setViewportSize(phone)
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Minha conta', level: 1 })).toBeVisible()
  expect(await titles(page)).toEqual([
    'Assinatura Premium',
    'Newsletter',
    'Suas leituras',
    'Informações da conta',
    'Perfil público',
  ])
  const box = await page.getByRole('heading', { name: 'Assinatura Premium' }).boundingBox()
  expect(box?.y).toBeLessThan(phone.height / 2)
  await expect(page.getByRole('link', { name: article.title })).toHaveAttribute('href', articlePath(article))
  await expectFine(page)
  await byTheNewspaper(page)

  await page.getByRole('button', { name: 'Menu' }).click()
  expect((await page.locator('#menu a').allTextContents()).slice(0, 3)).toEqual(['Minha conta', 'Criar', 'Dashboard'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Receber a newsletter' }).click()
  await page.waitForURL('/newsletter/assinar/confirme')
  await page.goto('/settings')
  await expect(page.getByText('Falta confirmar')).toBeVisible()
  await db().newsletterSubscriber.update({
    where: { email: reader.email },
    data: { status: 'active', confirmedAt: new Date() },
  })
  await page.reload()
  await expect(page.getByText('Você recebe as notícias de todas as cidades: todo dia, de manhã.')).toBeVisible()
  await page.getByRole('link', { name: 'Mudar ou cancelar' }).click()
  await expect(page.getByRole('heading', { name: 'Sua newsletter' })).toBeVisible()
})

test('visitors and readers see the newspaper’s own header and footer on account screens', async ({ page, as }) => {
  for (const path of ['/auth', '/auth?tab=cadastrar', '/apply-author', '/become-master', '/convite/nada']) {
    await page.goto(path)
    await byTheNewspaper(page)
    await expectFine(page)
  }
  await as('leitor')
  for (const path of ['/settings/seguranca', '/subscription-success', '/dashboard', '/my-articles']) {
    await page.goto(path)
    await byTheNewspaper(page)
    await expectFine(page)
  }
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const before = await paper()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Modo escuro' }).click()
  expect(await paper()).not.toBe(before)
})

test('people with a role keep the newsroom’s header, and their profile first', async ({ page, as }) => {
  await as('autor')
  await page.goto('/settings')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Meus artigos' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  expect((await titles(page))[0]).toBe('Informações da conta')
})

test('what is typed while a profile is being saved stays, and the caret in it', async ({ page }) => {
  await signInAs(page.context(), (await given.reader()).id)
  await page.goto('/settings')
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/settings', async route => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  const about = page.getByLabel('Biografia')
  await about.fill('Leio jornal.')
  await about.press('Tab')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await about.press('Home')
  await about.pressSequentially('Eu: ')
  answer()
  await expect(page.getByText('Configurações salvas com sucesso.')).toBeVisible()
  await about.pressSequentially('eu! ')
  await expect(about).toHaveValue('Eu: eu! Leio jornal.')
})
