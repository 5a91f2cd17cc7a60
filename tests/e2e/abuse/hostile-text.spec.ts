import { anonymous } from '#lib/actor.ts'
import { localOf } from '#lib/text/local-time.ts'
import { tagKey } from '#lib/text/text.ts'
import { saveProfile } from '#server/accounts/commands/save-profile.ts'
import { createBanner } from '#server/ads/commands/create-banner.ts'
import { switchBanner } from '#server/ads/commands/switch-banner.ts'
import { addCorrection } from '#server/articles/corrections/commands/add-correction.ts'
import { reportError } from '#server/reports/commands/report-error.ts'
import { saveIdentity } from '#server/site/commands/save-identity.ts'
import { saveSitePage } from '#server/site/commands/save-site-page.ts'
import { findSitePage, readIdentity } from '#server/site/queries.ts'
import { given } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
import { house } from '../support/house.ts'
import { signInAs } from '../support/session.ts'

/** Texts that run as a script wherever a page forgets to escape them (abuse case 14). Each would set a property on the window. */
const run = 'window.ranByText=true'
const hostile = {
  tag: `</script><script>${run}</script>`,
  attribute: `"><img src=x onerror="${run}">`,
  feed: `]]><script>${run}</script><!--`,
  template: `\${${run}} {{${run}}}`,
}
const everything = Object.values(hostile).join(' ')

const body = `<p>Texto longo o bastante para valer como corpo de uma notícia de verdade, com vírgulas e tudo.</p>
<script>${run}</script><img src=x onerror="${run}"><p onclick="${run}"><a href="javascript:${run}">aqui</a> <a href="java&#x09;script:${run}">ali</a></p>
<svg onload="${run}"></svg><iframe srcdoc="<script>parent.${run}</script>"></iframe><p>${everything.replaceAll('<', '&lt;')}</p>`

async function publishHostile() {
  const author = await given.person(['author'], `Ana ${hostile.attribute}`.slice(0, 100))
  await saveProfile(author, {
    fullName: `Ana ${hostile.attribute}`.slice(0, 100),
    avatarUrl: `/favicon.ico?"><script>${run}</script>`,
    bio: everything.slice(0, 500),
  })
  const made = await given.article({
    author,
    status: 'published',
    fields: {
      title: `Título ${everything}`.slice(0, 200),
      summary: `Resumo ${everything}`.slice(0, 500),
      content: body,
      tags: [hostile.tag.slice(0, 60), hostile.attribute.slice(0, 60)],
      coverImage: '/favicon.ico',
      coverAlt: everything.slice(0, 300),
      coverCredit: everything.slice(0, 300),
    },
  })
  return { author, article: made.article }
}

/** The texts of editors, masters and readers around articles: corrections, reports, banners, pages, the newspaper's description. */
async function surroundWithHostile(articleId: string) {
  const [editor, master] = [await given.editor(), await given.master()]
  await addCorrection(editor, { articleId, kind: 'fact', text: `Correção ${everything}` })
  await reportError(anonymous, { articleId, message: `Erro ${everything}`, email: null })
  const { id: banner } = await createBanner(master, {
    name: hostile.tag,
    slot: 'article_related',
    imageUrl: `/favicon.ico?${encodeURIComponent(hostile.attribute)}`,
    alt: everything.slice(0, 300),
    linkUrl: `/busca?q=${encodeURIComponent(hostile.tag)}`,
    startsAt: localOf(new Date(Date.now() - 60_000)),
    endsAt: '',
  })
  const { version } = await findSitePage('quem-somos')
  await saveSitePage(master, {
    slug: 'quem-somos',
    version,
    fields: { title: `Sobre ${hostile.tag}`.slice(0, 100), content: body },
  })
  const identity = await readIdentity()
  const facts = {
    companyName: hostile.tag,
    cnpj: '<svg/onload=x>',
    address: hostile.attribute,
    phone: '"><svg onload=x>',
  }
  await saveIdentity(master, { ...identity, description: everything.slice(0, 300), ...facts })
  return async () => {
    await switchBanner(master, { id: banner, active: false })
    await saveIdentity(master, identity)
  }
}

test.describe('without the content security policy, which would hide a fault', () => {
  test.use({ bypassCSP: true })

  test('no text of an author runs as a script anywhere (abuse case 14)', async ({ page, context }) => {
    const { author, article } = await publishHostile()
    await signInAs(context, author.id)
    const path = `/${article.locationPath}/${article.slug}`
    for (const address of ['/', path, '/my-articles', `/article/${article.id}/edit`, '/settings', '/dashboard']) {
      await page.goto(address)
      await expect(page.getByRole('heading').first()).toBeVisible()
      expect(await page.evaluate(() => 'ranByText' in window), address).toBe(false)
    }
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('</script><script>')
    const links = page.getByRole('article').locator('a[href^="javascript" i]')
    await expect(links).toHaveCount(0)
  })

  test('nor does text around articles, on any page or screen that shows it (abuse case 14)', async ({ page, as }) => {
    const { author, article } = await publishHostile()
    const restore = await surroundWithHostile(article.id)
    const tag = encodeURIComponent(tagKey(hostile.tag.slice(0, 60)))
    const path = `/${article.locationPath}/${article.slug}`
    const pages = [
      '/',
      path,
      '/quem-somos',
      '/erramos',
      `/tag/${tag}`,
      `/author/${author.id}`,
      `/${article.locationPath}`,
    ]
    const searches = [`/busca?q=${encodeURIComponent(everything.slice(0, 90))}`, '/busca?q=script']
    const screens = ['destaque', 'correcoes', 'erros', 'paginas', 'paginas/quem-somos', 'banners', 'jornal']
    const lists = [
      `/mesa?situacao=todos&autor=${author.id}`,
      `/admin/artigos?autor=${author.id}`,
      `/admin/auditoria?artigo=${article.id}`,
      `/admin/usuarios?busca=${encodeURIComponent('Ana "><img')}`,
    ]
    try {
      await as('master')
      for (const address of [...pages, ...searches, ...screens.map(name => `/admin/${name}`), ...lists]) {
        await page.goto(address)
        await expect(page.getByRole('heading').first()).toBeVisible()
        expect(await page.evaluate(() => 'ranByText' in window), address).toBe(false)
        await expect(page.locator('a[href^="javascript" i], [onerror], [onclick]:not(button)'), address).toHaveCount(0)
        if (lists.includes(address)) await expect(page.locator('tbody'), address).toContainText('><img src=x')
      }
      for (const address of pages) {
        const html = await (await fetch(house.url + address)).text()
        const data = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
        for (const [, json = ''] of data) expect(() => JSON.parse(json), address).not.toThrow()
      }
      for (const feed of [`/tag/${tag}`, `/author/${author.id}`, `/${article.locationPath}`]) {
        const xml = await (await fetch(`${house.url}${feed}/rss.xml`)).text()
        expect(xml, feed).toContain(article.id)
        expect(xml, feed).not.toContain('<script')
        expect(xml, feed).not.toContain(']]>')
      }
    } finally {
      await restore()
    }
  })
})
