import { editPath } from '#lib/addresses/paths.ts'
import { localOf } from '#lib/text/local-time.ts'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { signInAs } from '../support/session.ts'
import { openTab } from '../support/writing-screen.ts'

const dayMs = 24 * 60 * 60 * 1000
const tomorrow = () => `${localOf(new Date(Date.now() + dayMs)).slice(0, 11)}08:00`

test('an editor schedules a publication under an embargo; nobody publishes before, its author only reads; it is cancelled', async ({
  page,
  context,
}) => {
  const { article, author } = await given.article({ status: 'review' })
  await signInAs(context, (await given.editor()).id)
  await page.goto(editPath(article.id))
  const panel = page.getByRole('region', { name: 'Agendamento' })
  await openTab(page, 'Publicação')
  await panel.getByLabel('Publicar em').fill('01/01/2020 08:00')
  await panel.getByRole('button', { name: 'Salvar agendamento' }).click()
  await expect(panel.getByText('Escolha uma data e uma hora nos próximos 12 meses.')).toBeVisible()
  await panel.getByLabel('Publicar em').fill(tomorrow())
  await panel.getByLabel('Nota de embargo').fill('Só depois da coletiva.')
  await panel.getByRole('button', { name: 'Salvar agendamento' }).click()
  await expect(page.getByText('Agendamento salvo.')).toBeVisible()
  await expect(page.getByRole('note').filter({ hasText: 'Embargo: Só depois da coletiva.' })).toBeVisible()
  await expect(page.getByRole('note').filter({ hasText: 'Agendado para' })).toContainText('às 8h')
  await page.getByRole('button', { name: 'Publicar Artigo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publicar artigo' })
  await expect(dialog.getByText('Este artigo está sob embargo.')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Agora' })).toBeDisabled()
  await expect(dialog.getByLabel('Publicar em')).toHaveValue(tomorrow())
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByRole('button', { name: 'Publicar Artigo' })).toBeFocused()

  // A page that is left first has no stream that asks again without its session.
  await page.goto('about:blank')
  await context.clearCookies()
  await signInAs(context, author.id)
  await page.goto('/my-articles')
  await page.getByRole('button', { name: 'Avisos: 1 não lido' }).click()
  await expect(page.getByText('será publicado em')).toBeVisible()
  await expect(page.getByText('Agendado para')).toBeVisible()
  await page.goto(editPath(article.id))
  await expect(page.getByText('está agendado para publicação e, por isso, não pode ser alterado')).toBeVisible()

  await page.goto('about:blank')
  await context.clearCookies()
  await signInAs(context, (await given.editor()).id)
  await page.goto(editPath(article.id))
  await openTab(page, 'Publicação')
  await panel.getByRole('button', { name: 'Retirar agendamento' }).click()
  await expect(page.getByText('Agendamento retirado.')).toBeVisible()
  await expect(page.getByRole('note').filter({ hasText: 'Agendado para' })).toHaveCount(0)
})

test.describe('in a browser that speaks English', () => {
  test.use({ locale: 'en-US', timezoneId: 'America/New_York' })

  test('a date is typed in digits or chosen in a Portuguese calendar @whole', async ({ page, context }) => {
    const { article } = await given.article({ status: 'review' })
    await signInAs(context, (await given.editor()).id)
    await page.goto(editPath(article.id))
    const panel = page.getByRole('region', { name: 'Agendamento' })
    await openTab(page, 'Publicação')
    const from = panel.getByLabel('Publicar em')
    await from.pressSequentially('070920271930')
    await expect(from).toHaveValue('07/09/2027 19:30')
    await panel.getByRole('button', { name: 'Escolher no calendário' }).first().click()
    const calendar = page.getByRole('dialog', { name: 'Calendário' })
    await expect(calendar.getByText('setembro 2027')).toBeVisible()
    await expect(calendar.getByText('seg', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await calendar.getByRole('button', { name: /sábado, 11 de setembro/ }).click()
    await calendar.getByLabel('Hora').fill('7h15')
    await calendar.getByRole('button', { name: 'Pronto' }).click()
    await expect(from).toHaveValue('11/09/2027 07:15')
    await panel.getByRole('button', { name: 'Salvar agendamento' }).click()
    await expect(page.getByText('Agendamento salvo.')).toBeVisible()
    await expect(page.getByRole('note').filter({ hasText: 'Agendado para' })).toContainText('11 de setembro de 2027')
  })
})
