import { devices, type Page } from '@playwright/test'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import {
  configurePayments,
  forgetPages,
  makeCheckout,
  payCheckout,
  unconfigurePayments,
} from '../../support/premium/payments.ts'
import { paidPart, premiumArticle, setPricing } from '../../support/premium/premium.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { house } from '../support/house.ts'
import { signInAs } from '../support/session.ts'

/** Marks the document: a page that was loaded again has no mark. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true))
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true)

/** Waits until the shared plans page shows, or no longer shows, a text: another process learns of keys within ten seconds. */
const untilPlans = (text: string, shown = true) =>
  expect
    .poll(async () => {
      await forgetPages()
      return (await (await fetch(`${house.url}/pricing`)).text()).includes(text)
    })
    .toBe(shown)

const notActive = 'Os pagamentos ainda não estão ativados neste portal.'

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  await setPricing({})
  await configurePayments()
  // Of both providers: another test may have left one for a moment.
  await untilPlans('Boleto bancário')
})
test.afterAll(async () => {
  await unconfigurePayments()
  await db().siteSetting.deleteMany({ where: { key: 'pricing' } })
  await untilPlans(notActive)
})

for (const [name, use] of [
  ['desk', {}],
  ['phone', devices['Pixel 7']],
] as const) {
  test.describe(`the plans on a ${name}`, () => {
    const { defaultBrowserType: _, ...shape } = { defaultBrowserType: '', ...use }
    test.use(shape)

    test('show how to pay, and lead a signed-out reader to the sign-in and back', async ({ page, visit }) => {
      await visit('/pricing')
      await expect(page.getByText(notActive)).toHaveCount(0)
      await expect(page.getByText('Pagamentos em modo de teste.')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Cartão internacional' })).toBeVisible()
      await page.getByRole('radio', { name: 'Mercado Pago' }).check()
      await expect(page.getByRole('heading', { name: 'Cartão internacional' })).toBeHidden()
      for (const method of ['PIX', 'Boleto bancário', 'Cartão nacional'])
        await expect(page.getByRole('heading', { name: method, exact: true })).toBeVisible()
      await page.getByText('Quais são as formas de pagamento?').click()
      await expect(page.getByText('Hoje: cartão internacional, PIX, boleto e cartão nacional.')).toBeVisible()
      await page.screenshot({ path: `test-results/pricing-${name}.png`, fullPage: true })
      await page.getByRole('button', { name: /Assinar – R\$\s50,00\s*, PIX/ }).click()
      await expect(page).toHaveURL('/auth?next=%2Fpricing')
      await expect(page.getByText('Faça login. Você precisa estar logado para assinar.')).toBeVisible()
    })
  })
}

test('the yearly plan stands beside the monthly one, with what it saves', async ({ page, visit }) => {
  await setPricing({ yearlyCents: 48_000 })
  await untilPlans('480,00')
  await visit('/pricing')
  const premium = page.getByRole('region', { name: 'Plano Premium' })
  await expect(premium.getByRole('term')).toHaveText(['Plano mensal', 'Plano anual'])
  await expect(premium.getByText(/Sai a R\$\s40,00 por mês: 20% menos que o mensal\./)).toBeVisible()
  await expect(page.getByRole('button', { name: /Anual – R\$\s480,00\s*, Cartão internacional/ })).toBeVisible()
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')['@graph'][0].offers.map((offer: { price: string }) => offer.price)).toEqual([
    '50.00',
    '480.00',
  ])
  await setPricing({})
  await untilPlans('480,00', false)
})

test('works without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: house.url })
  const page = await context.newPage()
  await page.goto('/pricing')
  await page.getByRole('radio', { name: 'Mercado Pago' }).check()
  await expect(page.getByRole('heading', { name: 'PIX', exact: true })).toBeVisible()
  await page.getByRole('button', { name: /Cartão nacional/ }).click()
  await expect(page).toHaveURL('/auth?next=%2Fpricing')
  await context.close()
})

