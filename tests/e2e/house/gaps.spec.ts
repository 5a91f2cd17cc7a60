import { gapForReaders } from '#lib/site/pages/site-page-gaps.ts'
import { expect, test } from '../fixtures.ts'
import { house } from '../support/house.ts'

const html = async (path: string) => (await fetch(house.url + path)).text()
const words = async (path: string) => (await html(path)).replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
/** Other tests fill in the other pages. */
const incomplete = ['expediente', 'privacidade']

test('a page with gaps answers, announces them, and is offered nowhere', async ({ page, visit }) => {
  const [home, sitemap] = [await html('/'), await html('/sitemaps/paginas.xml')]
  for (const slug of incomplete) {
    const shown = await html(`/${slug}`)
    expect(shown, slug).toMatch(/<meta name="robots" content="noindex/)
    expect(shown, slug).not.toContain('application/ld+json')
    expect(await words(`/${slug}`), slug).not.toMatch(/\[[^\]]+\]/)
    expect(home, slug).not.toContain(`/${slug}"`)
    expect(sitemap, slug).not.toContain(`/${slug}<`)
  }
  await visit('/expediente')
  await expect(page.getByRole('note')).toContainText('ainda está sendo completada pela redação')
  await expect(page.locator('.story')).toContainText(`CNPJ ${gapForReaders}`)
  expect(await html('/principios-editoriais')).toMatch(/<meta name="robots" content="index/)
  expect(home).toContain('/principios-editoriais"')
})

test('the newsroom sees where gaps are filled, and nobody else is sent that page (abuse case 5) @whole', async ({
  page,
  as,
  visit,
}) => {
  const hint = page.getByRole('complementary', { name: 'Aviso à redação' })
  await as('master')
  await visit('/expediente')
  await expect(hint.getByRole('listitem').first()).toContainText('Admin → Jornal: razão social; CNPJ')
  await expect(page.locator('.story')).toContainText('[nome e registro do jornalista responsável]')
  await hint.getByRole('link', { name: 'Admin → Páginas → Expediente' }).click()
  await expect(page).toHaveURL('/admin/paginas/expediente')
  await expect(page.getByRole('heading', { name: 'Expediente' })).toBeVisible()
  await visit('/admin/paginas')
  await expect(page.getByRole('link', { name: /^Expediente/ })).toContainText('Falta completar')
  await expect(page.getByRole('link', { name: /^Princípios/ })).not.toContainText('Falta completar')

  await as('editor')
  await visit('/expediente')
  await expect(hint).toContainText('Quem preenche é um master.')
  await expect(hint.getByRole('link')).toHaveCount(0)

  await as('leitor')
  await page.goto('/expediente')
  await expect(hint).toHaveCount(0)
  expect(await words('/expediente')).not.toContain('Só a redação vê')
})
