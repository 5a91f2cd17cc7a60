import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import { defaultIdentity } from '#lib/schemas/site/site-settings.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { findHeadline } from '#server/articles/reading/queries/headline.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { storePicture } from '#server/media/commands/store-picture.ts'
import { db } from '#server/platform/db/db.ts'
import { articlePicture, siteIcon, siteMark, sitePicture, webManifest } from '#server/sharing/http.ts'
import { drawPoster } from '#server/sharing/poster.ts'
import { pictureOfArticle, pictureOfSite, picturesOfArticle } from '#server/sharing/queries.ts'
import { saveIdentity } from '#server/site/commands/save-identity.ts'
import { fieldsWith, given } from '#tests/support/given.ts'

/** The address of an article's sharing picture, as its page names it. */
async function addressOf(id: string): Promise<string> {
  const headline = await findHeadline(id)
  if (typeof headline === 'string') throw new Error(headline)
  return pictureOfArticle(id, headline, defaultIdentity).url
}

const ask = (url: string) => articlePicture(...(url.split('/').slice(2) as [string, string]))
const published = (fields?: Partial<ArticleFieldsInput>) => given.article({ status: 'published', fields })
const wordOf = (answer: Response) => JSON.parse(answer.headers.get('x-press') ?? 'null')

async function sizeOf(answer: Response) {
  const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  return { width, height, format }
}

async function coverOf(width: number): Promise<string> {
  const widths = [320, 640, 960, 1280, 1920].filter(each => each <= width)
  const { id } = await db().media.create({ data: { width, height: Math.round(width / 2), widths } })
  return id
}

const coverTexts = { coverAlt: 'Ponte', coverCredit: 'Foto: Dora' }

test.each([
  [1280, true],
  [1279, false],
])('a cover of %i pixels is used for its article, as JPEG: %s', async (width, good) => {
  const { article } = await published({ coverMediaId: await coverOf(width), ...coverTexts })
  expect((await addressOf(article.id)).endsWith('.jpg')).toBe(good)
})

test('search engines get the cover 16:9, 4:3 and square, in pictures that exist', async () => {
  const editor = await given.editor()
  const picture = await sharp({ create: { width: 2000, height: 1300, channels: 3, background: '#334455' } })
    .jpeg()
    .toBuffer()
  const { id: coverMediaId } = await storePicture(editor, picture)
  const { article } = await published({ coverMediaId, ...coverTexts })
  const headline = await findHeadline(article.id)
  if (typeof headline === 'string') throw new Error(headline)
  const pictures = picturesOfArticle(article.id, headline, defaultIdentity)
  expect(pictures.map(({ width = 0, height = 1 }) => (width / height).toFixed(2))).toEqual(['1.78', '1.33', '1.00'])
  for (const { url, width, height } of pictures) {
    const answer = await ask(url)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(await sizeOf(answer)).toEqual({ width, height, format: 'jpeg' })
  }
})

test('a cover with a focus point is cropped around it for sharing; another point has another address', async () => {
  const bands = await sharp({ create: { width: 1300, height: 1000, channels: 3, background: '#0000ff' } })
    .extend({ bottom: 1000, background: '#ff0000' })
    .jpeg()
    .toBuffer()
  const editor = await given.editor()
  const { id: coverMediaId } = await storePicture(editor, bands)
  const { article } = await published({ coverMediaId, ...coverTexts })
  const save = (version: number, y: number) =>
    saveArticle(editor, {
      id: article.id,
      version,
      fields: fieldsWith({ slug: article.slug, coverMediaId, ...coverTexts, coverFocus: { x: 50, y } }),
    })
  const colourAt = async (version: number, y: number) => {
    await save(version, y)
    const url = await addressOf(article.id)
    const { dominant } = await sharp(Buffer.from(await (await ask(url)).arrayBuffer())).stats()
    return [url, dominant.r > dominant.b ? 'red' : 'blue'] as const
  }
  const [first, top] = await colourAt(3, 0)
  const [second, bottom] = await colourAt(4, 100)
  expect([top, bottom]).toEqual(['blue', 'red'])
  expect((await ask(first)).headers.get('location')).toBe(second)
})

