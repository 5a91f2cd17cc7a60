import { randomUUID } from 'node:crypto'
import { chmod, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { anonymous, system } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { importOptions } from '#lib/imports/options.ts'
import { beginRevision } from '#server/articles/revision/commands/begin-revision.ts'
import { notePictures } from '#server/imports/pictures/commands/note-pictures.ts'
import { retryPictures } from '#server/imports/pictures/commands/retry-pictures.ts'
import { claimPictures } from '#server/imports/pictures/commands/settle-pictures.ts'
import {
  countPictures,
  eachPictureLine,
  listFailedPictures,
  listStilled,
  type PictureLine,
} from '#server/imports/pictures/queries.ts'
import { takeLocalPictures } from '#server/imports/pictures/take-local.ts'
import { takePictures } from '#server/imports/pictures/take-pictures.ts'
import { beginSession } from '#server/imports/sessions/commands/begin-session.ts'
import { handlers } from '#server/jobs.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { storage } from '#server/platform/storage.ts'
import { writeZip } from '#server/platform/zip.ts'
import { findFormer } from '#server/redirects/queries/former.ts'
import { fieldsWith, given, sentence } from '../../support/given.ts'
import { bodyOf, countsOf, csvFile, runHere } from '../../support/imports/files.ts'
import { keysForgottenBy } from '../../support/press.ts'

const signal = new AbortController().signal
const picture = (color: string, width = 740) =>
  sharp({ create: { width, height: 400, channels: 3, background: color } })
    .jpeg()
    .toBuffer()

afterEach(() => vi.restoreAllMocks())

/** An old site on this machine. `requests` are the paths asked for. */
async function oldSite(answer: RequestListener) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise<void>(resolve => server.close(() => resolve()))
  })
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { base, requests, outside: { operatorBases: [base] } }
}

/** An old site with these files. */
const siteWith = (files: Record<string, Buffer | number>) =>
  oldSite((request: IncomingMessage, response) => {
    const file = files[request.url ?? ''] ?? 404
    if (typeof file === 'number') response.writeHead(file).end()
    else response.end(file)
  })

const newSession = async () =>
  (await db().importSession.create({ data: { options: {}, status: 'completed' }, select: { id: true } })).id

/** A session whose pictures are on an old site with these files. */
async function sessionOf(files: Record<string, Buffer | number>) {
  const site = await siteWith(files)
  const sessionId = await newSession()
  return { site, sessionId, take: () => takePictures(sessionId, { signal, outside: site.outside }) }
}

/** The use of a picture at its old address in an article. */
const shownIn = (sessionId: string, articleId: string, url: string, cover = false) => ({
  ...{ sessionId, articleId, cover },
  picture: { url, alt: '', caption: '', credit: '' },
})

/** A published article that shows pictures at their old addresses, noted for a session. */
async function imported(sessionId: string, { cover, body }: { cover?: string; body?: string }) {
  const figure = body
    ? `<figure><img src="${body.replaceAll('&', '&amp;')}" alt="Rua"><figcaption>Legenda<small>Foto: Ana</small></figcaption></figure>`
    : ''
  const { article, author } = await given.article({
    status: 'published',
    fields: fieldsWith({
      content: `<p>${sentence('Um')}</p>${figure}<p>${sentence('Dois')}</p>`,
      ...(cover && { coverImage: cover, coverAlt: 'A capa', coverCredit: 'Ana' }),
    }),
  })
  const uses = [
    ...(cover ? [shownIn(sessionId, article.id, cover, true)] : []),
    ...(body ? [shownIn(sessionId, article.id, body)] : []),
  ]
  await db().$transaction(tx => notePictures(tx, uses))
  return { ...article, author }
}

const sweep = handlers.find(({ job }) => job.name === 'imports.pictures-sweep')
const articleOf = (id: string) => db().article.findUniqueOrThrow({ where: { id } })
const picturesOf = (sessionId: string) => db().importPicture.findMany({ where: { sessionId }, orderBy: { url: 'asc' } })

