import { paidPart, premiumArticle } from '../../support/premium/premium.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { atMercadoPago } from '../support/doubles.ts'
import { overflow } from '../support/looking.ts'
import {
  cardButton,
  checkoutOf,
  lettersWith,
  ownSubscription,
  payButton,
  paySession,
  readerAtPlans,
  someDevices,
  tabOf,
} from './paying.ts'

for (const [device, shape] of Object.entries(someDevices)) {
  test.describe(`on a ${device}`, () => {
    test.use(shape)

    test('a card at Stripe: refused, paid, another plan, cancelled, taken back, given back', async ({ page }) => {
      test.slow()
      const { slug } = await premiumArticle()
      const reader = await readerAtPlans(page)
      const tab = await tabOf(page, await cardButton(page))
      await tab.getByRole('button', { name: 'Cartão recusado' }).click()
      await expect(tab.getByRole('alert')).toContainText('Seu cartão foi recusado')
      await tab.getByRole('button', { name: 'Pagar', exact: true }).click()
      await expect(tab.getByRole('heading', { name: 'Bem-vindo ao Premium!', level: 1 })).toBeVisible()
      // The page that the reader came from has learned of it by itself.
      await expect(page.getByRole('heading', { name: 'Você já é assinante', level: 1 })).toBeVisible()
      await tab.close()

      await page.goto(ownSubscription)
      await expect(page.getByText('Ativa', { exact: true })).toBeVisible()
      await expect(page.getByText('Próxima cobrança')).toBeVisible()
      const portal = await tabOf(page, page.getByRole('button', { name: 'Trocar cartão e ver faturas' }))
      await expect(portal.getByRole('heading', { name: 'Cartão e recibos' })).toBeVisible()
      await portal.close()

      await page.getByRole('button', { name: 'Mudar para o plano anual' }).click()
      const question = page.getByRole('alertdialog', { name: 'Mudar para o plano anual?' })
      await expect(question).toContainText('O novo plano, R$\u00a0500,00 por ano, começa agora.')
      await expect(question).toContainText('Hoje serão cobrados R$\u00a0450,00 no cartão.')
      for (const button of await question.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 })
      await question.getByRole('button', { name: 'Mudar para o plano anual' }).click()
      await expect(page.getByText('Premium anual, R$\u00a0500,00 por ano')).toBeVisible()
      await page.getByRole('button', { name: 'Mudar para o plano mensal' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Mudar para o plano mensal' }).click()
      await expect(page.getByText('Premium mensal, R$\u00a050,00 por mês')).toBeVisible()

      await page.getByRole('button', { name: 'Cancelar assinatura' }).click()
      const dialog = page.getByRole('dialog', { name: 'Cancelar a assinatura?' })
      await expect(dialog).toContainText('Você continua lendo tudo até')
      await dialog.getByRole('button', { name: 'Cancelar assinatura' }).click()
      await expect(page.getByText('Cancelada', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Continuar assinando' }).click()
      await expect(page.getByText('Ativa', { exact: true })).toBeVisible()
      expect(await overflow(page)).toBe(0)
      await expectAccessible(page)

      await page.getByRole('button', { name: 'Pedir o dinheiro de volta' }).click()
      const refund = page.getByRole('alertdialog', { name: 'Pedir o dinheiro de volta?' })
      await expect(refund).toContainText('Você pode desistir até')
      await refund.getByRole('button', { name: 'Pedir o dinheiro de volta' }).click()
      await expect(page.getByText(/Protocolo \d{4}-\d{6}/).first()).toBeVisible()
      await expect(page.getByText('Devolvido', { exact: true }).first()).toBeVisible()
      await expect(page.getByText('Em andamento', { exact: true })).toHaveCount(0)
      await expectAccessible(page)
      await page.goto(`/londrina-pr/${slug}`)
      await expect(page.getByText('Continue lendo com o Premium')).toBeVisible()
      await expect(page.getByText(paidPart)).toHaveCount(0)
      for (const words of ['Obrigado por assinar', 'Mudou de ideia?', 'Sua assinatura continua', 'Devolvemos'])
        await expect.poll(() => lettersWith(reader.email, words), words).toBeGreaterThan(0)
    })
  })
}

test('a card at Mercado Pago: refused, accepted, and entered anew for another plan', async ({ page }) => {
  const reader = await readerAtPlans(page)
  await page.getByRole('radio', { name: 'PIX, boleto e cartão nacional' }).check()
  const tab = await tabOf(page, payButton(page, 'Cartão nacional'))
  await tab.getByRole('button', { name: 'Usar um cartão recusado' }).click()
  await expect(tab.getByText('Situação: à espera do pagamento')).toBeVisible()
  await tab.getByRole('button', { name: 'Autorizar com um cartão aceito' }).click()
  await expect(tab.getByRole('heading', { name: 'Bem-vindo ao Premium!' })).toBeVisible()
  await tab.close()

  await page.goto(ownSubscription)
  await expect(page.getByText('Cartão, pelo Mercado Pago')).toBeVisible()
  await expect(page.getByText('Troque o cartão na sua conta do Mercado Pago')).toBeVisible()
  await page.getByRole('button', { name: 'Mudar para o plano anual' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mudar para o plano anual' }).click()
  await page.waitForURL(/\/assinar\//)
  // Not confirmed yet: the old plan is charged no more, and the screen says what to do.
  await page.goto(ownSubscription)
  await expect(page.getByText(/Falta confirmar o cartão para o plano anual\. Sem isso, o plano de agora/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continuar o pagamento' })).toBeVisible()
  await expectAccessible(page)
  const { providerId } = await checkoutOf(reader.id)
  await atMercadoPago('authorize', { id: providerId })
  await expect(page.getByText('Pagamento em aberto')).toHaveCount(0)
  await expect(page.getByText(/Premium anual, R\$\s500,00 por ano, a partir de/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Desistir do plano anual' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desistir do plano anual' }).click()
  await expect(page.getByText('Próximo plano')).toHaveCount(0)
  await page.getByRole('button', { name: 'Continuar assinando' }).click()
  await expect(page.getByText('Ativa', { exact: true })).toBeVisible()
})

for (const [device, shape] of Object.entries(someDevices)) {
  test.describe(`on a ${device}`, () => {
    test.use(shape)

    test('a charge that fails on renewal: days of grace, another way to pay, and a mended card @whole', async ({
      page,
    }) => {
      const reader = await readerAtPlans(page)
      await page.evaluate(() => fetch('/api/create-checkout', { method: 'POST' }))
      await paySession(reader.id, 'fails-later', 32)
      await page.goto(ownSubscription)
      await expect(page.getByText('Atrasada', { exact: true })).toBeVisible()
      await expect(page.getByText(/Não conseguimos cobrar o último pagamento\. Você lê tudo até/)).toBeVisible()
      await expect(page.getByText('O prazo de 7 dias para pedir o dinheiro de volta terminou em')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Pedir o dinheiro de volta' })).toHaveCount(0)
      await expectAccessible(page)
      const { slug } = await premiumArticle()
      await page.goto(`/londrina-pr/${slug}`)
      await expect(page.getByText(paidPart).first()).toBeVisible()

      await page.goto(ownSubscription)
      await page.getByRole('link', { name: 'Pagar de outra forma' }).click()
      await expect(page.getByRole('heading', { name: 'Pagar de outra forma' })).toBeVisible()
      await page.goto(ownSubscription)
      const portal = await tabOf(page, page.getByRole('button', { name: 'Trocar cartão e ver faturas' }))
      await portal.getByRole('button', { name: 'Usar um cartão em ordem' }).click()
      await expect(page.getByText('Ativa', { exact: true })).toBeVisible()
      await expect(page.getByText('Próxima cobrança')).toBeVisible()
    })
  })
}
