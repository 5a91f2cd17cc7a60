import type { Page } from '@playwright/test'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { toast } from '../support/account-forms.ts'
import { button, field, openEdit, openTab } from '../support/writing-screen.ts'

const lead =
  'A prefeitura de Londrina abre na segunda-feira um hospital para pacientes com dengue, com médicos e enfermeiros em três turnos.'
const fields = {
  title: 'Prefeitura de Londrina abre hospital contra a dengue',
  summary: 'Atendimento começa na segunda-feira.',
  content: `<p>LONDRINA – ${lead}</p><p>Pacientes de Cambé (PR) também são atendidos no hospital, segundo o governo do Paraná. A vacina contra a dengue chega na quinta.</p>`,
  tags: [],
  cities: [],
}

async function analyse(page: Page): Promise<void> {
  await openTab(page, 'Lugares e tags')
  await button(page, 'Sugerir tags e lugares').click()
  await expect(toast(page, 'Análise concluída!')).toBeVisible()
}

const list = (page: Page, name: string) => page.getByRole('list', { name })
const chip = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d+%$`) })

test('an editor asks for suggestions, takes some, refuses one, and everything is saved', async ({ page }) => {
  const editor = await given.editor()
  const { article } = await given.article({ author: editor, fields })
  await openEdit(page, editor, article.id)
  await analyse(page)

  // What is certain is chosen, with why and the words that it came from; a city that the text only names is not.
  const places = list(page, 'Lugares sugeridos')
  await expect(chip(page, 'Londrina \\(PR\\)')).toHaveAttribute('aria-pressed', 'true')
  await expect(places).toContainText('Cidade principal')
  await expect(places).toContainText('é a única cidade do título')
  await expect(places).toContainText('“de Londrina”')
  await expect(chip(page, 'Cambé \\(PR\\)')).toHaveAttribute('aria-pressed', 'false')
  await expect(list(page, 'Cidades escolhidas').getByRole('listitem').first()).toContainText('Londrina (PR)')
  await expectAccessible(page)

  // One is taken, and one refused.
  const tags = list(page, 'Tags sugeridas')
  const open = tags.locator('[aria-pressed="false"]').first()
  const name = (await open.locator('span').first().textContent()) ?? ''
  await open.click()
  await expect(list(page, 'Tags escolhidas')).toContainText(name)
  await places.getByRole('button', { name: 'Recusar Cambé (PR)' }).click()
  await expect(places).toContainText('Recusada')
  await expect(list(page, 'Cidades escolhidas')).not.toContainText('Cambé')

  // A proposal goes in by a click, and out by another.
  await button(page, 'Usar este resumo').click()
  await expect(field(page, 'Resumo')).toHaveValue(lead)
  await page.getByRole('listitem').getByRole('button', { name: 'Desfazer', exact: true }).click()
  await expect(field(page, 'Resumo')).toHaveValue(fields.summary)

  await button(page, 'Salvar rascunho').or(button(page, 'Salvar')).click()
  await expect(async () => {
    const training = await db().placeTraining.findMany({ where: { articleId: article.id, locationType: 'city' } })
    expect(training.map(({ locationPath, wasApproved }) => [locationPath, wasApproved]).sort()).toEqual([
      ['cambe-pr', false],
      ['londrina-pr', true],
    ])
    const row = await db().article.findUniqueOrThrow({ where: { id: article.id }, include: { tags: true } })
    expect(row).toMatchObject({ locationPath: 'londrina-pr', summary: fields.summary })
    expect(row.tags.map(({ tag }) => tag)).toContain(name)
    expect(row.aiLastUpdated).not.toBeNull()
  }).toPass()
})