test('another headline has another address, and the old one redirects to it', async () => {
  const { article } = await published()
  const before = await addressOf(article.id)
  const { title, slug, version, id } = article
  await saveArticle(await given.editor(), { id, version, fields: fieldsWith({ title: `${title}, enfim`, slug }) })
  const after = await addressOf(id)
  expect(after).not.toBe(before)
  const answer = await ask(before)
  expect(answer.status).toBe(307)
  expect(answer.headers.get('location')).toBe(after)
  const drawn = await ask(after)
  expect(wordOf(drawn).keys).toEqual([`article:${id}`, 'site'])
  expect(await sizeOf(drawn)).toEqual({ width: 1200, height: 630, format: 'png' })
})

test('an invented address draws nothing', async () => {
  const { article } = await published()
  for (const file of ['x.png', '0123456789abcdef.png', `${'a'.repeat(500)}.png`]) {
    expect((await articlePicture(article.id, file)).status).toBe(307)
  }
  expect((await articlePicture('../../etc', 'passwd')).status).toBe(404)
  expect((await articlePicture(crypto.randomUUID(), 'x.png')).status).toBe(404)
})

test('articles that readers may not see have no picture: drafts and withdrawn 404, deleted 410, each with a short lifetime', async () => {
  const { article: draft } = await given.article()
  expect((await articlePicture(draft.id, 'x.png')).status).toBe(404)
  const { article } = await published()
  const url = await addressOf(article.id)
  await changeStatus(await given.editor(), { id: article.id, version: article.version, status: 'draft' })
  expect((await ask(url)).status).toBe(404)
  const { article: deleted } = await published()
  const old = await addressOf(deleted.id)
  await removeArticle(await given.master(), { id: deleted.id })
  const answer = await ask(old)
  expect(answer.status).toBe(410)
  expect(wordOf(answer).life).toBeLessThanOrEqual(60)
})

test('a premium article’s picture shows its headline, its section and its city, and nothing else', async () => {
  const { article } = await published({ visibility: 'premium', tags: ['Obras'] })
  const headline = await findHeadline(article.id)
  expect(headline).toEqual({
    title: article.title,
    cover: null,
    section: 'Obras',
    city: { name: 'Campina Grande', path: 'campina-grande-pb' },
  })
  expect((await ask(await addressOf(article.id))).status).toBe(200)
})

test.each([
  ['two hundred letters', 'Prefeitura e câmara '.repeat(10)],
  ['one word of two hundred letters', 'a'.repeat(200)],
  ['what is markup elsewhere', '</svg><script>alert(1)</script> & "aspas" <image href="file:///etc/passwd"/>'],
  ['only emoji', '🎪🎉👨‍👩‍👧'],
  ['nothing that prints', '\u0000\u0007\u200b'],
])('%s can be drawn', async (_, headline) => {
  const png = await drawPoster({ headline, kicker: 'Obras · Londrina, PR', name: 'Folha do Sertão' })
  expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test('the newspaper’s own picture and icon follow its name', async () => {
  const before = pictureOfSite(defaultIdentity).url
  const mark = Buffer.from(await (await siteMark()).arrayBuffer())
  const identity = { ...defaultIdentity, name: 'Gazeta do Vale' }
  await saveIdentity(await given.master(), identity)
  const { url } = pictureOfSite(identity)
  expect(url).not.toBe(before)
  const [, , , old = ''] = before.split('/')
  const [, , , now = ''] = url.split('/')
  expect((await sitePicture(old)).headers.get('location')).toBe(url)
  expect(await sizeOf(await sitePicture(now))).toEqual({ width: 1200, height: 630, format: 'png' })
  expect(mark.equals(Buffer.from(await (await siteMark()).arrayBuffer()))).toBe(false)
})

test('the manifest names the newspaper and icons that exist in their sizes; other names are unknown', async () => {
  const manifest = await (await webManifest()).json()
  expect(manifest).toMatchObject({ start_url: '/', lang: 'pt-BR' })
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['any', 'any', 'maskable'])
  for (const { src, sizes } of [...manifest.icons, { src: '/icone/apple.png', sizes: '180x180' }]) {
    const answer = await siteIcon(src.replace('/icone/', ''))
    const { width, height, format } = await sizeOf(answer)
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
    expect(wordOf(answer).keys).toEqual(['site'])
  }
  for (const file of ['1.png', '../192.png', 'Ω', '']) expect((await siteIcon(file)).status).toBe(404)
})
