import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '#lib/actor.ts'
import { type LibrarySearch, librarySearch } from '#lib/media/library.ts'
import { replacePicture } from '#server/articles/library/commands/replace-picture.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { describePicture, removePicture } from '#server/media/commands/describe-picture.ts'
import { storePicture } from '#server/media/commands/store-picture.ts'
import { findLastCredits, findPictures, findPictureUses } from '#server/media/queries/library.ts'
import { db } from '#server/platform/db/db.ts'
import { given, sentence } from '../../support/given.ts'
import { refusal } from '../../support/refusal.ts'

const jpeg = (width = 640, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#a3320b' } })
    .jpeg()
    .toBuffer()
const upload = async (by: SignedIn) => (await storePicture(by, await jpeg())).id
const figure = (id: string, alt: string, credit = '') =>
  `<figure><img src="/uploads/${id}/640.webp" alt="${alt}" width="640" height="400" /><figcaption>Legenda${credit && ` <small>${credit}</small>`}</figcaption></figure>`
const body = (...figures: string[]) => `<p>${sentence('Um texto')}</p>${figures.join('')}`
const found = async (by: SignedIn, search: Partial<LibrarySearch> = {}) =>
  (await findPictures(by, librarySearch.parse(search))).pictures.map(({ id }) => id)

beforeEach(async () => {
  await db().article.updateMany({ data: { coverMediaId: null } })
  await db().media.deleteMany()
})

test('a picture is found by what its text says of it, without accents, and comes with its credit', async () => {
  const author = await given.author()
  const id = await upload(author)
  await upload(author)
  await given.article({
    author,
    fields: { content: body(figure(id, 'Prefeito &quot;Zé&quot; na inauguração', 'Ana Braga &amp; Cia')) },
  })
  expect(await found(author, { busca: 'ze INAUGURACAO' })).toEqual([id])
  expect(await found(author, { credito: 'braga' })).toEqual([id])
  // A word of the description is no credit.
  expect(await found(author, { credito: 'prefeito' })).toEqual([])
  const [picture] = (await findPictures(author, librarySearch.parse({ busca: 'prefeito' }))).pictures
  expect(picture).toMatchObject({ alt: 'Prefeito "Zé" na inauguração', caption: 'Legenda', credit: 'Ana Braga & Cia' })
  expect(await findLastCredits(author)).toEqual(['Ana Braga & Cia'])
})

test('a search by days has both days, and unusable values count as absent', async () => {
  const author = await given.author()
  const id = await upload(author)
  // 2 March in São Paulo, 3 March in UTC.
  await db().media.update({ where: { id }, data: { createdAt: new Date('2026-03-03T02:30:00Z') } })
  expect(await found(author, { de: '2026-03-02', ate: '2026-03-02' })).toEqual([id])
  expect(await found(author, { de: '2026-03-03' })).toEqual([])
  expect(await found(author, { de: 'ontem', depois: "'; DROP TABLE media" })).toEqual([id])
})

test('older pages follow without a gap', async () => {
  const author = await given.author()
  const { id: ownerId } = author
  await db().media.createMany({
    data: Array.from({ length: 95 }, () => ({ ownerId, width: 640, height: 400, widths: [640] })),
  })
  const seen: string[] = []
  let depois = ''
  do {
    const page = await findPictures(author, librarySearch.parse({ depois }))
    seen.push(...page.pictures.map(({ id }) => id))
    depois = page.next ?? ''
  } while (depois)
  expect(new Set(seen).size).toBe(95)
  expect(seen).toHaveLength(95)
})

test('a colleague’s picture is offered once readers see it, and a picture of an unpublished text is not', async () => {
  const [author, colleague, editor] = [await given.author(), await given.author(), await given.editor()]
  const id = await upload(author)
  const { article } = await given.article({
    author,
    status: 'review',
    fields: { content: body(figure(id, 'Foto secreta')) },
  })
  expect(await found(colleague)).toEqual([])
  expect(await found(editor)).toEqual([id])
  expect(await findPictureUses(colleague, id)).toMatchObject({
    uses: [],
    hidden: 1,
    may: { describe: false, replace: false },
  })
  await changeStatus(editor, { id: article.id, version: article.version, status: 'published' })
  expect(await found(colleague)).toEqual([id])
  expect((await findPictureUses(colleague, id)).uses).toMatchObject([{ kind: 'article', isPublic: true, path: null }])

  const own = await upload(editor)
  expect(await found(colleague)).toContain(own)
  await given.article({ author: editor, fields: { content: body(figure(own, 'Embargada')) } })
  expect(await found(colleague)).not.toContain(own)
  // What somebody put into the library stays there, also while a draft uses it.
  await describePicture(editor, { id: own, alt: 'Arquivo', caption: '', credit: '' })
  expect(await found(colleague)).toContain(own)
  expect(await refusal(findPictures(await given.reader(), librarySearch.parse({})))).toBe('forbidden')
})

test('what a colleague writes of somebody else’s picture in a draft does not reach the library', async () => {
  const [owner, colleague] = [await given.editor(), await given.author()]
  const id = await upload(owner)
  await describePicture(owner, { id, alt: 'Fachada da câmara', caption: '', credit: 'Arquivo' })
  await given.article({ author: colleague, fields: { content: body(figure(id, 'Prisão amanhã')) } })
  expect(await db().media.findUnique({ where: { id } })).toMatchObject({ alt: 'Fachada da câmara', credit: 'Arquivo' })
})

test('its owner and editors describe and remove a picture, others do not, and one that a text shows stays', async () => {
  const [author, colleague, editor] = [await given.author(), await given.author(), await given.editor()]
  const id = await upload(author)
  const words = { id, alt: 'Ponte', caption: '', credit: 'Ana' }
  expect(await refusal(describePicture(colleague, words))).toBe('forbidden')
  expect(await refusal(removePicture(colleague, { id }))).toBe('forbidden')
  await describePicture(editor, words)
  expect(await found(colleague, { busca: 'ponte' })).toEqual([id])
  const { article } = await given.article({ author, fields: { coverMediaId: id } })
  expect(await refusal(removePicture(author, { id }))).toBe('picture_in_use')
  await db().article.delete({ where: { id: article.id } })
  await removePicture(author, { id })
  expect(await db().media.count({ where: { id } })).toBe(0)
})

test('an editor puts a picture in another’s place: in every text, with a version, and the former one is offered no more', async () => {
  const [author, editor] = [await given.author(), await given.editor()]
  const [id, by] = [await upload(author), (await storePicture(editor, await jpeg(1000, 1000))).id]
  const shown = { content: body(figure(id, 'Antes', 'Ana')), coverMediaId: id, coverAlt: 'Antes', coverCredit: 'Ana' }
  const { article } = await given.article({ author, status: 'published', fields: shown })
  const { article: draft } = await given.article({ author, fields: { content: body(figure(id, 'Antes')) } })
  const { event } = await given.event({
    status: 'published',
    by: author,
    fields: { coverMediaId: id, coverAlt: 'Antes', coverCredit: 'Ana' },
  })
  expect(await refusal(replacePicture(author, { id, by, alt: 'Depois', credit: 'Bia' }))).toBe('forbidden')

  expect(await replacePicture(editor, { id, by, alt: 'Depois', credit: 'Bia' })).toEqual({ count: 3, isDone: true })
  const changed = await db().article.findUniqueOrThrow({ where: { id: article.id }, include: { versions: true } })
  expect(changed).toMatchObject({
    coverMediaId: by,
    coverAlt: 'Depois',
    coverCredit: 'Bia',
    version: article.version + 1,
  })
  expect(changed.content).toContain(
    `<img src="/uploads/${by}/1000.webp" alt="Depois" width="1000" height="1000" /><figcaption>Legenda <small>Bia</small></figcaption>`,
  )
  expect(changed.content).not.toContain(id)
  expect(changed.versions.map(({ versionNumber }) => versionNumber)).toContain(article.version + 1)
  expect((await db().article.findUniqueOrThrow({ where: { id: draft.id } })).content).toContain(by)
  expect(await db().event.findUnique({ where: { id: event.id } })).toMatchObject({ coverMediaId: by, version: 2 })
  expect(await found(editor)).toEqual([by])
  expect(await db().auditEntry.count({ where: { action: 'media.replaced', subjectId: id } })).toBe(1)
})

test('a replacement of more texts than one call changes goes on where it stopped', async () => {
  const [author, editor] = [await given.author(), await given.editor()]
  const [id, by] = [await upload(author), await upload(editor)]
  const { article } = await given.article({ author })
  const { slug, ...row } = article
  await db().article.createMany({
    data: Array.from({ length: 60 }, (_, place) => ({
      ...row,
      id: undefined,
      requestId: null,
      slug: `${slug}-${place}`,
      coverMediaId: id,
    })),
  })
  const input = { id, by, alt: 'Depois', credit: '' }
  expect(await replacePicture(editor, input)).toEqual({ count: 50, isDone: false })
  expect(await replacePicture(editor, input)).toEqual({ count: 10, isDone: true })
})
