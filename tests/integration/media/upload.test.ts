import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import sharp from 'sharp'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Actor, anonymous } from '#lib/actor.ts'
import { limits } from '#lib/limits.ts'
import { sendPicture as servePicture } from '#server/articles/library/http.ts'
import { storePicture } from '#server/media/commands/store-picture.ts'
import { receiveUpload } from '#server/media/http.ts'
import { db } from '#server/platform/db/db.ts'
import { readOutside } from '#server/platform/outside/outside.ts'
import { actorOf } from '#server/platform/session/request-session.ts'
import { storage } from '#server/platform/storage.ts'
import { given } from '../../support/given.ts'
import { refusal } from '../../support/refusal.ts'

// The test sets the actor of each request.
vi.mock('#server/platform/session/request-session.ts', () => ({ actorOf: vi.fn() }))
// Another site cannot stand on this machine: its addresses are refused.
vi.mock('#server/platform/outside/outside.ts', async original => {
  const outside = await original<typeof import('#server/platform/outside/outside.ts')>()
  return { ...outside, readOutside: vi.fn(outside.readOutside) }
})

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a3320b' } })
const jpeg = (width = 1000, height = 500) => canvas(width, height).jpeg().toBuffer()

const folders = async () =>
  (await readdir(join(process.env.DATA_DIR ?? '', 'uploads')).catch(() => [])).filter(name => !name.startsWith('.'))
const trace = async () => ({ rows: await db().media.count(), folders: (await folders()).length })

const address = 'http://localhost:3000/api/uploads'
const ownSite = { origin: 'http://localhost:3000', 'x-forwarded-host': 'localhost:3000' }

function takeUpload(actor: Actor, request: Request): Promise<Response> {
  vi.mocked(actorOf).mockResolvedValue(actor)
  return receiveUpload(request)
}

function sendPicture(id: string, file: string, actor: Actor = anonymous) {
  vi.mocked(actorOf).mockResolvedValue(actor)
  return servePicture(new Request('http://localhost:3000/uploads'), { params: Promise.resolve({ id, file }) })
}

function upload(actor: Actor, bytes: Uint8Array, options: { name?: string; type?: string; origin?: string } = {}) {
  const form = new FormData()
  const { name = 'foto.jpg', type = 'image/jpeg' } = options
  form.set('file', new File([new Uint8Array(bytes)], name, { type }))
  const headers = { ...ownSite, origin: options.origin ?? ownSite.origin }
  return takeUpload(actor, new Request(address, { method: 'POST', body: form, headers }))
}

function uploadFrom(actor: Actor, where: string) {
  const form = new FormData()
  form.set('address', where)
  return takeUpload(actor, new Request(address, { method: 'POST', body: form, headers: ownSite }))
}

afterEach(() => vi.restoreAllMocks())

describe('a picture of another site', () => {
  test('is fetched and stored like a sent one', async () => {
    const bytes = await jpeg(400, 300)
    const unread = () => {
      throw new Error('a picture is no text')
    }
    const answer = { status: 200, headers: {}, url: 'https://prefeitura.test/a.jpg', bytes, text: unread, json: unread }
    vi.mocked(readOutside).mockResolvedValueOnce(answer)
    const response = await uploadFrom(await given.author(), 'https://prefeitura.test/a.jpg')
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({
      width: 400,
      height: 300,
      src: expect.stringMatching(/320\.webp$|400\.webp$/),
    })
  })

  test.each([
    ['this machine', 'http://127.0.0.1:1/a.jpg', 'picture_unreachable'],
    ['the network of the house', 'http://10.0.0.1/a.jpg', 'picture_unreachable'],
    ['a file', 'file:///etc/passwd', 'upload_not_an_image'],
    ['nowhere', '', 'upload_not_an_image'],
  ])('is not read from %s', async (_, where, code) => {
    const before = await trace()
    const response = await uploadFrom(await given.author(), where)
    expect(await response.json()).toMatchObject({ code })
    expect(await trace()).toEqual(before)
  })
})

