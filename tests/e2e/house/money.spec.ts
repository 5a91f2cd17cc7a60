import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
import { expectFine } from '../support/looking.ts'
import { signInAs } from '../support/session.ts'

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
