import { saveProfile } from '#server/accounts/commands/save-profile.ts'
import { db } from '#server/platform/db.ts'
import { given } from '../support/given.ts'
import { expect, test } from './fixtures.ts'
import { house } from './support/house.ts'
import { signInAs } from './support/session.ts'

/** Texts that run where one place forgets to escape (abuse case 14); each would leave a mark on the window. */
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

for (const bypassCSP of [false, true]) {
  test.describe(`with the content security policy ${bypassCSP ? 'off' : 'on'}`, () => {
    test.use({ bypassCSP })

    test('no text that somebody wrote runs anywhere it is shown (abuse case 14)', async ({ page, context }) => {
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
  })
}

test('structured data and feeds stay well-formed, and say the words as they were written', async ({ page }) => {
  const { article } = await publishHostile()
  const html = await (await fetch(`${house.url}/${article.locationPath}/${article.slug}`)).text()
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => json,
  )
  expect(blocks.length).toBeGreaterThan(0)
  expect(JSON.stringify(blocks.map(block => JSON.parse(block)))).toContain('</script><script>')

  await page.goto('/')
  for (const feed of ['/rss.xml', '/news-sitemap.xml', '/sitemap.xml']) {
    const xml = await (await fetch(house.url + feed)).text()
    const broken = await page.evaluate(
      text =>
        new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')?.textContent ?? null,
      xml,
    )
    expect(broken, feed).toBeNull()
  }
  const { title } = await db().article.findUniqueOrThrow({ where: { id: article.id }, select: { title: true } })
  expect(title).toContain('</script>')
})