test('the address of a stored picture on the old site leads to it, and so does that of its smaller copy', async () => {
  const path = '/wp-content/uploads/2019/05/Ponte.jpg'
  const { site, sessionId, take } = await sessionOf({ [path]: await picture('#123456') })
  await imported(sessionId, { cover: `${site.base}${path.replace('.jpg', '-300x200.jpg')}` })
  await take()
  const [stored] = await picturesOf(sessionId)
  for (const address of ['/wp-content/uploads/2019/05/ponte.jpg', '/wp-content/uploads/2019/05/ponte-300x200.jpg'])
    expect(await findFormer(address)).toEqual({ to: `/uploads/${stored?.mediaId}/740.webp` })
})

describe('a fetched picture', () => {
  test('takes the place of its old address as cover and in the text, and the kept page is forgotten', async () => {
    const { site, sessionId, take } = await sessionOf({
      '/a.jpg?x=1&y=2': await picture('#123456'),
      '/capa.jpg': await picture('#654321'),
    })
    const [cover, body] = [`${site.base}/capa.jpg`, `${site.base}/a.jpg?x=1&y=2`]
    const before = await imported(sessionId, { cover, body })
    const versions = await db().articleVersion.count({ where: { articleId: before.id } })
    const forgotten = await keysForgottenBy(take)
    expect(forgotten).toContain(`article:${before.id}`)
    const after = await articleOf(before.id)
    const [inText, onTop] = await picturesOf(sessionId)
    expect(after).toMatchObject({
      coverImage: null,
      coverMediaId: onTop?.mediaId,
      coverAlt: 'A capa',
      coverCredit: 'Ana',
      changedAt: before.changedAt,
      updatedAt: before.updatedAt,
    })
    expect(after.content).toContain(
      `<figure><img src="/uploads/${inText?.mediaId}/740.webp" alt="Rua" width="740" height="400" /><figcaption>Legenda <small>Foto: Ana</small></figcaption></figure>`,
    )
    expect(after.version).toBeGreaterThan(before.version)
    expect(await db().articleVersion.count({ where: { articleId: before.id } })).toBe(versions)
    expect(await db().importPictureUse.count({ where: { articleId: before.id } })).toBe(0)
    expect(await storage().read(inText?.mediaId ?? '', '740.webp')).not.toBeNull()
    expect(await countPictures(system, sessionId)).toEqual({ waiting: 0, stored: 2, failed: 0 })
  })

  test('takes its place in a gallery, which keeps its order and its captions', async () => {
    const { site, sessionId, take } = await sessionOf({ '/a.jpg': await picture('#123456') })
    const old = (path: string) =>
      `<figure><img src="${site.base}${path}" alt="Rua" /><figcaption>${path}</figcaption></figure>`
    const content = `<p>${sentence('Um')}</p><figure data-gallery>${old('/b.jpg')}${old('/a.jpg')}</figure>`
    const { article } = await given.article({ status: 'published', fields: fieldsWith({ content }) })
    await db().$transaction(tx => notePictures(tx, [shownIn(sessionId, article.id, `${site.base}/a.jpg`)]))
    await take()
    const [fetched] = await picturesOf(sessionId)
    expect((await articleOf(article.id)).content).toBe(
      content.replace(
        `<img src="${site.base}/a.jpg" alt="Rua" />`,
        `<img src="/uploads/${fetched?.mediaId}/740.webp" alt="Rua" width="740" height="400" />`,
      ),
    )
  })

  test('is replaced in the revision of a published article, which stays on its base', async () => {
    const { site, sessionId, take } = await sessionOf({ '/a.jpg': await picture('#111111') })
    const { id, author } = await imported(sessionId, { body: `${site.base}/a.jpg` })
    await beginRevision(author, { id })
    await take()
    const revision = await db().articleRevision.findUniqueOrThrow({ where: { articleId: id } })
    expect(JSON.stringify([revision.fields, revision.base])).not.toContain(site.base)
    expect(revision.baseVersion).toBe((await articleOf(id)).version)
  })

  test('is stored once for equal bytes, whatever its address, and an original comes before its smaller copy', async () => {
    const bytes = await picture('#222222')
    const { site, sessionId, take } = await sessionOf({
      '/a.jpg': bytes,
      '/b.jpg': bytes,
      '/a-300x200.jpg': await picture('#222222', 300),
    })
    for (const name of ['a.jpg', 'b.jpg', 'a-300x200.jpg']) await imported(sessionId, { body: `${site.base}/${name}` })
    await take()
    expect(new Set((await picturesOf(sessionId)).map(({ mediaId }) => mediaId)).size).toBe(1)
    expect(site.requests).not.toContain('/a-300x200.jpg')
    const again = await newSession()
    await imported(again, { body: `${site.base}/a.jpg` })
    const asked = site.requests.length
    await takePictures(again, { signal, outside: site.outside })
    expect([site.requests.length, (await countPictures(system, again)).stored]).toEqual([asked, 1])
  })

  test('stored before an article was noted is shown in it as well', async () => {
    const { site, sessionId, take } = await sessionOf({ '/a.jpg': await picture('#333333') })
    await imported(sessionId, { body: `${site.base}/a.jpg` })
    await take()
    const later = await imported(sessionId, { cover: `${site.base}/a.jpg` })
    await take()
    expect((await articleOf(later.id)).coverMediaId).not.toBeNull()
    expect(site.requests).toHaveLength(1)
  })
})

