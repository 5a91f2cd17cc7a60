import { randomUUID } from 'node:crypto'
import { mkdir, readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { saveProfile } from '#server/accounts/commands/save-profile.ts'
import { discardRevision } from '#server/articles/revision/commands/discard-revision.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { handlers } from '#server/jobs.ts'
import { removeUnusedPictures } from '#server/media/commands/remove-unused-pictures.ts'
import { storePicture } from '#server/media/commands/store-picture.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { storage } from '#server/platform/storage.ts'
import { fieldsWith, given } from '../../support/given.ts'
import { blocksOf, draftEdition } from '../../support/newsletter/edition.ts'

const day = 24 * 60 * 60 * 1000
const jpeg = () =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: '#a3320b' } })
    .jpeg()
    .toBuffer()
const upload = async () => (await storePicture(await given.editor(), await jpeg())).id
const mediaExists = async (id: string) => (await db().media.findUnique({ where: { id } })) !== null
const address = (id: string) => `/uploads/${id}/320.webp`
const bodyWith = (id: string) =>
  `<p>Um texto com uma foto no meio, longo o bastante para poder ser guardado.</p><figure><img src="${address(id)}" alt="Foto" /></figure>`

/** Runs the daily job at a time some days from now. */
async function sweepInDays(days: number): Promise<number> {
  const release = setClock(() => new Date(Date.now() + days * day))
  try {
    return (await removeUnusedPictures(system, { after: null })).count
  } finally {
    release()
  }
}

/** Runs the queued work on files. */
async function workOnFiles(): Promise<void> {
  const jobs = await db().$queryRaw<{ data: unknown }[]>`SELECT data FROM pgboss.job WHERE name = 'media.remove-files'`
  const handler = handlers.find(({ job }) => job.name === 'media.remove-files')
  for (const { data } of jobs) await handler?.run(data)
}

test('an unused upload waits a week, and is then deleted with its files', async () => {
  const id = await upload()
  await sweepInDays(6.9)
  expect(await mediaExists(id)).toBe(true)
  await sweepInDays(7.1)
  expect(await mediaExists(id)).toBe(false)
  await workOnFiles()
  expect(await storage().read(id, '320.webp')).toBeNull()
})

test('the daily job deletes the files of an interrupted write', async () => {
  const draft = join(process.env.DATA_DIR ?? '', 'uploads/tmp', randomUUID())
  await mkdir(draft, { recursive: true })
  const longAgo = new Date(Date.now() - 2 * day)
  await utimes(draft, longAgo, longAgo)
  await handlers.find(({ job }) => job.name === 'media.remove-unused')?.run({})
  expect(await readdir(join(draft, '..'))).toEqual([])
})

test('a used one stays', async () => {
  const [cover, byAddress, inBody] = [await upload(), await upload(), await upload()]
  const [onPage, avatar, card, inEdition] = [await upload(), await upload(), await upload(), await upload()]
  await given.article({ fields: { coverMediaId: cover } })
  await given.article({ fields: { coverImage: address(byAddress) } })
  await given.article({ fields: { content: bodyWith(inBody) } })
  await saveProfile(await given.author(), { fullName: 'Ana', avatarUrl: `http://localhost${address(avatar)}`, bio: '' })
  await db().sitePage.upsert({
    where: { slug: 'quem-somos' },
    create: { slug: 'quem-somos', title: 'Quem somos', content: bodyWith(onPage) },
    update: { content: bodyWith(onPage) },
  })
  await db().sectionCard.create({ data: { title: 'X', linkUrl: '/', displayOrder: 1, imageUrl: address(card) } })
  await draftEdition(await given.master(), { blocks: blocksOf({ kind: 'text', body: bodyWith(inEdition) }) })
  await sweepInDays(30)
  for (const id of [cover, byAddress, inBody, onPage, avatar, card, inEdition]) expect(await mediaExists(id)).toBe(true)
})

test('one used by a revision of a published text stays until the revision is discarded', async () => {
  const [cover, byAddress, inBody] = [await upload(), await upload(), await upload()]
  const changes = [{ coverMediaId: cover, coverAlt: 'Foto', coverCredit: 'Ana' }, { coverImage: address(byAddress) }]
  const made = [
    await given.revision({ changes: changes[0] }),
    await given.revision({ changes: { ...changes[1], coverAlt: 'Foto', coverCredit: 'Ana' } }),
    await given.revision({ changes: { content: bodyWith(inBody) } }),
  ]
  await sweepInDays(30)
  for (const id of [cover, byAddress, inBody]) expect(await mediaExists(id)).toBe(true)
  for (const { author, revision } of made) await discardRevision(author, { id: revision.id })
  await sweepInDays(30)
  for (const id of [cover, byAddress, inBody]) expect(await mediaExists(id)).toBe(false)
})

test('one used only by an earlier version stays, so that the version can be restored whole', async () => {
  const id = await upload()
  const { author, article } = await given.article({ fields: { content: bodyWith(id) } })
  await saveArticle(author, { id: article.id, version: 1, fields: fieldsWith({ slug: article.slug }) })
  await sweepInDays(30)
  expect(await mediaExists(id)).toBe(true)
})

test('one chosen as a cover at that moment stays', async () => {
  const id = await upload()
  const { article } = await given.article()
  await db().$transaction(async tx => {
    await tx.article.update({ where: { id: article.id }, data: { coverMediaId: id } })
    await sweepInDays(30)
  })
  expect(await mediaExists(id)).toBe(true)
})

test('many are checked a page at a time', async () => {
  await db().media.deleteMany()
  const created = { width: 1, height: 1, widths: [1], createdAt: new Date(0) }
  await db().media.createMany({ data: Array.from({ length: 250 }, () => created) })
  const first = await removeUnusedPictures(system, { after: null })
  const second = await removeUnusedPictures(system, { after: first.next })
  expect([first.count, second.count, second.next]).toEqual([200, 50, null])
  expect(await db().media.count()).toBe(0)
})

test('the row of a write that a dead process left is deleted with its files', async () => {
  const uploads = join(process.env.DATA_DIR ?? '', 'uploads')
  const { id } = await db().media.create({ data: { width: 1, height: 1, widths: [1], createdAt: new Date(0) } })
  await storage().put(`.draft-${id}`, new Map([['320.webp', Buffer.from('half')]]))
  await sweepInDays(0)
  await workOnFiles()
  expect((await readdir(uploads)).filter(name => name.includes(id))).toEqual([])
})
