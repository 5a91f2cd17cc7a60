import { gapsIn } from '#lib/site/pages/site-page-gaps.ts'
import { db } from '#server/platform/db/db.ts'
import { saveSitePage } from '#server/site/commands/save-site-page.ts'
import { findSitePage } from '#server/site/queries.ts'
import { expect, test } from '../fixtures.ts'
import { house } from '../support/house.ts'
import { userIdOf } from '../support/session.ts'

const html = async (path: string) => (await fetch(house.url + path)).text()
const words = async (path: string) => (await html(path)).replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
const master = async () =>
  ({ id: await userIdOf('master@portal.local'), roles: ['master'], subscribed: false }) as const

/** The demonstration has no gap: this page gets one for these tests. */
const slug = 'expediente'
const gap = '<h2>Diagramação</h2><p>Diagramação: [nome de quem diagrama]</p>'
let before = ''

async function write(content: string): Promise<void> {
  const { title, version } = await findSitePage(slug)
  await saveSitePage(await master(), { slug, version, fields: { title, content } })
}

test.beforeAll(async () => {
  before = (await findSitePage(slug)).content
  await write(before + gap)
})
test.afterAll(() => write(before))

test('a page with a gap answers without it, and is offered nowhere', async ({ page, visit }) => {
  await expect(async () => expect(await html('/')).not.toContain(`/${slug}"`)).toPass()
  const [shown, sitemap] = [await html(`/${slug}`), await html('/sitemaps/paginas.xml')]
  expect(shown).toMatch(/<meta name="robots" content="noindex/)
  expect(shown).not.toContain('application/ld+json')
  expect(await words(`/${slug}`)).not.toMatch(/\[[^\]]+\]|informar|Diagramação/)
  expect(sitemap).not.toContain(`/${slug}<`)
  await visit(`/${slug}`)
  await expect(page.locator('.story')).toContainText('CNPJ')
  expect(await html('/principios-editoriais')).toMatch(/<meta name="robots" content="index/)
  expect(await html('/')).toContain('/principios-editoriais"')
})

test('the demonstration fills what readers need before they sign up or pay', async () => {
  const rows = await db().sitePage.findMany({ where: { slug: { in: ['contato', 'termos', 'privacidade'] } } })
  expect(rows).toHaveLength(3)
  expect(rows.flatMap(({ content }) => gapsIn(content))).toEqual([])
})

test('the newsroom sees where gaps are filled, and nobody else is sent that page (abuse case 5) @whole', async ({
  page,
  as,
  visit,
}) => {
  const hint = page.getByRole('complementary', { name: 'Aviso à redação' })
  await as('master')
  await visit(`/${slug}`)
  await expect(page.locator('.story')).toContainText('[nome de quem diagrama]')
  await hint.getByRole('link', { name: 'Admin → Páginas → Expediente' }).click()
  await expect(page).toHaveURL(`/admin/paginas/${slug}`)
  await expect(page.getByRole('heading', { name: 'Expediente' })).toBeVisible()
  await visit('/admin/paginas')
  await expect(page.getByRole('link', { name: /^Expediente/ })).toContainText('Falta completar')
  await expect(page.getByRole('link', { name: /^Princípios/ })).not.toContainText('Falta completar')

  await as('editor')
  await visit(`/${slug}`)
  await expect(hint).toContainText('Quem preenche é um master.')
  await expect(hint.getByRole('link')).toHaveCount(0)

  await as('leitor')
  await page.goto(`/${slug}`)
  await expect(hint).toHaveCount(0)
  expect(await words(`/${slug}`)).not.toContain('Só a redação vê')
})