/** An animation of two pictures, the first in the given colour. */
async function animation(color: string, format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all(
    [color, '#ffffff'].map(background =>
      sharp({ create: { width: 400, height: 200, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer()
}

/** Still and moving pictures, by their paths. */
const kinds = async () => ({
  '/a.gif': await sharp({ create: { width: 400, height: 200, channels: 3, background: '#0a0b0c' } })
    .gif()
    .toBuffer(),
  '/b.avif': await sharp({ create: { width: 400, height: 200, channels: 3, background: '#0d0e0f' } })
    .avif({ effort: 0 })
    .toBuffer(),
  '/c.gif': await animation('#102030', 'gif'),
  '/d.webp': await animation('#203040', 'webp'),
})

test('GIF and AVIF are stored; of an animation the first picture, which the report says', async () => {
  const files = await kinds()
  const { site, sessionId, take } = await sessionOf(files)
  const articles = new Map<string, string>()
  for (const path of Object.keys(files)) {
    const shown = { cover: site.base + path, body: site.base + path }
    articles.set(site.base + path, (await imported(sessionId, shown)).id)
  }
  await take()
  const rows = await picturesOf(sessionId)
  expect(rows.map(({ status, cause }) => [status, cause])).toEqual([
    ['stored', ''],
    ['stored', ''],
    ['stored', 'animation_stilled'],
    ['stored', 'animation_stilled'],
  ])
  for (const { url, mediaId } of rows) {
    const article = await articleOf(articles.get(url) ?? '')
    expect([article.coverMediaId, article.content.includes(`/uploads/${mediaId}/`)]).toEqual([mediaId, true])
    const stored = (await storage().read(mediaId ?? '', '320.webp')) ?? undefined
    const { width, height, pages, format } = await sharp(stored).metadata()
    expect({ width, height, pages, format }).toEqual({ width: 320, height: 160, format: 'webp' })
  }
  const { count, animations } = await listStilled(system, sessionId)
  expect([count, animations.map(({ url, article }) => article?.id === articles.get(url))]).toEqual([2, [true, true]])
})

test('the file of pictures has a line for each article, and one alone is tried again', async () => {
  const files: Record<string, Buffer | number> = { '/a.jpg': 404, '/b.jpg': 404 }
  const { site, sessionId, take } = await sessionOf(files)
  const one = await imported(sessionId, { body: `${site.base}/a.jpg` })
  const other = await imported(sessionId, { cover: `${site.base}/a.jpg`, body: `${site.base}/b.jpg` })
  await take()
  const lines: PictureLine[] = []
  for await (const batch of eachPictureLine(system, sessionId)) lines.push(...batch)
  expect(lines.map(({ url, articleId }) => `${url.at(-5)} ${articleId}`).sort()).toEqual(
    [`a ${one.id}`, `a ${other.id}`, `b ${other.id}`].sort(),
  )
  expect(lines[0]?.message).toBe('A imagem não existe mais no site antigo.')
  const master = await given.master()
  for (const actor of [anonymous, await given.editor()]) {
    expect(() => eachPictureLine(actor, sessionId)).toThrow('forbidden')
    await expect(retryPictures(actor, { sessionId })).rejects.toThrow('forbidden')
    await expect(countPictures(actor, sessionId)).rejects.toThrow('forbidden')
    await expect(listFailedPictures(actor, sessionId)).rejects.toThrow('forbidden')
  }
  const failed = (await listFailedPictures(system, sessionId)).find(({ url }) => url.endsWith('/b.jpg'))
  files['/b.jpg'] = await picture('#b1b1b1')
  files['/a.jpg'] = await picture('#b2b2b2')
  expect(await retryPictures(master, { sessionId, id: failed?.id ?? '' })).toBe(1)
  await take()
  expect(await countPictures(system, sessionId)).toEqual({ waiting: 0, stored: 1, failed: 1 })
})

test('a cover that the old site has no more comes off the article, and comes back when it is found', async () => {
  const files: Record<string, Buffer | number> = { '/capa.jpg': 404, '/quebrada.jpg': 500 }
  const { site, sessionId, take } = await sessionOf(files)
  const lost = await imported(sessionId, { cover: `${site.base}/capa.jpg`, body: `${site.base}/capa.jpg` })
  const broken = await imported(sessionId, { cover: `${site.base}/quebrada.jpg` })
  const forgotten = await keysForgottenBy(take)
  expect(forgotten).toContain(`article:${lost.id}`)
  expect(await articleOf(lost.id)).toMatchObject({ coverImage: null, coverMediaId: null, coverAlt: 'A capa' })
  expect((await articleOf(lost.id)).content).toContain(`${site.base}/capa.jpg`)
  // What may pass is shown from there meanwhile.
  expect(await articleOf(broken.id)).toMatchObject({ coverImage: `${site.base}/quebrada.jpg` })

  files['/capa.jpg'] = await picture('#c1c1c1')
  const failed = (await listFailedPictures(system, sessionId)).find(({ url }) => url.endsWith('/capa.jpg'))
  await retryPictures(await given.master(), { sessionId, id: failed?.id ?? '' })
  await take()
  const [stored] = await picturesOf(sessionId)
  expect(await articleOf(lost.id)).toMatchObject({ coverMediaId: stored?.mediaId, coverCredit: 'Ana' })
})

test('an editor’s own cover stays when the lost one is found again', async () => {
  const files: Record<string, Buffer | number> = { '/capa.jpg': 404 }
  const { site, sessionId, take } = await sessionOf(files)
  const { id } = await imported(sessionId, { cover: `${site.base}/capa.jpg` })
  await take()
  await db().article.update({ where: { id }, data: { coverImage: 'https://exemplo.com/outra.jpg' } })
  files['/capa.jpg'] = await picture('#c2c2c2')
  await retryPictures(await given.master(), { sessionId })
  await take()
  expect(await articleOf(id)).toMatchObject({ coverImage: 'https://exemplo.com/outra.jpg', coverMediaId: null })
})

describe('hostile addresses and files (abuse cases 6 and 15)', () => {
  test('nothing inside is asked, by whatever address or redirect', async () => {
    const inside = await siteWith({ '/a.jpg': await picture('#444444') })
    const leading = await oldSite((_, response) => response.writeHead(302, { location: `${inside.base}/a.jpg` }).end())
    const sessionId = await newSession()
    const port = new URL(inside.base).port
    const hostile = [
      `${inside.base}/a.jpg`,
      `http://localhost:${port}/a.jpg`,
      `http://[::ffff:127.0.0.1]:${port}/a.jpg`,
      `http://2130706433:${port}/a.jpg`,
      `${leading.base}/b.jpg`,
      'http://169.254.169.254/latest/meta-data/a.jpg',
    ]
    for (const url of hostile) await imported(sessionId, { body: url })
    await takePictures(sessionId, { signal, outside: leading.outside })
    expect(inside.requests).toEqual([])
    const failed = await listFailedPictures(system, sessionId)
    expect(failed.map(({ cause }) => cause)).toEqual(hostile.map(() => 'private_address'))
    expect(failed[0]?.article).not.toBeNull()
  })

  test('what is no whole picture is refused by its bytes, and articles keep the old address', async () => {
    const jpeg = await picture('#555555')
    const avif = (await kinds())['/b.avif']
    const files = {
      '/svg.jpg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      '/html.png': Buffer.from('<!doctype html><script>alert(1)</script>'),
      '/cut.jpg': jpeg.subarray(0, 300),
      '/cut.avif': avif.subarray(0, -20),
      // An image format of video.
      '/heic.jpg': Buffer.concat([avif.subarray(0, 8), Buffer.from('heic'), avif.subarray(12)]),
      '/gif.gif': Buffer.from('R0lGODlhAQABAAAAACw=', 'base64'),
      '/empty.jpg': Buffer.alloc(0),
    }
    const { site, sessionId, take } = await sessionOf(files)
    const articles = []
    for (const path of Object.keys(files)) articles.push(await imported(sessionId, { body: site.base + path }))
    const stored = await db().media.count()
    await take()
    expect((await picturesOf(sessionId)).map(({ cause }) => cause)).toEqual(articles.map(() => 'not_a_picture'))
    expect((await articleOf(articles[0]?.id ?? '')).content).toContain(site.base)
    expect(await db().media.count()).toBe(stored)
  })

  test('addresses that nobody can fetch are not noted', async () => {
    const sessionId = await newSession()
    const { article } = await given.article({ status: 'draft' })
    const long = `http://a/${'x'.repeat(2_000)}`
    const urls = ['data:image/png;base64,AAAA', 'javascript:alert(1)', 'file:///etc/passwd', '/a.jpg', long]
    const rows = urls.map(url => shownIn(sessionId, article.id, url))
    expect(await db().$transaction(tx => notePictures(tx, rows))).toBe(0)
  })
})

describe('tries', () => {
  const later = (minutes: number) => {
    const release = setClock(() => new Date(Date.now() + minutes * 60_000))
    onTestFinished(release)
  }

  test('a passing failure is tried three times with waits, and again when a master asks', async () => {
    const files: Record<string, Buffer | number> = { '/a.jpg': 503 }
    const { site, sessionId, take } = await sessionOf(files)
    await imported(sessionId, { body: `${site.base}/a.jpg` })
    expect(await take()).toBeGreaterThan(60)
    await take()
    expect(site.requests).toHaveLength(1)
    later(3)
    expect(await take()).toBeGreaterThan(600)
    later(30)
    expect(await take()).toBeNull()
    expect(site.requests).toHaveLength(3)
    expect((await listFailedPictures(system, sessionId))[0]?.cause).toBe('busy_there')
    files['/a.jpg'] = await picture('#666666')
    expect(await retryPictures(await given.master(), { sessionId })).toBe(1)
    await take()
    expect((await countPictures(system, sessionId)).stored).toBe(1)
  })

  test('a worker that dies leaves the picture to the next one, without a second copy', async () => {
    const { site, sessionId, take } = await sessionOf({ '/a.jpg': await picture('#777777') })
    const article = await imported(sessionId, { body: `${site.base}/a.jpg` })
    // It dies after it took the picture, and the row of an upload without files is left.
    expect(await claimPictures(system, { sessionId, most: 20 })).toHaveLength(1)
    await db().media.create({ data: { width: 800, height: 400, widths: [320] } })
    await take()
    expect(site.requests).toEqual([])
    later(3)
    await take()
    expect((await articleOf(article.id)).content).not.toContain(site.base)
    expect(await db().media.count({ where: { sha256: { not: null }, imported: { some: { sessionId } } } })).toBe(1)
  })

  test('two workers at once store and show each picture once', async () => {
    const bytes = await picture('#888888')
    const { site, sessionId, take } = await sessionOf({ '/0.jpg': bytes, '/1.jpg': bytes })
    const article = await imported(sessionId, { cover: `${site.base}/0.jpg`, body: `${site.base}/1.jpg` })
    await Promise.all([take(), take(), take()])
    expect(await countPictures(system, sessionId)).toEqual({ waiting: 0, stored: 2, failed: 0 })
    expect(site.requests).toHaveLength(2)
    expect((await articleOf(article.id)).version).toBe(article.version + 2)
  })

  test('a full disk leaves nothing behind, and the picture waits (abuse case 36)', async () => {
    const { site, sessionId, take } = await sessionOf({ '/a.jpg': await picture('#999999') })
    await imported(sessionId, { body: `${site.base}/a.jpg` })
    const rows = await db().media.count()
    vi.spyOn(storage(), 'put').mockRejectedValue(new DomainError('disk_full'))
    expect(await take()).toBeGreaterThan(60)
    expect(await picturesOf(sessionId)).toMatchObject([{ status: 'waiting', cause: 'disk_full', mediaId: null }])
    expect(await db().media.count()).toBe(rows)
  })
})

describe('the queue', () => {
  const runJob = (name: string, data: object) => handlers.find(({ job }) => job.name === name)?.run(data)
  const queued = async () => {
    const rows = await db().$queryRaw<{ id: string }[]>`
      SELECT data ->> 'sessionId' AS id FROM pgboss.job WHERE name = 'imports.pictures'`
    return rows.map(({ id }) => id)
  }

  test('takes up the sessions whose pictures wait, once each, and none that was undone', async () => {
    const [sessionId, undone] = [await newSession(), await newSession()]
    await db().importSession.update({ where: { id: undone }, data: { status: 'undone' } })
    for (const id of [sessionId, undone]) await imported(id, { body: 'http://127.0.0.1/a.jpg' })
    for (const _ of [1, 2]) await runJob('imports.pictures-sweep', {})
    expect((await queued()).filter(id => id === sessionId || id === undone)).toEqual([sessionId])
    for (const id of [sessionId, undone]) await runJob('imports.pictures', { sessionId: id })
    expect((await countPictures(system, sessionId)).failed).toBe(1)
    expect((await countPictures(system, undone)).waiting).toBe(1)
  })
})

describe('a copy of the folder of uploads', () => {
  const old = 'https://antigo.example/wp-content/uploads'

  async function session() {
    const sessionId = await newSession()
    const article = await imported(sessionId, {
      cover: `${old}/2019/05/a%C3%A7a%C3%AD.jpg`,
      body: `${old}/2019/b-300x200.jpg`,
    })
    await imported(sessionId, { body: `${old}/2019/nada.jpg` })
    return { sessionId, article }
  }

  /** An import of a text with a picture, and a copy of the old site's pictures. */
  async function begunWithPicture(picturesPlace: string) {
    const file = await csvFile([{ id: randomUUID(), body: `${bodyOf('Ponte')}<img src="${old}/2019/ponte.jpg">` }])
    const files = [{ name: 'a.csv', bytes: file.bytes, format: 'csv' as const, place: file.path }]
    const options = importOptions.parse({})
    return (await beginSession(system, { options, reader: 'here', files, picturesPlace })).id
  }

  test('a folder serves instead of the network', async () => {
    const root = await mkdtemp(join(tmpdir(), 'uploads-'))
    await mkdir(join(root, 'uploads/2019/05'), { recursive: true })
    await writeFile(join(root, 'uploads/2019/05/açaí.jpg'), await picture('#b1b1b1'))
    await writeFile(join(root, 'uploads/2019/b.jpg'), await picture('#b2b2b2'))
    const { sessionId, article } = await session()
    expect(await takeLocalPictures(sessionId, root, signal)).toEqual({ stored: 2, failed: 0, missing: 1, files: 0 })
    const after = await articleOf(article.id)
    expect([after.coverImage, after.content.includes(old)]).toEqual([null, false])
    expect(await takeLocalPictures(sessionId, root, signal)).toEqual({ stored: 0, failed: 0, missing: 1, files: 0 })
  })

  test('accents as macOS writes them, and a folder named uploads below, are found', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'uploads-')), 'uploads.zip')
    const root = await mkdtemp(join(tmpdir(), 'uploads-'))
    const [one, two] = [await picture('#e1e1e1'), await picture('#e2e2e2')]
    const [name, below] = ['açaí.jpg'.normalize('NFD'), '2019/uploads/b.jpg']
    await writeZip(file, async add => {
      await add(`site/wp-content/uploads/${name}`, [one])
      await add(`site/wp-content/uploads/${below}`, [two])
    })
    await mkdir(join(root, '2019/uploads'), { recursive: true })
    await writeFile(join(root, name), one)
    await writeFile(join(root, below), two)
    for (const copy of [file, root]) {
      const sessionId = await newSession()
      await imported(sessionId, { cover: `${old}/a%C3%A7a%C3%AD.jpg`, body: `${old}/${below}` })
      expect(await takeLocalPictures(sessionId, copy, signal)).toEqual({ stored: 2, failed: 0, missing: 0, files: 0 })
    }
  })

  test('of an import is read before it ends, so that the network is asked for nothing in it', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'uploads-')), 'uploads.zip')
    const bytes = await picture('#f1f1f1')
    await writeZip(file, add => add('uploads/2019/ponte.jpg', [bytes]))
    const id = await begunWithPicture(file)
    await runHere(id, signal)
    expect(await countsOf(id)).toMatchObject({ status: 'completed', imported: 1 })
    expect(await countPictures(system, id)).toEqual({ waiting: 0, stored: 1, failed: 0 })
    // It is no edit, for an undo.
    const { articleId, versionAfter } = await db().importResult.findFirstOrThrow({ where: { sessionId: id } })
    expect(versionAfter).toBe((await articleOf(articleId ?? '')).version)
  })

  test('that cannot be opened fails the import with a sentence before its first text, and the network waits', async () => {
    const broken = join(await mkdtemp(join(tmpdir(), 'uploads-')), 'uploads.zip')
    await writeFile(broken, 'nada')
    for (const place of [broken, '/nao/existe']) {
      const id = await begunWithPicture(place)
      await runHere(id, signal)
      expect(await countsOf(id)).toMatchObject({
        ...{ status: 'failed', imported: 0 },
        error: 'As imagens não puderam ser abertas: falta a pasta, ou o arquivo não é um .zip inteiro.',
      })
      await db().importPicture.create({ data: { sessionId: id, url: `${old}/2019/ponte.jpg`, urlHash: id } })
      await sweep?.run({})
      const queued = await db().$queryRaw<object[]>`
        SELECT FROM pgboss.job WHERE name = 'imports.pictures' AND data ->> 'sessionId' = ${id}`
      expect(queued).toEqual([])
    }
  })

  test('no name leads out of the folder', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'fora-'))
    await writeFile(join(outside, 'segredo.jpg'), await picture('#d1d1d1'))
    const root = await mkdtemp(join(tmpdir(), 'uploads-'))
    await symlink(outside, join(root, 'atalho'))
    await chmod(root, 0o755)
    const sessionId = await newSession()
    const name = outside.split('/').at(-1)
    for (const path of [`..%2f${name}/segredo.jpg`, 'atalho/segredo.jpg', '%00', '..%2f..%2fetc%2fpasswd'])
      await imported(sessionId, { body: `${old}/${path}` })
    expect(await takeLocalPictures(sessionId, root, signal)).toEqual({ stored: 0, failed: 0, missing: 4, files: 0 })
  })
})
