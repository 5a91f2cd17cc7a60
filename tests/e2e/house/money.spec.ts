import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
import { expectFine, overflow } from '../support/looking.ts'
import { signInAs } from '../support/session.ts'

test('masters see subscriptions, one with its ledger, the revenue, and answer a message', async ({ page, as }) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const writer = await given.person([], `Zoraide ${mark}`)
  const protocol = `1999-${mark}`
  await db().supportMessage.create({
    data: {
      protocol,
      userId: writer.id,
      subscriber: true,
      subject: `Recibo ${mark}`,
      message: 'Preciso do recibo.',
    },
  })
  await as('master')
  await page.goto('/admin/assinaturas?meio=boleto&plano=yearly')
  await expectFine(page)
  await expect(page.getByText('Receita mensal estimada')).toBeVisible()
  await expect(page.getByRole('link', { name: /Elza Marinho/ })).toBeVisible()
  await expect(page.getByText('R$ 500,00').first()).toBeVisible()

  await page.goto('/admin/assinaturas?busca=nestor+guedes')
  await expectFine(page)
  await page.getByRole('link', { name: 'Abrir a assinatura de Nestor Guedes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Assinatura de Nestor Guedes' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Movimentos' }).getByRole('row', { name: /Devolução/ })).toContainText(
    '-R$ 50,00',
  )
  await expect(page.getByRole('table', { name: 'Pedidos de devolução' })).toContainText('Assinei por engano.')
  await expect(page.getByRole('table', { name: 'Mudanças' })).toContainText('Ativa → Cancelada')
  await expectFine(page)

  for (const path of ['/admin/assinaturas/receita', '/admin/assinaturas/receita?por=dias']) {
    await page.goto(path)
    await expectFine(page)
    await expect(page.getByRole('img', { name: /^Receita mensal estimada/ })).toBeVisible()
    await page
      .getByText(/^Os números de cada/)
      .first()
      .click()
    await expect(page.getByRole('table', { name: 'Caixa por meio de pagamento' })).toContainText('PIX')
    await expectFine(page)
  }

  await page.goto('/admin/mensagens')
  await expectFine(page)
  await expect(
    page.getByRole('navigation', { name: 'Administração' }).getByRole('link', { name: /Mensagens.*em aberto/ }),
  ).toBeVisible()
  await page.goto(`/admin/mensagens?busca=${mark}`)
  await expectFine(page)
  const row = page.getByText(`Protocolo ${protocol}`)
  await expect(row).toBeVisible()
  await page.getByRole('checkbox', { name: `Selecionar a mensagem ${protocol}` }).click()
  await page.getByRole('button', { name: 'Marcar como respondidas' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(row).toBeVisible()
  expect(await overflow(page)).toBe(0)
})

test('a reader writes to the newspaper; what was typed stays after an error @whole', async ({ page, context }) => {
  const reader = await given.subscriber()
  await signInAs(context, reader.id)
  await page.goto('/settings/ajuda')
  await expectFine(page)
  await page.getByLabel('Assunto').fill('Recibo do mês')
  await page.getByLabel('Mensagem', { exact: true }).fill('curta')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Escreva a mensagem com pelo menos 10 caracteres')).toBeVisible()
  await expect(page.getByLabel('Assunto')).toHaveValue('Recibo do mês')
  await page.getByLabel('Mensagem', { exact: true }).fill('Preciso do recibo de novembro, por favor.')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByText('Mensagem enviada.')).toBeVisible()
  const { protocol } = await db().supportMessage.findFirstOrThrow({ where: { userId: reader.id } })
  await expect(page.getByText(`O protocolo é ${protocol}.`)).toBeVisible()
  await expect(page.getByRole('table', { name: 'Suas mensagens' })).toContainText('Recibo do mês')
  await expect(page.getByLabel('Assunto')).toHaveValue('')
  expect(await overflow(page)).toBe(0)
})

test('an author sets a payout account after a proof, and a master reads it', async ({ page, context }) => {
  const author = await given.author()
  await signInAs(context, author.id)
  await page.goto('/settings')
  await expectFine(page)
  const section = page.getByRole('region', { name: 'Conta de recebimento' })
  await section.getByLabel(/^Chave PIX/).fill('529.982.247-26')
  await section.getByRole('button', { name: 'Salvar a conta' }).click()
  await expect(section.getByText(/Informe uma chave PIX válida/)).toBeVisible()
  await section.getByLabel(/^Chave PIX/).fill('529.982.247-25')
  await section.getByRole('button', { name: 'Salvar a conta' }).click()
  await expect(section.getByText('***.***.247-25')).toBeVisible()
  await page.goto('/settings')
  await expectFine(page)

  const master = await given.master()
  await context.clearCookies()
  await signInAs(context, master.id)
  await page.goto(`/admin/usuarios/${author.id}`)
  await expectFine(page)
  const shown = page.getByRole('region', { name: 'Conta de recebimento' })
  await expect(shown.getByText('***.***.247-25')).toBeVisible()
  await shown.getByRole('button', { name: 'Mostrar' }).click()
  await expect(shown.getByText('529.982.247-25')).toBeVisible()
  expect(await db().auditEntry.count({ where: { action: 'payout.shown', actorId: master.id } })).toBe(1)
})