describe('an accepted picture (abuse case 15)', () => {
  test('is stored as WebP in the widths up to its own, and served with an unlimited lifetime', async () => {
    const author = await given.author()
    const response = await upload(author, await jpeg(1000, 500))
    expect(response.status).toBe(201)
    const { id, widths, src } = await response.json()
    expect(widths).toEqual([320, 480, 750, 960, 1000])
    expect(src).toBe(`/uploads/${id}/1000.webp`)

    await given.article({ author, status: 'published', fields: { coverMediaId: id, coverAlt: 'A', coverCredit: 'B' } })
    const copy = await sendPicture(id, '750.jpg')
    expect(copy.headers.get('content-type')).toBe('image/jpeg')
    expect(await sharp(Buffer.from(await copy.arrayBuffer())).metadata()).toMatchObject({ format: 'jpeg', width: 750 })
    expect((await sendPicture(id, '751.jpg')).status).toBe(404)
    const served = await sendPicture(id, '750.webp')
    expect(served.headers.get('content-type')).toBe('image/webp')
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    expect(served.headers.get('cache-control')).toContain('immutable')
    // Opened directly, the file can run and load nothing, whatever type a browser detects.
    expect(served.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    const metadata = await sharp(await served.arrayBuffer()).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 750, height: 375 })
  })

  test.each([
    [200, [200]],
    [640, [320, 480, 640]],
    [740, [320, 480, 740]],
    [2000, [320, 480, 750, 960, 1280, 1920]],
  ])('%i pixels wide keeps its own width, up to the widest', async (width, expected) => {
    const { id, widths } = await storePicture(await given.author(), await jpeg(width, 100))
    expect(widths).toEqual(expected)
    const widest = await storage().read(id, `${expected.at(-1)}.webp`)
    expect(await sharp(widest ?? undefined).metadata()).toMatchObject({ width: expected.at(-1) })
  })

  test.each(['png', 'webp'] as const)('may be %s, whatever its name', async format => {
    const bytes = await canvas(400, 300).toFormat(format).toBuffer()
    const response = await upload(await given.author(), bytes, { name: '../../etc/passwd', type: 'text/html' })
    expect(response.status).toBe(201)
  })

  test('is upright and has lost its location', async () => {
    const bytes = await canvas(800, 400)
      .jpeg()
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'segredo' }, IFD3: { GPSLatitude: '7/1 13/1 0/1' } } })
      .toBuffer()
    const { id, width, height } = await storePicture(await given.author(), bytes)
    expect([width, height]).toEqual([400, 800])
    const stored = await storage().read(id, '320.webp')
    const metadata = await sharp(stored ?? undefined).metadata()
    expect(metadata).toMatchObject({ width: 320, height: 640 })
    expect(metadata.exif).toBeUndefined()
    expect(stored?.includes('segredo')).toBe(false)
  })

  test('loses hidden data after its end', async () => {
    const polyglot = Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>')])
    const { id, widths } = await storePicture(await given.author(), polyglot)
    for (const width of widths) expect((await storage().read(id, `${width}.webp`))?.includes('<script')).toBe(false)
  })

  test('may weigh five megabytes, and not a byte more', async () => {
    const author = await given.author()
    const picture = await jpeg()
    const exactly = Buffer.concat([picture, Buffer.alloc(limits.image.maxBytes - picture.length)])
    expect((await upload(author, exactly)).status).toBe(201)
    const response = await upload(author, Buffer.concat([exactly, Buffer.alloc(1)]))
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ message: 'A imagem deve ter no máximo 5MB' })
  })
})

describe('a body without end (abuse case 15)', () => {
  const megabyte = 1024 * 1024

  test('is not stored, is read only as far as the sender can still receive the answer, and is refused with a sentence', async () => {
    setFlagsFromString('--expose-gc')
    const collect: () => void = runInNewContext('gc')
    const held = () => {
      collect()
      return process.memoryUsage().arrayBuffers
    }
    const before = held()
    let sent = 0
    let most = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent === 100 * megabyte) return controller.close()
        controller.enqueue(new Uint8Array(megabyte))
        sent += megabyte
        if (sent % (10 * megabyte) === 0) most = Math.max(most, held() - before)
      },
    })
    const headers = { ...ownSite, 'content-type': 'multipart/form-data; boundary=x' }
    const streamed = { method: 'POST', body, headers, duplex: 'half' }
    const response = await takeUpload(await given.author(), new Request(address, streamed))
    expect([response.status, (await response.json()).message]).toEqual([413, 'A imagem deve ter no máximo 5MB'])
    expect(most / megabyte).toBeLessThan(16)
    expect(sent / megabyte).toBeLessThan(70)
  })
})

