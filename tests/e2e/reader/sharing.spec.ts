import { visibleText } from '#lib/text/html.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { given } from '#tests/support/given.ts'
import { expect, test } from '../fixtures.ts'
import { house } from '../support/house.ts'

/** The content of a meta tag, by its property or name. */
const metaContent = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]

test('an article without a cover is shared with its headline as a picture, while readers may see it', async () => {
  const { article } = await given.article({ status: 'published', fields: { title: 'Feira & “festa” voltam à praça' } })
  const path = `/${article.locationPath}/${article.slug}`
  const html = await (await fetch(house.url + path)).text()
  const address = metaContent(html, 'og:image') ?? ''
  expect(address).toMatch(new RegExp(`^${house.url}/og/${article.id}/[0-9a-f]{16}\\.png$`))
  expect(metaContent(html, 'og:image:width')).toBe('1200')
  expect(metaContent(html, 'og:image:height')).toBe('630')
  expect(metaContent(html, 'og:image:type')).toBe('image/png')
  expect(visibleText(metaContent(html, 'og:image:alt') ?? '')).toBe(`Feira & “festa” voltam à praça | ${house.name}`)
  expect(metaContent(html, 'twitter:card')).toBe('summary_large_image')
  expect(metaContent(html, 'twitter:image')).toBe(address)
  expect(html).toContain(`"image":[{"@type":"ImageObject","url":"${address}"`)

  const picture = await fetch(address)
  expect(picture.status).toBe(200)
  expect(picture.headers.get('content-type')).toBe('image/png')
  const etag = picture.headers.get('etag') ?? ''
  const again = await fetch(address, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)

  await removeArticle(await given.master(), { id: article.id })
  await expect.poll(async () => (await fetch(address)).status).toBe(410)
})

test('every other page is shared with the newspaper’s name', async () => {
  for (const path of ['/', '/pricing', '/quem-somos', '/erramos', '/londrina-pr']) {
    const address = metaContent(await (await fetch(house.url + path)).text(), 'og:image') ?? ''
    expect(address, path).toContain(`${house.url}/og/jornal/`)
    expect((await fetch(address)).headers.get('content-type')).toBe('image/png')
  }
  expect((await fetch(`${house.url}/logo.png`)).headers.get('content-type')).toBe('image/png')
})
