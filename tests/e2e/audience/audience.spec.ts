import { articlePath } from '#lib/addresses/paths.ts'
import { countVisits } from '#server/audience/count-visits.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
import { expectFine } from '../support/looking.ts'
import { signInAs } from '../support/session.ts'

// A visitor of its own: the pages that other tests open are of one address and one browser, and a session keeps the origin of its first page.
test.use({
  userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Leitor/${crypto.randomUUID()}`,
})

test('a reader’s visit reaches the master’s Analytics and the author’s dashboard', async ({ page, context, as }) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const title = `A cheia que todos leram ${mark}`
  const { article, author } = await given.article({ status: 'published', fields: { title } })
  await page.goto(`${articlePath(article)}?utm_source=boletim&utm_medium=email&utm_campaign=cheia-${mark}`)
  await page.mouse.wheel(0, 400)
  const told = page.waitForResponse(answer => answer.url().endsWith('/api/beacon'))
  expect((await told).status()).toBe(204)
  await page.goto('/')
  const visit = () => db().audienceVisit.findFirst({ where: { articleId: article.id } })
  await expect.poll(visit).toMatchObject({ source: 'newsletter:', campaign: `cheia-${mark}`, device: 'desk' })
  await expect.poll(async () => (await visit())?.readSeconds ?? 0).toBeGreaterThanOrEqual(4)
  expect((await visit())?.depth).toBeGreaterThan(20)
  await countVisits()

  await as('master')
  await page.goto('/admin/analytics')
  await expect(page.getByText(/visitantes? agora no portal/)).toBeVisible()
  const campaigns = page.getByRole('table', { name: 'Campanhas' })
  await expect(campaigns).toContainText('boletim da manha')
  await expect(page.getByRole('table', { name: 'De onde vêm' })).toContainText('Busca: Google')
  await expect(page.getByRole('table', { name: 'Dispositivos' })).toContainText('Celular')
  await expect(page.getByRole('table', { name: 'Mais lidos' })).toContainText('min')
  await expect(page.getByRole('table', { name: 'Mais lidos' })).toContainText(/\d%/)
  await expect(page.getByRole('table', { name: 'Regiões dos leitores' })).toContainText('Amazonas')
  await page.getByText('A audiência de cada dia').first().click()
  await expectFine(page)
  const today = new Date().toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' })
  // The house counts too, every ten minutes: a count that began before the visit may be written after this one.
  await expect
    .poll(async () => {
      await countVisits()
      const file = await page.request.get(`/api/export/analytics?tabela=campanhas&de=${today}&ate=${today}`)
      return file.text()
    })
    .toContain(`cheia-${mark}`)

  await context.clearCookies()
  await signInAs(context, author.id)
  await page.goto(`/dashboard?de=${today}&ate=${today}`)
  const overview = page.getByRole('region', { name: 'Visão geral' })
  await expect(overview).toContainText('Seus artigos')
  await expect(overview.getByText('Usuários ativos').first()).toBeVisible()
  await expect(overview.getByRole('definition').first()).toHaveText('1')
  await expect(overview.getByRole('table', { name: 'Seus artigos mais lidos' })).toContainText(title)
  await overview.getByText('A audiência de cada dia').first().click()
  await expectFine(page)
  expect((await page.request.get('/api/export/analytics?tabela=campanhas')).status()).toBe(403)
  expect(await (await page.request.get(`/api/export/audiencia?de=${today}&ate=${today}`)).text()).toContain(
    '"1";"1";"1"',
  )
})
