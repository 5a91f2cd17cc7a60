import { given } from '../../support/given.ts'
import { makeCheckout, payCheckout } from '../../support/premium/payments.ts'
import { paidPart, premiumArticle } from '../../support/premium/premium.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { signInAs } from '../support/session.ts'
import { cardButton, signUpBefore, someDevices } from './paying.ts'

for (const [device, shape] of Object.entries(someDevices)) {
  test.describe(`the plans on a ${device}`, () => {
    test.use(shape)

    test('show how to pay, and lead a signed-out reader to the sign-up', async ({ page, visit }) => {
      await visit('/pricing')
      await expect(page.getByText('Pagamentos em modo de teste.')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'PIX', exact: true })).toBeVisible()
      await page.getByRole('radio', { name: 'Cartão internacional' }).check()
      await expect(page.getByRole('heading', { name: 'Cartão internacional' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'PIX', exact: true })).toBeHidden()
      await page.getByRole('radio', { name: 'PIX, boleto e cartão nacional' }).check()
      for (const method of ['PIX', 'Boleto bancário', 'Cartão nacional'])
        await expect(page.getByRole('heading', { name: method, exact: true })).toBeVisible()
      await page.getByText('Quais são as formas de pagamento?').click()
      await expect(page.getByText('Hoje: cartão internacional, PIX, boleto e cartão nacional.')).toBeVisible()
      await (await cardButton(page)).click()
      await expect(page).toHaveURL(signUpBefore('stripe'))
      await expect(page.getByText('Faça login. Você precisa estar logado para assinar.')).toBeVisible()
    })
  })
}

test('a locked article opens by itself, by a message, after its reader paid', async ({ page }) => {
  const [reader, { slug }] = [await given.reader(), await premiumArticle()]
  await signInAs(page.context(), reader.id)
  const listening = page.waitForResponse('/api/stream/subscription')
  await page.goto(`/londrina-pr/${slug}`)
  await expect(page.getByText('Continue lendo com o Premium')).toBeVisible()
  // A page that was loaded again has no mark.
  await page.evaluate(() => Reflect.set(window, 'marked', true))
  await listening
  await payCheckout(reader.id)
  // Within two seconds on a machine of its own; here other tests run beside it. Asking, once a minute, would be too late.
  await expect(page.getByText(paidPart).first()).toBeVisible({ timeout: 8_000 })
  await expect(page.getByText('Sua assinatura está ativa. Boa leitura!')).toBeVisible()
  await expect(page.getByText('Continue lendo com o Premium')).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true)
  // The new part has its listeners.
  await page
    .getByRole('button', { name: /maior|grande/i })
    .first()
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-text', 'large')
  await expectAccessible(page)
})

test('the page after paying waits two seconds before it says that the payment is still being processed, and looks again @whole', async ({
  page,
}) => {
  const reader = await given.reader()
  await signInAs(page.context(), reader.id)
  const checkout = await makeCheckout({ userId: reader.id, method: 'card' })
  await page.goto(`/subscription-success?pagamento=${checkout}`)
  await expect(page.getByText('Confirmando o seu pagamento…')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Processando Assinatura', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voltar ao Início' })).toHaveAttribute('href', '/')
  await expectAccessible(page)
  const loaded = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Verificar Novamente' }).click()
  await loaded
  await payCheckout(reader.id)
  await expect(page.getByRole('heading', { name: 'Bem-vindo ao Premium!' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ler as notícias' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'Gerenciar assinatura' })).toHaveAttribute('href', '/settings')
})
