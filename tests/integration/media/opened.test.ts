import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Actor, anonymous } from '#lib/actor.ts'
import { findPictureAccess, type PictureAccess } from '#server/articles/library/queries/opened-picture.ts'
import { createPreview } from '#server/articles/publication/commands/create-preview.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { findPreview } from '#server/articles/reading/queries/preview.ts'
import { storePicture } from '#server/media/commands/store-picture.ts'
import { db } from '#server/platform/db/db.ts'
import { openPictures } from '#server/press/send/pictures.ts'
import { given, sentence } from '../../support/given.ts'

const jpeg = () =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: '#a3320b' } })
    .jpeg()
    .toBuffer()
const bodyWith = (id: string) =>
  `<p>${sentence('Um')}</p><p>${sentence('Dois')}</p><p>${sentence('Três')}</p><figure><img src="/uploads/${id}/640.webp" alt="Foto" /></figure>`
const noKeys = { preview: null, gift: null }
const accessOf = (id: string, ...people: Actor[]): Promise<PictureAccess[]> =>
  Promise.all(people.map(person => findPictureAccess(person, id, noKeys)))

/** An author's upload, and others who ask for it. */
async function people() {
  const author = await given.author()
  const { id } = await storePicture(author, await jpeg())
  const others = [anonymous, await given.reader(), await given.subscriber(), await given.author()]
  return { author, editor: await given.editor(), id, others }
}

test('a picture of a draft opens to its author and editors, by a preview, and to nobody else', async () => {
  const { author, editor, id, others } = await people()
  const { article } = await given.article({ author, fields: { content: bodyWith(id) } })
  expect(await accessOf(id, author, editor, ...others)).toEqual(['own', 'own', 'none', 'none', 'none', 'none'])
  const { path } = await createPreview(author, { articleId: article.id, days: 7 })
  const preview = await findPreview(path.split('/').at(-1) ?? '')
  const shown = preview?.kind === 'article' ? preview.article.body : ''
  const [, key = ''] = /src="\/uploads\/[0-9a-f-]+\/640\.webp\?previa=([0-9a-f]+)"/.exec(shown) ?? []
  expect(shown).toContain(`/320.webp?previa=${key} 320w`)
  expect(await findPictureAccess(anonymous, id, { ...noKeys, preview: key })).toBe('own')
  expect(await findPictureAccess(anonymous, id, { ...noKeys, preview: `${key.slice(1)}0` })).toBe('none')
  const { id: other } = await storePicture(author, await jpeg())
  expect(await findPictureAccess(anonymous, other, { ...noKeys, preview: key })).toBe('none')
})

test('a picture in a premium text opens to its readers, its cover to everybody', async () => {
  const { author, id, others } = await people()
  const { id: cover } = await storePicture(author, await jpeg())
  const fields = {
    content: bodyWith(id),
    visibility: 'premium',
    coverMediaId: cover,
    coverAlt: 'Capa',
    coverCredit: 'Ana',
  } as const
  const { article } = await given.article({ author, status: 'published', fields })
  expect(await accessOf(cover, anonymous)).toEqual(['open'])
  // A colleague finds a published picture in the library.
  expect(await accessOf(id, ...others)).toEqual(['none', 'none', 'own', 'own'])
  await db().article.update({ where: { id: article.id }, data: { visibility: 'public' } })
  expect(await accessOf(id, anonymous)).toEqual(['open'])
})

test('a takedown takes the pictures along, and a free text beside it keeps them open', async () => {
  const { author, id } = await people()
  const { article } = await given.article({ author, status: 'published', fields: { content: bodyWith(id) } })
  const beside = await given.article({ author, status: 'published', fields: { content: bodyWith(id) } })
  expect(await accessOf(id, anonymous)).toEqual(['open'])
  await removeArticle(author, { id: beside.article.id })
  expect(await accessOf(id, anonymous)).toEqual(['open'])
  await db().article.update({ where: { id: article.id }, data: { status: 'draft' } })
  expect(await accessOf(id, anonymous, author)).toEqual(['none', 'own'])
})

test('the cover of an event opens to everybody once it is announced', async () => {
  const { author, id } = await people()
  const fields = { coverMediaId: id, coverAlt: 'Cartaz', coverCredit: 'Bia' }
  const { event } = await given.event({ by: author, fields })
  expect(await accessOf(id, anonymous)).toEqual(['none'])
  await db().event.update({ where: { id: event.id }, data: { status: 'published', publishedAt: new Date() } })
  expect(await accessOf(id, anonymous)).toEqual(['open'])
})

const folder = '0197a000-0000-7000-8000-000000000000'
const site = { protocol: 'https', host: 'jornal.local' } as const

test('the press sends an open picture from memory until something changes, and goes on while the database is away', async () => {
  let open: boolean | Error = true
  let asked = 0
  const pictures = openPictures({
    site,
    read: async () => Buffer.from('bytes'),
    async isOpen() {
      asked++
      if (open instanceof Error) throw open
      return open
    },
  })
  const target = `/uploads/${folder}/320.webp`
  expect(pictures.find('/uploads/x')).toBeUndefined()
  expect(await pictures.find(target)).not.toBeNull()
  expect(await pictures.find(target)).not.toBeNull()
  expect(asked).toBe(1)
  open = new Error('away')
  expect(await pictures.find(`/uploads/${folder}/480.webp`)).not.toBeNull()
  open = false
  pictures.forget()
  expect(await pictures.find(target)).toBeNull()
  expect(asked).toBe(3)
})

test('a picture whose text is taken down while it is read is not kept', async () => {
  let open = true
  const pictures = openPictures({
    site,
    isOpen: async () => open,
    async read() {
      open = false
      pictures.forget()
      return Buffer.from('bytes')
    },
  })
  await pictures.find(`/uploads/${folder}/320.webp`)
  expect(await pictures.find(`/uploads/${folder}/320.webp`)).toBeNull()
})
