import { db } from '#server/platform/db/db.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { atMercadoPago } from '../support/doubles.ts'
import { overflow } from '../support/looking.ts'
import { checkoutOf, lettersWith, ownSubscription, payButton, payCode, readerAtPlans, someDevices } from './paying.ts'

for (const [device, shape] of Object.entries(someDevices)) {
  test.describe(`on a ${device}`, () => {
    test.use({ ...shape, permissions: ['clipboard-read', 'clipboard-write'] })

    test('a PIX: shown, copied, found again, paid while the page is open, and given back', async ({ page }) => {
      const reader = await readerAtPlans(page)
      await page.getByRole('radio', { name: 'PIX, boleto e cartão nacional' }).check()
      await payButton(page, 'PIX').click()
      await expect(page.getByRole('heading', { name: 'Pague com PIX', level: 1 })).toBeVisible()
      await expect(page.getByRole('img', { name: 'Código QR do PIX' })).toBeVisible()
      await page.getByRole('button', { name: 'Copiar código PIX' }).click()
      await expect(page.getByText('Código copiado')).toBeVisible()
      const code = await page.getByLabel('PIX copia e cola').inputValue()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
      expect(await overflow(page)).toBe(0)
      await expectAccessible(page)

      await page.goto(ownSubscription)
      await page.getByRole('link', { name: 'Ver o código PIX' }).click()
      await expect(page.getByLabel('PIX copia e cola')).toHaveValue(code)
      await payCode(reader.id)
      await expect(page.getByRole('heading', { name: 'Bem-vindo ao Premium!', level: 1 })).toBeVisible()
      await page.getByRole('link', { name: 'Gerenciar assinatura' }).click()
      await page.getByRole('link', { name: 'Gerenciar assinatura' }).click()
      await expect(page.getByText('Nada é cobrado automaticamente: avisaremos antes do fim.')).toBeVisible()
      await page.getByRole('button', { name: 'Pedir o dinheiro de volta' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Pedir o dinheiro de volta' }).click()
      await expect(page.getByText('Devolvido', { exact: true })).toBeVisible()
    })
  })
}

test('a PIX that is paid after its tab was closed opens everything, and no second one is offered @whole', async ({
  page,
}) => {
  const reader = await readerAtPlans(page)
  await page.evaluate(() => fetch('/api/create-mercadopago-checkout', { method: 'POST' }))
  await page.goto('about:blank')
  await payCode(reader.id)
  await page.goto(ownSubscription)
  await expect(page.getByText('Ativa', { exact: true })).toBeVisible()
  const first = await checkoutOf(reader.id)
  // Somebody who paid subscribes no second time by mistake.
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { name: 'Você já é assinante' })).toBeVisible()
  await expect(page.locator('form[action^="/api/create"]')).toHaveCount(0)
  await page.goto(`/subscription-success?pagamento=${first.id}`)
  await expect(page.getByRole('heading', { name: 'Bem-vindo ao Premium!' })).toBeVisible()
})