test('a signed-in reader pays in a new tab; a boleto asks for its payer; the offers go once it is paid', async ({
  page,
  visit,
}) => {
  const reader = await given.reader()
  await signInAs(page.context(), reader.id)
  await visit('/pricing')
  await mark(page)
  await expect(page.locator('form[action="/api/create-checkout"]')).toHaveAttribute('target', '_blank')
  await page.getByRole('radio', { name: 'Mercado Pago' }).check()
  await page.getByText('Pagar com boleto').click()
  await expect(page.getByLabel('CPF')).toBeVisible()
  await expectAccessible(page)
  await payCheckout(reader.id)
  await expect(page.getByRole('heading', { name: 'Você já é assinante', level: 1 })).toBeVisible({ timeout: 3_000 })
  expect(await isMarked(page)).toBe(true)
  await expectAccessible(page)
})

test('a prepaid period may be renewed in its last week, and an overdue one paid otherwise', async ({ page }) => {
  const subscriber = await given.subscriber({ end: new Date(Date.now() + 6 * 24 * 60 * 60 * 1000) })
  await signInAs(page.context(), subscriber.id)
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { name: 'Você já é assinante' })).toBeVisible()
  await expect(page.locator('form[action^="/api/create"]')).toHaveCount(0)
  await db().subscription.updateMany({ where: { userId: subscriber.id }, data: { method: 'pix', renews: false } })
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { name: 'Renovar agora' })).toBeVisible()
  await db().subscription.updateMany({ where: { userId: subscriber.id }, data: { status: 'past_due', method: 'card' } })
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { name: 'Pagar de outra forma' })).toBeVisible()
  await expectAccessible(page)
})

test('a locked article opens by itself within two seconds after its reader paid', async ({ page }) => {
  const [reader, { slug }] = [await given.reader(), await premiumArticle()]
  await signInAs(page.context(), reader.id)
  const listening = page.waitForResponse('/api/stream/subscription')
  await page.goto(`/londrina-pr/${slug}`)
  await expect(page.getByText('Continue lendo com o Premium')).toBeVisible()
  await mark(page)
  await listening
  await payCheckout(reader.id)
  await expect(page.getByText(paidPart).first()).toBeVisible({ timeout: 2_000 })
  await expect(page.getByText('Sua assinatura está ativa. Boa leitura!')).toBeVisible()
  await expect(page.getByText('Continue lendo com o Premium')).toHaveCount(0)
  expect(await isMarked(page)).toBe(true)
  // The new part has its listeners.
  await page
    .getByRole('button', { name: /maior|grande/i })
    .first()
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-text', 'large')
  await expectAccessible(page)
})

