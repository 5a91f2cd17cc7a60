import type { Locator } from '@playwright/test'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { atMercadoPago } from '../support/doubles.ts'
import { overflow } from '../support/looking.ts'
import { checkoutOf, fillBoleto, ownSubscription, payButton, payCode, readerAtPlans, someDevices } from './paying.ts'

/** Where an element begins on its page. */
const topOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.y ?? Number.NaN

for (const [device, shape] of Object.entries(someDevices)) {
  test.describe(`on a ${device}`, () => {
    test.use({ ...shape, permissions: ['clipboard-read', 'clipboard-write'] })

    test('a PIX: shown, copied, found again, paid while the page is open, and given back', async ({ page }) => {
      const reader = await readerAtPlans(page)
      await page.getByRole('radio', { name: 'PIX, boleto e cartão nacional' }).check()
      await payButton(page, 'PIX').click()
      await expect(page.getByRole('heading', { name: 'Pague com PIX', level: 1 })).toBeVisible()
      await expect(page.getByRole('img', { name: 'Código QR do PIX' })).toBeVisible()
      const copy = page.getByRole('button', { name: 'Copiar código PIX' })
      expect(await topOf(copy)).toBeLessThan(await topOf(page.getByRole('img', { name: 'Código QR do PIX' })))
      await expect(page.getByText(/O código vale até amanhã, \d{1,2}h\d{2}\./)).toBeVisible()
      await copy.click()
      await expect(page.getByText('Código copiado')).toBeVisible()
      const code = await page.getByLabel('PIX copia e cola').inputValue()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
      expect(await overflow(page)).toBe(0)
      await expectAccessible(page)

      await page.goto(ownSubscription)
      await page.getByRole('link', { name: 'Ver o código PIX' }).click()
      await expect(page.getByLabel('PIX copia e cola')).toHaveValue(code)
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await payCode(reader.id)
      await expect(page.getByRole('heading', { name: 'Bem-vindo ao Premium!', level: 1 })).toBeInViewport()
      await page.getByRole('link', { name: 'Gerenciar assinatura' }).click()
      await page.getByRole('link', { name: 'Gerenciar assinatura' }).click()
      await expect(page.getByText('Nada é cobrado automaticamente: avisaremos antes do fim.')).toBeVisible()
      await page.getByRole('button', { name: 'Pedir o dinheiro de volta' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Pedir o dinheiro de volta' }).click()
      await expect(page.getByText('Devolvido', { exact: true })).toBeVisible()

      await page
        .getByRole('row', { name: 'Devolução' })
        .getByRole('link', { name: /^Ver recibo/ })
        .click()
      await expect(page.getByRole('heading', { name: /^Recibo de devolução nº 20\d\d-\d{6}$/, level: 1 })).toBeVisible()
      expect(await overflow(page)).toBe(0)
      await expectAccessible(page)
      await page.getByRole('link', { name: /^Recibo nº 20/ }).click()
      await expect(page.getByRole('heading', { name: /^Recibo nº/, level: 1 })).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('button', { name: /^Imprimir/ })).toBeHidden()
      await expect(page.getByLabel('CPF ou CNPJ')).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
      await page.getByLabel('CPF ou CNPJ').fill('529.982.247-25')
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByLabel('CPF ou CNPJ')).toBeVisible()
      for (const part of ['navigation', 'searchbox'] as const) await expect(page.getByRole(part)).toHaveCount(0)
      expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
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

for (const [device, shape] of Object.entries(someDevices)) {
  test.describe(`a boleto on a ${device}`, () => {
    test.use(shape)
    test.use({ expectedErrors: [/400/] })

    test('keeps what was typed when it is refused; is paid days later, or expires', async ({ page }) => {
      const reader = await readerAtPlans(page)
      await fillBoleto(page, { CPF: '111.111.111-12' })
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
  })
}