test('a PIX of another amount opens nothing, and nobody is told that nothing was charged @whole', async ({ page }) => {
  const reader = await readerAtPlans(page)
  await page.getByRole('radio', { name: 'PIX, boleto e cartão nacional' }).check()
  await payButton(page, 'PIX').click()
  await expect(page.getByRole('heading', { name: 'Pague com PIX' })).toBeVisible()
  await payCode(reader.id, { amount: 40 })
  await expect(page.getByRole('heading', { name: 'Recebemos um pagamento diferente', level: 1 })).toBeVisible()
  await expect(
    page.getByText(/Recebemos R\$\s40,00, mas o acesso não foi aberto: o valor não é o da compra/),
  ).toBeVisible()
  await expect(page.getByText('Nada foi cobrado')).toHaveCount(0)
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Tentar de novo' })).toHaveAttribute('href', '/pricing#pagamento')
  await page.goto(ownSubscription)
  await expect(page.getByText(/Recebemos R\$\s40,00, mas o acesso não foi aberto/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tentar de novo' })).toBeVisible()
  // Nothing that a subscription would have: it never began.
  await expect(page.getByRole('button', { name: /Cancelar|Pagar|Mudar/ })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Escrever ao jornal' }).click()
  await expect(page).toHaveURL('/settings/ajuda')
})

for (const [device, shape] of Object.entries(someDevices)) {
  test.describe(`on a ${device}`, () => {
    test.use(shape)

    test('a PIX that expires while the page is open begins anew with one click @whole', async ({ page }) => {
      const reader = await readerAtPlans(page)
      await page.getByRole('radio', { name: 'PIX, boleto e cartão nacional' }).check()
      await payButton(page, 'PIX').click()
      await expect(page.getByRole('heading', { name: 'Pague com PIX' })).toBeVisible()
      const { id, providerId } = await checkoutOf(reader.id)
      await atMercadoPago('expire', { id: providerId })
      await expect(page.getByRole('heading', { name: 'O código expirou', level: 1 })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Gerar novo código PIX' }).click()
      await expect(page.getByRole('heading', { name: 'Pague com PIX' })).toBeVisible()
      await expect(page).not.toHaveURL(new RegExp(id))
    })
  })
}

test.describe('a period paid by PIX', () => {
  /** A reader who paid a month by PIX some days ago, at their subscription. */
  async function payer(page: Parameters<typeof readerAtPlans>[0], daysAgo: number) {
    const reader = await readerAtPlans(page)
    await page.evaluate(() => fetch('/api/create-mercadopago-checkout', { method: 'POST' }))
    await payCode(reader.id, { daysAgo })
    await expect.poll(() => db().ledgerEntry.count({ where: { subscription: { userId: reader.id } } })).toBe(1)
    await page.goto(ownSubscription)
    return reader
  }

  test('is renewed in its last week @whole', async ({ page }) => {
    const reader = await payer(page, 26)
    await expect(page.getByText('Ativa', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Pagar o próximo período com PIX' }).click()
    await expect(page.getByRole('heading', { name: 'Pague com PIX' })).toBeVisible()
    await payCode(reader.id)
    await expect(page.getByRole('heading', { name: 'Bem-vindo ao Premium!' })).toBeVisible()
    await page.goto(ownSubscription)
    await expect(page.getByRole('table', { name: 'Recibos' }).getByRole('row', { name: /Pagamento/ })).toHaveCount(2)
    await expect.poll(() => lettersWith(reader.email, 'seu pagamento foi confirmado')).toBe(1)
  })

  test('opens everything for seven days more, and is paid late @whole', async ({ page }) => {
    await payer(page, 33)
    await expect(page.getByText('Atrasada', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pagar o próximo período com PIX' })).toBeVisible()
    await expectAccessible(page)
  })

  test('changes its plan for the next one, and is cancelled and taken back @whole', async ({ page }) => {
    await payer(page, 10)
    await page.getByRole('button', { name: 'Pagar um ano na próxima vez' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('O próximo pagamento, a partir de')
    await question.getByRole('button', { name: 'Pagar um ano na próxima vez' }).click()
    await expect(page.getByText('Próximo pagamento', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Cancelar assinatura' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar assinatura' }).click()
    await expect(page.getByText('Cancelada', { exact: true })).toBeVisible()
    await expect(page.getByText('Próximo pagamento', { exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Continuar assinando' }).click()
    await expect(page.getByText('Ativa', { exact: true })).toBeVisible()
  })
})

for (const [device, shape] of Object.entries(someDevices)) {
  test.describe(`a boleto on a ${device}`, () => {
    test.use(shape)
    test.use({ expectedErrors: [/400/] })

    test('keeps what was typed when it is refused; is paid days later, or expires', async ({ page }) => {
      const reader = await readerAtPlans(page)
      await page.getByRole('radio', { name: 'PIX, boleto e cartão nacional' }).check()
      await page.getByText('Pagar com boleto').click()
      const fields = {
        'Nome completo': 'Ana Souza',
        CPF: '111.111.111-12',
        CEP: '86010-000',
        Rua: 'Rua Sergipe',
        Número: '10',
        Bairro: 'Centro',
        Cidade: 'Londrina',
      }
      for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
      await page.getByLabel('Estado').selectOption('PR')
      await payButton(page, 'boleto').click()
      const cpf = page.getByLabel('CPF')
      await expect(cpf).toBeFocused()
      expect(await cpf.evaluate((field: HTMLInputElement) => field.validationMessage)).toBe(
        'CPF inválido: confira os números',
      )
      expect(page.context().pages()).toHaveLength(1)
      await expect(page.getByLabel('Rua')).toHaveValue('Rua Sergipe')
      await expectAccessible(page)

      await cpf.fill('529.982.247-25')
      await payButton(page, 'boleto').click()
      await expect(page.getByRole('heading', { name: 'Pague o boleto', level: 1 })).toBeVisible()
      await expect(page.getByText('Vencimento:')).toBeVisible()
      await expect(page.getByLabel('Linha digitável')).toHaveValue(/^\d{47}$/)
      expect(await overflow(page)).toBe(0)
      await expectAccessible(page)
      const { id, providerId } = await checkoutOf(reader.id)
      await page.goto(ownSubscription)
      await expect(page.getByRole('link', { name: 'Ver o boleto' })).toBeVisible()
      await atMercadoPago('expire', { id: providerId })
      await expect(page.getByText('Pagamento em aberto')).toHaveCount(0)
      await page.goto(`/subscription-success?pagamento=${id}`)
      await expect(page.getByRole('heading', { name: 'O boleto venceu', level: 1 })).toBeVisible()
    })

    test('is paid at a bank and opens everything @whole', async ({ page }) => {
      const reader = await readerAtPlans(page)
      const payer = { name: 'Ana Souza', cpf: '52998224725', zip: '86010000', street: 'Rua A', number: '1' }
      const rest = { neighbourhood: 'Centro', city: 'Londrina', state: 'PR', method: 'boleto', plan: 'monthly' }
      const { url } = await page.evaluate(
        async body =>
          (await fetch('/api/create-mercadopago-checkout', { method: 'POST', body: new URLSearchParams(body) })).json(),
        { ...payer, ...rest },
      )
      await page.goto(url)
      await expect(page.getByRole('heading', { name: 'Pague o boleto' })).toBeVisible()
      await payCode(reader.id)
      await expect(page.getByRole('heading', { name: 'Bem-vindo ao Premium!' })).toBeVisible()
    })
  })
}
