import { areasUnder } from '#lib/addresses/screens/areas.ts'
import { sitePageSlugs } from '#lib/site/pages/site-pages.ts'
import { db } from '#server/platform/db/db.ts'
import { isWhole, rounds } from '#tests/support/tier.ts'
import { given } from '../../support/given.ts'
import { checkWithAxe, expect, test } from '../fixtures.ts'
import { expectFine, looks } from '../support/looking.ts'
import { signInAs } from '../support/session.ts'

/** A screen of each kind: overview, table, form, figures, dialogs. */
const someScreens = ['/admin', '/mesa/erros', '/admin/usuarios', '/admin/jornal', '/admin/analytics', '/admin/banners']

/** Every screen of the desk and of the administration with a full list, an empty list and a search without results. */
async function everyScreen(): Promise<string[]> {
  const banner = await db().houseBanner.findFirstOrThrow({ select: { id: true } })
  const { article } = await given.article({ status: 'published' })
  const application = await given.application()
  const paid = await db().subscription.findFirstOrThrow({
    where: { entries: { some: { kind: 'refund' } } },
    select: { id: true },
  })
  return [
    '/admin',
    ...[...areasUnder('/mesa'), ...areasUnder('/admin')].map(({ path }) => path),
    '/mesa/destaque?q=zzzzqqqq',
    '/mesa/correcoes?q=obra',
    `/mesa/correcoes?artigo=${article.id}`,
    '/mesa/erros?situacao=encerrados',
    '/mesa/erros?busca=zzzzqqqq',
    '/admin/auditoria?busca=criou',
    `/admin/auditoria?artigo=${article.id}`,
    '/admin/auditoria?busca=zzzzqqqq',
    '/admin/analytics?dias=90',
    '/admin/analytics?de=2001-01-01&ate=2001-01-02',
    '/admin/assinaturas?busca=zzzzqqqq',
    '/admin/assinaturas/receita',
    '/admin/assinaturas/receita?por=dias',
    `/admin/assinaturas/${paid.id}`,
    '/analytics-settings',
    '/admin/usuarios?situacao=suspensas',
    '/admin/usuarios?busca=zzzzqqqq',
    '/admin/enderecos?origem=importacao',
    '/admin/enderecos?busca=zzzzqqqq',
    '/admin/usuarios/convites',
    '/admin/usuarios/convites?estado=encerrados',
    `/admin/usuarios/${article.authorId}`,
    '/admin/candidaturas?situacao=todas',
    '/admin/candidaturas?busca=zzzzqqqq',
    `/admin/candidaturas/${application.id}`,
    '/admin/banners?aba=programados',
    '/admin/banners?aba=encerrados',
    '/admin/banners/novo',
    `/admin/banners/${banner.id}`,
    `/admin/paginas/${sitePageSlugs[0]}`,
  ]
}

test('screens of the desk and of the administration are accessible and fit; in the whole run all of them', async ({
  page,
  as,
}) => {
  test.setTimeout(rounds(120_000, 600_000))
  await as('master')
  await page.setViewportSize(looks[0].viewport)
  for (const path of isWhole ? await everyScreen() : someScreens) {
    await page.goto(path)
    // The current section is marked and in view, even when the navigation is wider than the screen.
    const name = path.startsWith('/mesa') ? 'Mesa' : 'Administração'
    await expect(page.getByRole('navigation', { name }).locator('[aria-current]')).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectFine(page, checkWithAxe)
  }
})

test('a person without the role finds no link and no screen @whole', async ({ page, context }) => {
  const people = { reader: await given.reader(), author: await given.author(), editor: await given.editor() }
  const refusal = 'Você não tem permissão para acessar esta área.'
  for (const [who, person] of Object.entries(people)) {
    await context.clearCookies()
    await signInAs(context, person.id)
    const areas = [...areasUnder('/mesa'), ...areasUnder('/admin')]
    for (const { path } of areas.filter(({ open }) => open(person))) {
      await page.goto(path)
      await expect(page, `${who} at ${path}`).toHaveURL(path)
      await expect(page.getByRole('link', { name: 'Publicidade' })).toHaveCount(0)
    }
    const closed = areas.filter(({ open }) => !open(person))
    for (const { path } of closed) {
      const answer = await page.request.get(path, { maxRedirects: 0 })
      expect([answer.status(), answer.headers().location], `${who} at ${path}`).toEqual([307, '/dashboard'])
      expect(decodeURIComponent(answer.headers()['set-cookie'] ?? '')).toContain(refusal)
    }
    // The message disappears after six seconds, and a busy browser may look later than that.
    await expect(async () => {
      await page.goto(closed[0]?.path ?? '')
      await expect(page).toHaveURL('/dashboard')
      await expect(page.getByText(refusal)).toBeVisible({ timeout: 8_000 })
    }).toPass()
    await expect(page.getByRole('link', { name: 'Publicidade' })).toHaveCount(0)
  }
  await context.clearCookies()
  await page.goto('/admin/banners')
  await expect(page).toHaveURL(/\/auth\?next=%2Fadmin%2Fbanners$/)
})

test.describe('a missing page or row', () => {
  test.use({ expectedErrors: [/404/] })

  test('has a message and a way back', async ({ page, as }) => {
    await as('master')
    for (const path of [`/admin/banners/${crypto.randomUUID()}`, '/admin/banners/x', '/admin/paginas/nenhuma']) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    }
  })
})
