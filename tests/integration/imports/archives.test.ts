import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { resumeSession } from '#server/imports/sessions/commands/resume-session.ts'
import { readSession } from '#server/imports/sessions/queries/sessions.ts'
import { db } from '#server/platform/db/db.ts'
import { begunExport, bodyOf, countsOf, runHere } from '#tests/support/imports/files.ts'
import { oldSite, type WxrItem, wxrFile } from '#tests/support/imports/wxr-file.ts'

const number = () => randomInt(1_000_000, 900_000_000)
const post = (id: number, given: Partial<WxrItem> = {}): WxrItem => ({ id, content: bodyOf(String(id)), ...given })

async function imported(...given: Parameters<typeof begunExport>) {
  const id = await begunExport(...given)
  await runHere(id)
  return { id, counts: await countsOf(id) }
}

const articlesOf = (sessionId: string) =>
  db().article.findMany({ where: { imported: { some: { sessionId } } }, orderBy: { slug: 'asc' } })

describe('a split export of WordPress', () => {
  const textsOf = (id: number) =>
    wxrFile([post(id, { content: `${bodyOf('a')}[gallery ids="${id + 1}"]`, meta: { _thumbnail_id: `${id + 1}` } })])
  const addressOf = (id: number) => `${oldSite}/wp-content/uploads/capa-${id}.jpg`
  const picturesOf = (id: number) =>
    wxrFile([{ id: id + 1, type: 'attachment', url: addressOf(id), meta: { _wp_attachment_image_alt: 'A ponte' } }])

  test.each([
    ['before', (id: number) => [picturesOf(id), textsOf(id)]],
    ['after', (id: number) => [textsOf(id), picturesOf(id)]],
  ])('has the cover and the gallery of a text in the file %s it', async (_, filesOf) => {
    const id = number()
    const { id: sessionId, counts } = await imported('wxr', filesOf(id))
    expect(counts).toMatchObject({ status: 'completed', imported: 1 })
    const [article] = await articlesOf(sessionId)
    expect(article).toMatchObject({ coverImage: addressOf(id), coverAlt: 'A ponte' })
    expect(article?.content).toContain(`<img src="${addressOf(id)}" alt="A ponte"`)
  })

  test('has a gallery as a gallery, in its order and with its captions', async () => {
    const id = number()
    const file = (place: number): WxrItem => ({
      id: id + place,
      type: 'attachment',
      url: addressOf(id + place),
      excerpt: `Legenda ${place}`,
      meta: { _wp_attachment_image_alt: `Foto ${place}` },
    })
    const code = `[gallery columns="2" ids="${id + 2},${id + 1}"]`
    const { id: sessionId } = await imported(
      'wxr',
      wxrFile([file(1), file(2), post(id, { content: bodyOf('a') + code })]),
    )
    const [article] = await articlesOf(sessionId)
    const figure = (place: number) =>
      `<figure><img src="${addressOf(id + place)}" alt="Foto ${place}" /><figcaption>Legenda ${place}</figcaption></figure>`
    expect(article?.content).toContain(`<figure data-gallery>${figure(2)}${figure(1)}</figure>`)
  })

  test('with pictures alone says that the texts are missing', async () => {
    const { counts } = await imported('wxr', picturesOf(number()))
    expect(counts).toMatchObject({ status: 'failed', error: expect.stringContaining('só tem imagens') })
  })
})

describe('an old site under another name', () => {
  const domain = () => `https://d${number()}.example`
  const at = (site: string, ids: readonly number[]) =>
    wxrFile(ids.map(id => post(id)))
      .replaceAll(`<guid isPermaLink="false">${oldSite}`, '<guid>')
      .replaceAll(oldSite, site)
  const named = (title: string, ids: readonly string[]) =>
    JSON.stringify({
      data: {
        posts: ids.map(id => ({
          id,
          title: `Título ${id}`,
          slug: `s-${id}`,
          status: 'published',
          published_at: '2019-05-03T12:00:00.000Z',
          html: bodyOf(id),
        })),
        settings: [{ key: 'title', value: title }],
      },
    })

  test('is asked about before anything is written, and written once when it is the same', async () => {
    const ids = [number(), number()]
    await imported('wxr', at(domain(), ids))
    const { id, counts } = await imported('wxr', at(domain(), [...ids, number()]))
    expect(counts).toMatchObject({
      status: 'stopped',
      imported: 0,
      skipped: 0,
      error: expect.stringContaining('de 3 textos comparados, 2 já estão aqui'),
    })
    expect(await readSession(system, id)).toMatchObject({ asks: true })
    await resumeSession(system, { id, here: true, twin: 'same' })
    await runHere(id)
    expect(await countsOf(id)).toMatchObject({ status: 'completed', error: '', imported: 1, skipped: 2 })
  })

  test('is written whole when it is another site', async () => {
    const ids = [number(), number()]
    await imported('wxr', at(domain(), ids))
    const { counts } = await imported('wxr', at(domain(), ids), { twin: 'other' })
    expect(counts).toMatchObject({ status: 'completed', imported: 2 })
  })

  test('is known by the identifiers of its texts where their dates are others', async () => {
    const [id, former] = [number(), domain()]
    await imported('wxr', at(former, [id]))
    const now = at(domain(), [id])
      .replace('<guid>/?p=', `<guid>${former}/?p=`)
      .replaceAll('2019-05-03 12:00', '2019-05-04 12:00')
    expect((await imported('wxr', now)).counts).toMatchObject({ status: 'stopped', imported: 0 })
  })

  test('of Ghost with another title is recognised, and an unlike one is not', async () => {
    const ids = [`g${number()}`, `g${number()}`]
    await imported('ghost', named(`Jornal ${number()}`, ids))
    expect((await imported('ghost', named(`Gazeta ${number()}`, ids))).counts).toMatchObject({
      status: 'stopped',
      imported: 0,
    })
    const unlike = ids.map(id => `${id}x`)
    expect((await imported('ghost', named(`Folha ${number()}`, unlike))).counts).toMatchObject({
      status: 'completed',
      imported: 2,
    })
  })
})

test('what has no readable date is a draft without one (nothing of it is of today)', async () => {
  const [torn, none] = [number(), number()]
  const { id, counts } = await imported(
    'wxr',
    wxrFile([
      post(torn, { date: '2018-11-03 16:57:357', pubDate: '' }),
      post(none, { date: '0000-00-00 00:00:00', pubDate: '' }),
    ]),
  )
  expect(counts).toMatchObject({ imported: 2 })
  expect(await articlesOf(id)).toMatchObject([
    { status: 'draft', publishedAt: null },
    { status: 'draft', publishedAt: null },
  ])
})
