import { expect, test } from '../fixtures.ts'
import { house } from '../support/house.ts'

test('a stranger finds the contact form in the footer, writes without a script and reads the protocol', async ({
  browser,
  page,
  as,
  visit,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: house.url })
  const reader = await context.newPage()
  const subject = `Pedido de resposta ${Date.now()}`
  await reader.goto('/')
  const footer = reader.getByRole('navigation', { name: 'Rodapé' })
  for (const name of ['Termos de uso', 'Política de privacidade'])
    await expect(footer.getByRole('link', { name })).toBeVisible()
  await footer.getByRole('link', { name: 'Fale com o jornal' }).click()
  await expect(reader.locator('main')).not.toContainText('informar')
  await reader.getByLabel('Seu nome').fill('Ana Souza')
  await reader.getByLabel('Seu e-mail').fill(`${crypto.randomUUID()}@exemplo.local`)
  await reader.getByLabel('Assunto').fill(subject)
  await reader.getByLabel('Mensagem').fill('A nota de ontem cita a minha loja, e ninguém me procurou.')
  await reader.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(reader.getByRole('heading', { name: 'Recebemos sua mensagem' })).toBeVisible()
  const protocol = (await reader.locator('main strong').textContent()) ?? ''
  expect(reader.url()).toBe(`${house.url}/contato/${protocol}`)
  await context.close()

  await as('master')
  await visit(`/admin/mensagens?busca=${protocol}`)
  await expect(page.getByRole('row', { name: subject })).toContainText('Escreveu sem conta')
})

test('who is signed in writes in the account; a made-up protocol is no page', async ({ page, as, visit }) => {
  await visit('/contato')
  await visit('/contato/2026-000001')
  expect((await fetch(`${house.url}/contato/nada`)).status).toBe(404)
  await as('leitor')
  await page.goto('/contato')
  await page.getByRole('link', { name: 'Escrever ao jornal' }).click()
  await expect(page).toHaveURL('/settings/ajuda')
})

test('the header offers “Assinar” to who does not subscribe, on one line of a phone', async ({ page, as, visit }) => {
  const header = page.getByRole('navigation', { name: 'Principal' })
  const offer = header.getByRole('link', { name: 'Assinar' })
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await visit('/')
    await expect(offer).toBeVisible()
    expect((await header.boundingBox())?.height).toBeLessThan(64)
    expect(await header.evaluate(line => line.scrollWidth)).toBe(width)
  }
  // On a phone an author has it in the menu.
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const [role, count] of [
    ['leitor', 1],
    ['autor', 1],
    ['assinante', 0],
    ['editor', 0],
  ] as const) {
    await as(role)
    await page.goto('/')
    await expect(offer).toHaveCount(count)
    expect(await header.evaluate(line => line.scrollWidth)).toBe(1280)
  }
})

test('terms and privacy stand where one signs up', async ({ page, visit }) => {
  await visit('/auth?tab=cadastrar')
  for (const [name, path] of [
    ['termos de uso', '/termos'],
    ['política de privacidade', '/privacidade'],
  ] as const)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)
})
