import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { articlePath, authorPath } from '#lib/addresses/paths.ts'
import { importOptions } from '#lib/imports/options.ts'
import { runWaiting } from '#server/imports/jobs.ts'
import { takeLocalPictures } from '#server/imports/pictures/take-local.ts'
import { publishSession } from '#server/imports/publishing/commands/publish-session.ts'
import { undoSession } from '#server/imports/sessions/commands/undo-session.ts'
import { readReport } from '#server/imports/sessions/queries/report.ts'
import { db } from '#server/platform/db/db.ts'
import { findFormer } from '#server/redirects/queries/former.ts'
import { findSitePage } from '#server/site/queries.ts'
import { type FakeNext, htmlPage, openFrontDoor } from '#tests/support/front-door.ts'
import { begunExport, bodyOf, countsOf, runHere } from '#tests/support/imports/files.ts'
import { oldSite, type WxrItem, wxrFile } from '#tests/support/imports/wxr-file.ts'

const never = new AbortController().signal
const body = `<p>${bodyOf('A ponte')}</p>`
const post: WxrItem = {
  id: 1,
  slug: 'ponte-nova',
  title: 'A ponte nova abre nesta terça',
  content: body,
  categories: ['Política'],
  tags: ['Chuva'],
  meta: { _wp_old_slug: 'ponte-velha', _thumbnail_id: '21' },
}
const photo = (id: number, given: Partial<WxrItem>): WxrItem => ({
  ...{ id, type: 'attachment', status: 'inherit', title: `Foto ${id}`, url: `${oldSite}/wp-content/uploads/${id}.jpg` },
  ...given,
})
const page = (id: number, slug: string, given: Partial<WxrItem> = {}): WxrItem => ({
  ...{ id, slug, type: 'page', link: `${oldSite}/${slug}/`, content: 'Este jornal existe desde 1990.' },
  ...given,
})
const items: WxrItem[] = [
  post,
  photo(20, { parent: 1, link: `${oldSite}/2019/05/ponte-nova/foto-20/` }),
  photo(21, { link: `${oldSite}/foto-21/` }),
  page(2, 'sobre', { title: 'Sobre o jornal', content: body }),
  page(3, 'contato', { title: 'Fale com a redação', content: body }),
  page(4, 'anuncie-aqui', { title: 'Anuncie conosco', content: body }),
]

async function imported(file: string, options = {}): Promise<string> {
  const id = await begunExport('wxr', file, options)
  await runHere(id)
  expect(await countsOf(id)).toMatchObject({ status: 'completed', failed: 0 })
  return id
}

async function undone(id: string) {
  await undoSession(system, { id })
  await runWaiting({}, { signal: never })
  return (await readReport(system, id)).undone
}

describe('an export of WordPress', () => {
  let session = ''
  let article = ''
  let author = ''
  beforeAll(async () => {
    session = await imported(wxrFile(items))
    const row = await db().article.findFirstOrThrow({ where: { imported: { some: { recordId: '1' } } } })
    article = articlePath(row)
    author = authorPath(row.authorId)
  })

  /** The pages that this site has, as Next answers them. */
  const next: FakeNext = ({ url = '' }, response) => {
    const own = [article, author, '/', '/quem-somos', '/contato', '/tag/chuva', '/tag/politica', '/rss.xml', '/ultimas']
    return htmlPage(response, 'página', { status: own.includes(url) || url.endsWith('/rss.xml') ? 200 : 404 })
  }

  test.each([
    ['/2019/05/ponte-nova/', () => article],
    ['/2019/05/Ponte-Nova/?utm_source=x', () => article],
    ['/index.php/2019/05/ponte-nova/', () => article],
    ['/2019/05/ponte-velha/', () => article],
    ['/2019/05/ponte-nova/feed/', () => article],
    ['/2019/05/ponte-nova/foto-20/', () => article],
    ['/?p=1', () => article],
    ['/?attachment_id=21', () => article],
    ['/?cat=4', () => '/tag/politica'],
    ['/category/brasil/politica/page/2/', () => '/tag/politica'],
    ['/category/brasil/politica/feed/', () => '/tag/politica/rss.xml'],
    ['/?tag=chuva', () => '/tag/chuva'],
    ['/author/ana/', () => author],
    ['/?author=1', () => author],
    ['/feed/', () => '/rss.xml'],
    ['/page/3/', () => '/ultimas'],
    ['/?page_id=2', () => '/quem-somos'],
  ])('%s answers 308 to its page in one hop', async (address, target) => {
    const door = await openFrontDoor(next, { findFormer })
    const answer = await door.ask(address)
    expect([answer.status, answer.headers.location]).toEqual([308, target()])
    expect((await door.ask(target())).status).toBe(200)
  })

  test('writes pages of this site over its default texts, other pages as drafts, and an undo takes both back', async () => {
    expect(await findSitePage('quem-somos')).toMatchObject({ title: 'Sobre o jornal', version: 1 })
    const other = await db().article.findFirst({ where: { imported: { some: { recordId: '4' } } } })
    expect(other).toMatchObject({ status: 'draft' })
    // A master wrote this page on: it stays, with its addresses.
    await db().sitePage.update({ where: { slug: 'contato' }, data: { version: 2, title: 'Contato' } })
    expect(await undone(session)).toEqual({ removed: 3, restored: 0, kept: 1, gone: 0 })
    expect(await db().sitePage.findUnique({ where: { slug: 'quem-somos' } })).toBeNull()
    expect(await db().sitePage.findUnique({ where: { slug: 'contato' } })).toMatchObject({ title: 'Contato' })
    const left = await db().redirect.findMany({ where: { sessionId: session } })
    expect(left.map(({ target }) => target)).toEqual(['/contato', '/contato'])
    expect(await db().importPicture.count({ where: { sessionId: session } })).toBe(0)
  })

  test('does not write over a page that a master wrote', async () => {
    await db().sitePage.deleteMany()
    await db().sitePage.create({ data: { slug: 'contato', title: 'Contato', content: '<p>Nosso</p>' } })
    await db().importedRecord.deleteMany()
    await imported(wxrFile(items))
    expect(await findSitePage('contato')).toMatchObject({ title: 'Contato' })
    const ours = await db().article.findFirst({ where: { imported: { some: { recordId: '3' } } } })
    expect(ours).toMatchObject({ status: 'draft' })
  })
})

