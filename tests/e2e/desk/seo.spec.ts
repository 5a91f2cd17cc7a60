import { given, sentence } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { body, field, openEdit, openTab } from '../support/writing-screen.ts'

const long = `${'A obra, que parou em maio, voltou em junho e '.repeat(5)}acabou.`

test('an author validates a draft, is led to each place, mends one and waives another', async ({ page }) => {
  const content = `<p>${sentence('Abre')}</p><p>${long}</p><p>${sentence('Fecha')}</p>`
  const { article, author } = await given.article({ fields: { title: 'Obra parada', content } })
  await openEdit(page, author, article.id)
  await openTab(page, 'Busca e redes')
  const panel = page.getByRole('region', { name: 'Validação SEO' })
  await expect(panel).toContainText('Ainda não validado.')
  await panel.getByRole('button', { name: 'Validar agora' }).click()
  const findings = panel.getByRole('list', { name: 'O que a validação encontrou' }).getByRole('listitem')
  const about = (text: string) => findings.filter({ hasText: text })
  await expect(about('Uma frase tem 51 palavras.')).toBeVisible()
  await expectAccessible(page)

  await about('Uma frase tem')
    .getByRole('button', { name: /^“A obra/ })
    .click()
  await expect.poll(() => page.evaluate(() => CSS.highlights.has('passage'))).toBe(true)
  await about('O título é curto').getByRole('button', { name: '“Obra parada”' }).click()
  await expect(field(page, 'Título')).toBeFocused()

  // What was typed is saved first, so the validation reads it.
  await field(page, 'Título').fill('Obra da avenida central para de novo')
  await panel.getByRole('button', { name: 'Validar de novo' }).click()
  await expect(about('O título é curto')).toHaveCount(0)

  await about('Sem imagem de capa').getByRole('button', { name: 'Dispensar' }).click()
  await panel.getByRole('button', { name: 'Dispensar regra' }).click()
  await expect(panel).toContainText('Escreva o motivo em pelo menos 5 caracteres')
  await field(page, 'Por que esta regra não vale aqui').fill('A foto chega só amanhã')
  await panel.getByRole('button', { name: 'Dispensar regra' }).click()
  const waived = panel.getByRole('list', { name: 'Regras dispensadas' })
  await expect(waived).toContainText('“A foto chega só amanhã”')
  await expect(about('Sem imagem de capa')).toHaveCount(0)
  await waived.getByRole('button', { name: 'Voltar a exigir' }).click()
  await expect(about('Sem imagem de capa')).toBeVisible()
  await expect(body(page)).toContainText('Abre')
})
