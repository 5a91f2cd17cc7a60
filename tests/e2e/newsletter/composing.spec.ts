import type { Page } from '@playwright/test'
import { defaultIdentity } from '#lib/schemas/site/site-settings.ts'
import { formatDate } from '#lib/text/format.ts'
import { db } from '#server/platform/db/db.ts'
import { saveIdentity } from '#server/site/commands/save-identity.ts'
import { given } from '#tests/support/given.ts'
import { draftEdition, subscriber } from '#tests/support/newsletter/edition.ts'
import { expect, test } from '../fixtures.ts'
import { house } from '../support/house.ts'
import { expectFine } from '../support/looking.ts'

/** A preview runs no script, not even the checker's: it is hidden meanwhile. */
async function expectFineWithoutPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Esconder a prévia' }).click()
  await expectFine(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Mostrar a prévia' }).click()
}

const editionOf = (url: string) => url.split('/').at(-1) ?? ''

test('a master composes an edition, looks at it, tests it and deletes it', async ({ page, as }) => {
  const { article } = await given.article({ status: 'published' })
  await as('master')
  await page.goto('/newsletter/envios')
  await page.getByRole('button', { name: 'Nova edição' }).click()
  await expect(page.getByRole('heading', { name: 'Compor edição', level: 1 })).toBeVisible()
  const id = editionOf(page.url())
  await expect(page.getByText('A edição não tem blocos.')).toBeVisible()
  await expectFineWithoutPreview(page)

  const subject = `Bom dia ${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('textbox', { name: 'Assunto' }).fill(subject)
  await page.getByRole('textbox', { name: 'Linha de prévia' }).fill('As notícias da manhã')
  const add = async (kind: string) => {
    await page.getByRole('button', { name: 'Adicionar bloco' }).click()
    await page.getByRole('menuitem', { name: kind, exact: true }).click()
  }
  await add('Título')
  await page.getByRole('textbox', { name: 'Título' }).fill('Hoje na cidade')
  await add('Matéria')
  const dialog = page.getByRole('dialog', { name: 'Adicionar matérias' })
  await dialog.getByRole('combobox').fill(article.title)
  await dialog.getByRole('option').first().click()
  await expect(dialog.getByText(`Adicionado: ${article.title}`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Pronto' }).click()
  await add('Texto')
  await page.getByRole('textbox', { name: 'Texto do bloco' }).click()
  await page.keyboard.type('Até amanhã, leitores.')
  await add('Botão')
  await page.getByRole('textbox', { name: 'Texto do botão' }).fill('Leia tudo')
  await page.getByRole('textbox', { name: 'Endereço' }).fill('/ultimas')

  const rows = page.getByRole('listitem', { name: /^bloco \d/ })
  await expect(rows).toHaveCount(4)
  await page.getByRole('button', { name: 'Subir bloco 3, Texto' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Subir bloco 2, Texto' })).toBeFocused()
  await rows.first().evaluate(row => row.scrollIntoView({ block: 'start' }))
  await rows.nth(2).locator('[draggable=true]').dragTo(rows.first(), { steps: 12 })
  await expect(rows.first()).toContainText('Matéria')
  await page.getByRole('button', { name: 'Remover bloco 2, Título' }).click()
  await expect(rows).toHaveCount(3)
  await page.getByText('Desfazer', { exact: true }).click()
  await expect(rows).toHaveCount(4)
  await expect(page.getByText('Tudo salvo')).toBeVisible()

  const frame = page.frameLocator('iframe[title="Prévia do e-mail"]')
  await expect(frame.getByText('Até amanhã, leitores.')).toBeVisible()
  await expect(frame.getByRole('link', { name: article.title })).toBeVisible()
  await page.getByRole('radio', { name: 'Só texto' }).click()
  await expect(frame.getByText('HOJE NA CIDADE')).toBeVisible()

  await page.getByRole('button', { name: 'Enviar teste' }).click()
  await expect(page.getByText('Teste enviado. Veja a sua caixa de entrada.')).toBeVisible()
  await expectFineWithoutPreview(page)

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Assunto' })).toHaveValue(subject)
  await expect(page.getByText('Até amanhã, leitores.')).toBeVisible()
  await page.getByRole('button', { name: 'Excluir rascunho' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir rascunho' }).click()
  await expect(page).toHaveURL('/newsletter/envios')
  expect(await db().newsletterSend.count({ where: { id } })).toBe(0)
})

test('an edition is scheduled, called off, sent, read in the archive, and hidden there', async ({
  page,
  as,
  visit,
}) => {
  const master = await given.master()
  await subscriber(master)
  const identity = { ...defaultIdentity, name: house.name }
  const day = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000)
  const subject = `Edição ${crypto.randomUUID().slice(0, 8)}`
  const id = await draftEdition(master, { subject })
  await as('master')
  await page.goto(`/newsletter/edicoes/${id}`)
  try {
    await page.getByRole('button', { name: 'Enviar agora' }).click()
    const sending = page.getByRole('dialog', { name: 'Enviar agora' })
    await expect(sending.getByText('Falta o endereço postal do jornal')).toBeVisible()
    await expect(sending.getByRole('button', { name: /^Enviar para/ })).toBeDisabled()
    await sending.getByRole('button', { name: 'Cancelar' }).click()
    await saveIdentity(master, { ...identity, address: 'Rua das Flores, 12, Londrina (PR)' })

    await page.getByRole('button', { name: 'Agendar' }).click()
    const scheduling = page.getByRole('dialog', { name: 'Agendar o envio' })
    await scheduling.getByLabel('Enviar em').fill(formatDate(day, "dd/MM/yyyy '07:30'"))
    await scheduling.getByRole('button', { name: 'Agendar' }).click()
    await expect(page.getByText(`Agendada para ${formatDate(day, "d 'de' MMMM 'de' yyyy")}, às 7h30.`)).toBeVisible()
    await page.getByRole('button', { name: 'Retirar agendamento' }).click()
    await expect(page.getByText('A edição voltou a ser rascunho.')).toBeVisible()

    await page.getByRole('button', { name: 'Enviar agora' }).click()
    await sending.getByRole('button', { name: /^Enviar para \d/ }).click()
    await expect(page.getByText('Envio começado, para')).toBeVisible()
    await expect(page.getByRole('heading', { name: subject, level: 1 })).toBeVisible()
    await expectFineWithoutPreview(page)

    const { slug } = await db().newsletterSend.findUniqueOrThrow({ where: { id } })
    await visit(`/boletim/${slug}`)
    await expect(page.getByRole('heading', { name: subject, level: 1 })).toBeVisible()
    await expectFine(page)
    await visit('/boletim')
    await page.getByRole('link', { name: subject }).click()
    await expect(page.getByRole('heading', { name: 'Hoje na cidade' })).toBeVisible()
    expect(await page.locator('script[src*="_next"]').count()).toBe(0)

    await page.goto(`/newsletter/edicoes/${id}`)
    await page.getByRole('button', { name: 'Tirar do arquivo' }).click()
    await expect(page.getByText('Não está no arquivo do site.')).toBeVisible()
    expect((await page.request.get(`/boletim/${slug}`)).status()).toBe(404)
  } finally {
    await saveIdentity(master, identity)
  }
})