describe('a file that is not a picture (abuse case 15)', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  )
  const refused: [string, () => Promise<Buffer> | Buffer][] = [
    ['an SVG', () => svg],
    ['a GIF', () => canvas(9, 9).gif().toBuffer()],
    ['an AVIF', () => canvas(64, 64).avif().toBuffer()],
    ['nothing', () => Buffer.alloc(0)],
    ['half a picture', async () => (await jpeg()).subarray(0, 700)],
    ['an SVG that says it is a JPEG', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg])],
  ]
  test.each(refused)('%s is refused and leaves nothing behind', async (_, make) => {
    const bytes = await make()
    const before = await trace()
    const response = await upload(await given.author(), bytes)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ title: 'Erro no upload', message: 'Arquivo inválido' })
    expect(await trace()).toEqual(before)
  })

  test('finds no decoder either, if it passes the check of its first bytes', async () => {
    await storePicture(await given.author(), await jpeg())
    // GIF and AVIF have one for imports: here their first bytes keep them out.
    const others = [svg, await canvas(9, 9).tiff().toBuffer(), Buffer.from('%PDF-1.7')]
    for (const bytes of others) await expect(sharp(bytes).metadata()).rejects.toThrow()
  })

  test('more than forty megapixels in few bytes never reach a decoder', async () => {
    const create = { width: 8_000, height: 5_001, channels: 3, background: '#000' } as const
    const bomb = await sharp({ create, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(limits.image.maxBytes)
    expect(await refusal(storePicture(await given.author(), bomb))).toBe('upload_too_many_pixels')
  })
})

describe('who may upload pictures', () => {
  test.each([
    ['nobody in particular', async () => anonymous, 401],
    ['a reader', given.reader, 403],
  ] as const)('%s may not', async (_, person, status) => {
    const before = await trace()
    expect((await upload(await person(), await jpeg())).status).toBe(status)
    expect(await trace()).toEqual(before)
  })

  test('not even an editor, from another site’s page', async () => {
    expect((await upload(await given.editor(), await jpeg(), { origin: 'https://mau.example' })).status).toBe(403)
  })

  test('uploads are limited', async () => {
    const author = await given.author()
    const statuses = new Set<number>()
    for (let n = 0; n <= 3 * limits.gallery.most; n++) statuses.add((await upload(author, Buffer.from('x'))).status)
    expect(statuses).toContain(429)
  })
})

describe('when something breaks', () => {
  test('a full disk is reported clearly and leaves nothing behind, no row that could not be deleted again either (abuse case 36)', async () => {
    const acts = () => db().auditEntry.count({ where: { action: { startsWith: 'media.' } } })
    const [before, actsBefore] = [await trace(), await acts()]
    vi.spyOn(storage(), 'put').mockImplementation(async () => {
      const { DomainError } = await import('#lib/errors.ts')
      throw new DomainError('disk_full')
    })
    const response = await upload(await given.author(), await jpeg())
    expect(response.status).toBe(503)
    expect((await response.json()).message).toContain('sem espaço em disco')
    expect(await trace()).toEqual(before)
    expect(await acts()).toBe(actsBefore)
  })

  test('no name walks out of the folder', async () => {
    const author = await given.author()
    const { id } = await storePicture(author, await jpeg())
    for (const name of ['../../x/320.webp', '320.webp/..', '0320.webp', '320.png', '320.webp%00', '']) {
      expect((await sendPicture(id, name, author)).status, name).toBe(404)
      expect((await sendPicture('../..', name, author)).status, name).toBe(404)
    }
  })

  test('only a picture’s own id leads to its files', async () => {
    const author = await given.author()
    const { id } = await storePicture(author, await jpeg())
    expect((await sendPicture(id, '320.webp', author)).status).toBe(200)
    expect((await sendPicture(id, '320.webp')).status).toBe(404)
    for (const other of [`./${id}`, `../uploads/${id}`, `${id}/.`, `x/../${id}`, '..', '.', '']) {
      expect((await sendPicture(other, '320.webp', author)).status, other).toBe(404)
    }
  })
})
