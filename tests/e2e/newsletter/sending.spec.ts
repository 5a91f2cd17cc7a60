import { randomUUID } from 'node:crypto'
import { sendsPath } from '#lib/addresses/paths.ts'
import { everybody } from '#lib/newsletter/segment.ts'
import { editionMail } from '#server/newsletter/sending/edition-mail.ts'
import { db } from '#server/platform/db/db.ts'
import { expect, test } from '../fixtures.ts'
import { expectFine } from '../support/looking.ts'

const kind = editionMail.name

/** An edition in the middle of its sending, that no worker touches: its mails are due in an hour. */
async function sendingEdition(subject: string): Promise<string> {
  const { id } = await db().newsletterSend.create({
    data: {
      subject,
      status: 'sending',
      segment: { ...everybody, tag: 'ninguem' },
      sentAt: new Date(),
      sentToCount: 40,
    },
    select: { id: true },
  })
  const mail = (state: string, domain: string, lastError: string | null = null) => ({
    id: randomUUID(),
    kind,
    ref: id,
    recipient: randomUUID(),
    domain,
    batch: 0,
    state,
    lastError,
    dueAt: new Date(Date.now() + 3_600_000),
    createdAt: new Date(),
    settledAt: state === 'queued' ? null : new Date(),
  })
  await db().mailDelivery.createMany({
    data: [
      ...Array.from({ length: 24 }, () => mail('sent', 'correio.example')),
      ...Array.from({ length: 9 }, () => mail('queued', 'lento.example', 'Error: 451 4.3.2 try later')),
      ...Array.from({ length: 4 }, () => mail('failed', 'escola.example', 'Error: 550 5.1.1 no such user')),
      ...Array.from({ length: 3 }, () => mail('uncertain', 'correio.example', 'The process that was sending it ended')),
    ],
  })
  return id
}

test('a master watches a sending, pauses it, settles what is uncertain, and stops it', async ({ page, as }) => {
  const subject = `Ponte reabre ${randomUUID().slice(0, 8)}`
  const id = await sendingEdition(subject)
  await as('master')
  await page.goto('/newsletter')
  await page.getByRole('navigation', { name: 'Partes da newsletter' }).getByRole('link', { name: 'Envios' }).click()
  await expect(page).toHaveURL(sendsPath)
  await expect(page.getByText('Total de Envios')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nova edição' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: subject })).toContainText('31 de 40 mensagens')
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByRole('heading', { name: subject, level: 1 })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Progresso do envio' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'escola.example' })).toContainText(
    'O endereço não existe ou foi desativado.',
  )
  await expect(page.getByRole('row').filter({ hasText: 'lento.example' })).toContainText(
    'O servidor pede para esperar.',
  )
  await expectFine(page)

  await page.getByRole('button', { name: 'Pausar' }).click()
  await expect(page.getByText('Envio pausado.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retomar' })).toBeVisible()
  await page.getByRole('button', { name: 'Contar como enviadas' }).click()
  await expect(page.getByText('As mensagens incertas contam como enviadas.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Mensagens incertas' })).toBeHidden()
  await page.getByRole('button', { name: 'Interromper o envio' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Interromper' }).click()
  await expect(page.getByText('Interrompida')).toBeVisible()
  expect(await db().newsletterSend.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'stopped' })
  expect(await db().mailDelivery.count({ where: { ref: id, state: 'cancelled' } })).toBe(9)
})