test('only an open page of the first level with a text becomes an institutional page', async () => {
  await db().sitePage.deleteMany()
  await db().importedRecord.deleteMany()
  await imported(
    wxrFile([
      page(51, 'contato', { status: 'draft' }),
      page(52, 'termos', { status: 'private' }),
      page(53, 'privacidade', { password: 'segredo' }),
      page(54, 'expediente', { parent: 51 }),
      page(55, 'principios-editoriais', { content: ' <!-- wp:spacer /--> ' }),
      page(56, 'sobre', { content: 'Desde 1990. <img src="/a.jpg" alt="A redação">' }),
    ]),
  )
  expect((await db().sitePage.findMany()).map(({ slug }) => slug)).toEqual(['quem-somos'])
})

test('pictures of an institutional page come from the folder of uploads, and an undo takes the page back', async () => {
  await db().sitePage.deleteMany()
  await db().importedRecord.deleteMany()
  const url = `${oldSite}/wp-content/uploads/2019/equipe.jpg`
  const content = `Desde 1990. <img src="${url}" alt="A redação">`
  const id = await imported(wxrFile([page(81, 'sobre', { content })]))
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'))
  await mkdir(join(folder, '2019'))
  await sharp({ create: { width: 640, height: 400, channels: 3, background: '#a3320b' } })
    .jpeg()
    .toFile(join(folder, '2019', 'equipe.jpg'))
  expect(await takeLocalPictures(id, folder, never)).toMatchObject({ stored: 1, missing: 0 })
  const shown = await findSitePage('quem-somos')
  expect(shown?.content).toMatch(/<img src="\/uploads\/[0-9a-f-]{36}\/\d+\.webp" alt="A redação" width="\d+"/)
  expect(await undone(id)).toMatchObject({ removed: 1, kept: 0 })
  expect(await db().sitePage.count()).toBe(0)
})

test('other pages keep their dates, go live with what was public, and their addresses lead to them', async () => {
  await db().importedRecord.deleteMany()
  const content = 'Anuncie no jornal que a cidade lê: fale com o comercial de segunda a sexta, das 8h às 18h.'
  const kit = page(61, 'midia-kit', { content })
  const id = await imported(wxrFile([kit, page(62, 'fechada', { content, status: 'private' })]))
  const report = await readReport(system, id)
  expect(report).toMatchObject({ publishable: 1, live: 0 })
  await publishSession(system, { id })
  await runWaiting({}, { signal: never })
  const where = { imported: { some: { sessionId: id } }, status: 'published' } as const
  const [article] = await db().article.findMany({ where })
  expect(article?.publishedAt?.toISOString()).toMatch(/^2019-05-03/)
  expect(await db().redirect.findUnique({ where: { path: '/midia-kit' } })).toMatchObject({ articleId: article?.id })
})

test('the texts of a WordPress in a folder keep their own numbers', async () => {
  await db().importedRecord.deleteMany()
  const folder = wxrFile([
    { ...post, id: 31, slug: 'um', link: `${oldSite}/blog/?p=31` },
    { ...post, id: 32, slug: 'dois', link: `${oldSite}/blog/?p=32` },
  ])
    .replaceAll(`<wp:base_blog_url>${oldSite}`, `<wp:base_blog_url>${oldSite}/blog`)
    .replaceAll(`${oldSite}/?p=`, `${oldSite}/blog/?p=`)
  await imported(folder, importOptions.parse({ status: 'published' }))
  for (const recordId of ['31', '32']) {
    const row = await db().article.findFirstOrThrow({ where: { imported: { some: { recordId } } } })
    const door = await openFrontDoor((_, response) => htmlPage(response, 'não', { status: 404 }), { findFormer })
    for (const address of [`/blog/?p=${recordId}`, `/blog/index.php?p=${recordId}`]) {
      const answer = await door.ask(address)
      expect([address, answer.status, answer.headers.location]).toEqual([address, 308, articlePath(row)])
    }
  }
  expect(await findFormer('/blog')).toBeNull()
})
