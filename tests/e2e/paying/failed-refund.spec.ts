import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { paidPart, premiumArticle } from '../../support/premium/premium.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { atStripe } from '../support/doubles.ts'
import { expectFine } from '../support/looking.ts'
import { signInAs } from '../support/session.ts'
import { devices, lettersWith, ownSubscription, readerAtPlans, subscribe } from './paying.ts'

test.use(devices.phone)

test('a refund that the bank sends back days later is told to its reader and to the masters, and can be given anew', async ({
  page,
}) => {
  const master = await given.master()
  const reader = await readerAtPlans(page)
  const { id, entries } = await subscribe(page, reader.id, 'card')
  const payment = entries[0]?.paymentId ?? ''
  await page.goto(ownSubscription)
  await page.getByRole('button', { name: 'Pedir o dinheiro de volta' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pedir o dinheiro de volta' }).click()
  await expect(page.getByText('Devolvido', { exact: true })).toBeVisible()
  await atStripe({ act: 'fail-refund', payment })

  // The open page learns of it by itself.
  const refunds = page.getByRole('region', { name: 'Devoluções' })
  await expect(refunds.getByText('Não concluída', { exact: true })).toBeVisible()
  await expect(refunds).toContainText('O banco não aceitou a devolução, e o valor voltou para o jornal.')
  await expect(refunds.getByText('Devolvido')).toHaveCount(0)
  await expect(page.getByText('Acesso até')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Recibos' })).toContainText('Devolução não concluída')
  await expectAccessible(page)
  await expect.poll(() => lettersWith(reader.email, 'o foi conclu')).toBeGreaterThan(0)
  const { slug } = await premiumArticle()
  await page.goto(`/londrina-pr/${slug}`)
  await expect(page.getByText(paidPart).first()).toBeVisible()

  await page.context().clearCookies()
  await signInAs(page.context(), master.id)
  const { protocol } = await db().refundRequest.findFirstOrThrow({ where: { subscriptionId: id } })
  await page.goto('/my-articles')
  await page.getByRole('button', { name: /^Avisos: / }).click()
  await expect(page.getByText(`(protocolo ${protocol}) não chegou à pessoa`).first()).toBeVisible()
  await page.goto(`/admin/assinaturas/${id}`)
  await expect(page.getByRole('table', { name: 'Pedidos de devolução' })).toContainText('Não concluída')
  await expect(page.getByRole('table', { name: 'Movimentos' })).toContainText('Devolução não concluída')
  await expectFine(page)
  await page.getByRole('button', { name: 'Devolver' }).click()
  await page.getByRole('dialog').getByLabel('Motivo').fill('Cartão novo, combinado por telefone')
  await page.getByRole('dialog').getByRole('button', { name: 'Devolver' }).click()
  await expect(page.getByRole('table', { name: 'Pedidos de devolução' })).toContainText('Devolvida')
})