test.describe('the page after paying', () => {
  test('asks a signed-out reader to sign in, and keeps the address', async ({ page }) => {
    await page.goto('/subscription-success?pagamento=1')
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent('/subscription-success?pagamento=1')}`)
  })

  test('shows a PIX with its code, and turns into the welcome when it is paid', async ({ page }) => {
    const reader = await given.reader()
    const checkout = await makeCheckout({ userId: reader.id, method: 'pix' })
    await signInAs(page.context(), reader.id)
    const listening = page.waitForResponse('/api/stream/subscription')
    await page.goto(`/subscription-success?pagamento=${checkout}`)
    await expect(page.getByRole('heading', { name: 'Pague com PIX', level: 1 })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Código QR do PIX' })).toBeVisible()
    await expect(page.getByLabel('PIX copia e cola')).toHaveValue(/^00020126/)
    await expect(page.getByRole('timer')).toHaveText(/^(29|30):\d\d$/)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copiar código PIX' }).click()
    await expect(page.getByText('Código copiado')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^00020126/)
    await expectAccessible(page)
    await page.screenshot({ path: 'test-results/pix.png', fullPage: true })
    await mark(page)
    await listening
    await payCheckout(reader.id, checkout)
    await expect(page.getByRole('heading', { name: 'Bem-vindo ao Premium!', level: 1 })).toBeVisible({ timeout: 6_000 })
    expect(await isMarked(page)).toBe(true)
    await expect(page.getByRole('link', { name: 'Ler as notícias' })).toHaveAttribute('href', '/')
    await expect(page.getByRole('link', { name: 'Ver a minha conta' })).toHaveAttribute('href', '/settings')
    await expectAccessible(page)
  })

  test('waits two seconds before it says that the payment is still being processed, and looks again', async ({
    page,
  }) => {
    const reader = await given.reader()
    await signInAs(page.context(), reader.id)
    await page.goto('/subscription-success?session_id=cs_test_unknown')
    await expect(page.getByText('Confirmando o seu pagamento…')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Processando Assinatura', level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Voltar ao Início' })).toHaveAttribute('href', '/')
    await expectAccessible(page)
    await mark(page)
    await page.getByRole('link', { name: 'Verificar Novamente' }).click()
    await expect.poll(() => isMarked(page)).toBe(false)
    await payCheckout(reader.id)
    await expect(page.getByRole('heading', { name: 'Bem-vindo ao Premium!' })).toBeVisible()
  })

  test('shows a stranger’s checkout as an unknown one', async ({ page }) => {
    const [owner, stranger] = [await given.reader(), await given.reader()]
    const checkout = await makeCheckout({ userId: owner.id, method: 'pix' })
    const { providerId } = await db().checkout.findUniqueOrThrow({ where: { id: checkout } })
    await signInAs(page.context(), stranger.id)
    const textAt = async (query: string) => {
      await page.goto(`/subscription-success?${query}`)
      await expect(page.getByRole('heading', { name: 'Processando Assinatura' })).toBeVisible()
      return page.locator('main').textContent()
    }
    const unknown = await textAt(`pagamento=${crypto.randomUUID()}`)
    for (const query of [
      `pagamento=${checkout}`,
      `session_id=${providerId}`,
      'pagamento=%00',
      'pagamento=a&pagamento=b',
    ])
      expect(await textAt(query), query).toBe(unknown)
  })

  test('shows a boleto with its line and due date; an expired PIX begins anew with one click', async ({
    page,
    visit,
  }) => {
    const reader = await given.reader()
    await signInAs(page.context(), reader.id)
    const line = '23793381286000000000300000000409000000000005000'
    const boleto = await makeCheckout({ userId: reader.id, method: 'boleto', code: line })
    await visit(`/subscription-success?pagamento=${boleto}`)
    await expect(page.getByText('1 de dezembro de 2026')).toBeVisible()
    await expect(page.getByLabel('Linha digitável')).toHaveValue(line)
    await expect(page.getByRole('link', { name: 'Abrir o boleto' })).toHaveAttribute('target', '_blank')
    const expired = await makeCheckout({ userId: reader.id, method: 'pix', plan: 'yearly', expiresAt: new Date(0) })
    await visit(`/subscription-success?pagamento=${expired}`)
    await expect(page.getByRole('heading', { name: 'O código expirou' })).toBeVisible()
    const form = page.locator('form[action="/api/create-mercadopago-checkout"]')
    await expect(form.locator('input[name=plan]')).toHaveValue('yearly')
    await expect(form.getByRole('button', { name: 'Gerar novo código PIX' })).toBeVisible()
  })
})

test('without keys nothing is offered, and a master reads why', async ({ page, as }) => {
  await unconfigurePayments()
  await untilPlans(notActive)
  await page.goto('/pricing')
  await expect(page.getByText(notActive).first()).toBeVisible()
  await expect(page.locator('form[action^="/api/create"]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Configurar pagamentos' })).toHaveCount(0)
  await as('master')
  await page.goto('/pricing')
  await expect(page.getByRole('link', { name: 'Configurar pagamentos' })).toHaveAttribute('href', '/admin/pagamentos')
  await expectAccessible(page)
  await configurePayments()
})
