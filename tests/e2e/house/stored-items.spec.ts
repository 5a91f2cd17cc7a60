import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { articlePath } from '#lib/addresses/paths.ts'
import { storedItemOf, storedItems } from '#lib/consent/stored-items.ts'
import { makeAccount, makeByline } from '#prisma/seed/factories.ts'
import { given } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
import { payButton } from '../paying/paying.ts'
import { fillSignUp, signIn } from '../support/account-forms.ts'
import { watchStores } from '../support/browser-stores.ts'
import { body, field, openTab, picture } from '../support/writing-screen.ts'

const published = async () => {
  const { article } = await given.article({ status: 'published' })
  return { ...article, path: articlePath(article) }
}

/** What people do on this site, in order. Together they store every item that the page about cookies names. */
const journeys: Record<string, (page: Page, email: string) => Promise<void>> = {
  async 'a visitor reads, sets the size of the text and the scheme, and answers the question about cookies'(page) {
    await page.goto((await published()).path)
    await page.getByRole('button', { name: 'Texto maior' }).click()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Modo escuro' }).click()
    await page.getByRole('button', { name: 'Recusar' }).click()
    await expect(page.getByRole('button', { name: 'Recusar' })).toBeHidden()
    await page.goto('/privacidade/cookies')
    await page.getByRole('main').getByRole('button', { name: 'Aceitar' }).click()
    await expect(page.getByText('Sua escolha foi guardada.')).toBeVisible()
  },
  async 'a visitor searches and reports an error'(page) {
    await page.goto('/busca?q=prefeitura')
    await page.goto((await published()).path)
    await page.getByText('Viu um erro? Comunique à redação').click()
    await page.getByLabel('O que está errado?').fill('O nome da rua está escrito errado.')
    await page.getByRole('button', { name: 'Enviar aviso' }).click()
    await expect(page.getByRole('status').getByText('Obrigado! Seu aviso chegou à redação.')).toBeVisible()
  },
  async 'a visitor goes from a locked text to the plans, chooses one and signs up'(page) {
    const { article } = await given.article({ status: 'published', fields: { visibility: 'premium' } })
    await page.goto(articlePath(article))
    await page.getByRole('link', { name: 'Conhecer os planos' }).click()
    await page.waitForURL('/pricing')
    await payButton(page, 'PIX').click()
    await fillSignUp(page, `${randomUUID()}@exemplo.local`)
    await page.getByRole('button', { name: 'Cadastrar' }).click()
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  },
  async 'begins to apply as an author'(page) {
    await page.goto('/apply-author')
    await page.getByLabel('CPF').fill('529')
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).toContain('candidatura:')
  },
  async 'asks for a code'(page, email) {
    await page.goto('/auth?tab=codigo')
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Receber um código', exact: true }).click()
    await expect(page.getByLabel('Código')).toBeVisible()
  },
  async 'somebody signs in'(page, email) {
    const challenge = page.waitForResponse('**/api/account/passkey/challenge')
    await page.goto('/auth?next=/dashboard')
    await page.getByRole('button', { name: 'Entrar com chave de acesso' }).focus()
    await challenge
    await signIn(page, email)
    await page.waitForURL('/dashboard')
  },
  async 'writes an article and uploads its cover'(page) {
    await page.goto('/create')
    await field(page, 'Título').fill(`Ponte reabre ${randomUUID().slice(0, 8)}`)
    await body(page).click()
    await page.keyboard.type('A ponte sobre o rio reabriu ontem, depois de dois meses de obra.')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'ponte.jpg', mimeType: 'image/jpeg', buffer: await picture() })
    await openTab(page, 'Capa')
    await expect(page.getByRole('slider', { name: 'Ponto focal da capa' })).toBeVisible()
  },
  async 'begins a comment'(page) {
    const { article } = await given.article()
    await page.goto(`/article/${article.id}/edit`)
    await openTab(page, 'Comentários')
    const comment = page.getByRole('region', { name: 'Comentários internos' }).getByLabel('Comentar')
    await comment.fill('Falta ouvir a prefeitura.')
    await comment.fill('')
  },
  async 'fills in a form of the administration and chooses columns of a list'(page) {
    await page.goto('/admin/jornal')
    await field(page, 'Telefone').fill('(87) 3333-4444')
    await field(page, 'Telefone').fill('')
    await page.goto('/mesa/erros')
    await page.getByRole('button', { name: 'Colunas' }).click()
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Artigo' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('columnheader', { name: 'Artigo' })).toHaveCount(0)
  },
  async 'signs out'(page) {
    await page.goto('/')
    await page.getByRole('button', { name: 'Sair' }).click()
    await page.waitForURL('/')
    await expect(page.getByText('Logout realizado com sucesso')).toBeVisible()
  },
}

/**
 * Stored only where another provider is set up (tests/e2e/accounts/other-identities.spec.ts), while a file is sent for an import, and where a
 * gift is opened (tests/e2e/paying/gifts-and-meter.spec.ts).
 */
const elsewhere = ['ceremony', 'tus::…', 'gift']

test('the page about cookies names everything that browsers hold, and nothing else @whole', async ({
  page,
  context,
}) => {
  test.slow()
  const email = `${randomUUID()}@exemplo.local`
  await makeAccount(await makeByline({ fullName: 'Dora Quaresma' }), { email, roles: ['master'] })
  const stores = await watchStores(context, page)
  const made = new Set<string>()
  for (const [journey, go] of Object.entries(journeys)) {
    await test.step(journey, () => go(page, email))
    const unknown: string[] = []
    for (const { kind, name } of await stores.found()) {
      const item =
        kind === 'cookie' || kind === 'local' || kind === 'session' ? storedItemOf(kind, name, false) : undefined
      if (item) made.add(item.name)
      else unknown.push(`${kind} ${name}`)
    }
    expect(unknown, `after “${journey}” the browser holds only what the page names`).toEqual([])
  }
  const unmade = storedItems.map(({ name }) => name).filter(name => !made.has(name) && !elsewhere.includes(name))
  expect(unmade, 'items on the page that no journey stored: remove them, or add the journey').toEqual([])

  await page.goto('/privacidade/cookies')
  for (const { name, purpose, life } of storedItems) {
    const item = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
    await expect(item).toContainText(`${purpose} Duração: ${life}.`)
  }
})
