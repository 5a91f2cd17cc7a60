import { expect, expectAccessible, test } from '../fixtures.ts'
import { atMercadoPago, atStripe } from '../support/doubles.ts'
import { cardButton, fillBoleto, partOf, payButton, payer, readerAtPlans } from './paying.ts'

// A provider that takes a request and never answers. The product waits eight seconds, and a busy machine some more.
const soon = { timeout: 25_000 }
const failed = 'Não foi possível iniciar o processo de assinatura.'

/** The SDK asks three times, the last two after the person was answered. */
const hang = (on: string, about = '', times = 3) =>
  atStripe({ act: 'fail', kind: 'hang', times, on, ...(about && { about }) })

test.describe('a provider that hangs (abuse case 33)', () => {
  test.use({ expectedErrors: [/503|ERR_/] })

  test('at a card’s checkout: the empty tab closes, and the page says so @whole', async ({ page }) => {
    const { email } = await readerAtPlans(page)
    await hang('POST /v1/checkout/sessions', partOf(email), 1)
    const card = await cardButton(page)
    const [tab] = await Promise.all([page.context().waitForEvent('page'), card.click()])
    await expect(tab.getByText('Abrindo…')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(failed, soon)
    await expect.poll(() => page.context().pages().length).toBe(1)
    await expect(page.getByText('Abrindo a página de pagamento…')).toHaveCount(0)
    await expectAccessible(page)
    // The next attempt is a new one, and works.
    const [paying] = await Promise.all([page.context().waitForEvent('page'), card.click()])
    await paying.waitForURL(/127\.0\.0\.1/, soon)
  })

  test('at a boleto: everything typed stays, and the second attempt works', async ({ page }) => {
    const { email } = await readerAtPlans(page)
    await atMercadoPago('fault', { kind: 'hang', times: 1, path: '/v1/payments', about: partOf(email) })
    await fillBoleto(page)
    await payButton(page, 'boleto').click()
    await expect(page.getByRole('alert')).toContainText(failed, soon)
    for (const [label, value] of Object.entries(payer))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
    await expect(page.getByLabel('Estado')).toHaveValue('PR')
    await payButton(page, 'boleto').click()
    await expect(page.getByRole('heading', { name: 'Pague o boleto', level: 1 })).toBeVisible()
  })
})
