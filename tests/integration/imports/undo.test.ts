import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { fieldsOf } from '#server/articles/fields.ts'
import { beginRevision } from '#server/articles/revision/commands/begin-revision.ts'
import { saveRevision } from '#server/articles/revision/commands/save-revision.ts'
import { rowSelection } from '#server/articles/row.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { runWaiting } from '#server/imports/jobs.ts'
import { undoBatch } from '#server/imports/sessions/commands/undo-batch.ts'
import { undoSession } from '#server/imports/sessions/commands/undo-session.ts'
import { readReport } from '#server/imports/sessions/queries/report.ts'
import { removeUnusedPictures } from '#server/media/commands/remove-unused-pictures.ts'
import { storePicture } from '#server/media/commands/store-picture.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { joinByline } from '#server/users/commands/join-byline.ts'
import { asOwner } from '#tests/support/database/owner.ts'
import { given } from '#tests/support/given.ts'
import { begun, bodyOf, countsOf, type Line, linesOf, runHere } from '#tests/support/imports/files.ts'
import { refusal } from '#tests/support/refusal.ts'

const never = new AbortController().signal
const mark = () => randomUUID().slice(0, 8)
const raise = (): never => {
  throw new Error('not imported')
}
const articleOf = (recordId: string) =>
  db().article.findFirst({ where: { imported: { some: { recordId } } }, ...rowSelection })

async function imported(...lines: Parameters<typeof begun>) {
  const id = await begun(...lines)
  await runHere(id)
  return id
}

async function undone(id: string) {
  await undoSession(await given.master(), { id })
  await runWaiting({}, { signal: never })
  expect(await countsOf(id)).toMatchObject({ status: 'undone' })
  return (await readReport(system, id)).undone
}

test('imported articles are deleted wholly, and a new import takes the same slugs', async () => {
  const own = mark()
  const author = `Autora de uma vez só ${own}`
  const lines = linesOf(own, 210).map(line => ({ ...line, author }))
  const first = await imported(lines)
  const slug = (await articleOf(`${own}-7`))?.slug ?? ''
  expect(await undone(first)).toEqual({ removed: 210, restored: 0, kept: 0, gone: 0 })
  const articles = { title: { startsWith: `Notícia número ${own}` } }
  expect(await db().article.count({ where: articles })).toBe(0)
  expect(await db().articleSlug.count({ where: { slug } })).toBe(0)
  expect(await db().importedRecord.count({ where: { sessionId: first } })).toBe(0)
  expect(await db().profile.count({ where: { fullName: author } })).toBe(0)
  await imported(lines)
  expect((await articleOf(`${own}-7`))?.slug).toBe(slug)
})

test('an updated article gets its former version back, and an edited one stays and is listed', async () => {
  const [updated, edited, fresh] = [mark(), mark(), mark()]
  await imported([{ id: updated, tags: 'Obras', categories: 'Caruaru' }])
  const before = await articleOf(updated)
  const newer = { id: updated, title: 'Outro título do mesmo texto', body: bodyOf('outro'), tags: 'Saúde' }
  const second = await imported([newer, { id: edited }, { id: fresh }], { existing: 'update' })
  const article = await articleOf(edited)
  if (!article) throw new Error('not imported')
  const fields = { ...fieldsOf(article), title: 'Editado aqui depois' }
  await saveArticle(await given.editor(), { id: article.id, version: 1, fields })
  expect(await undone(second)).toEqual({ removed: 1, restored: 1, kept: 1, gone: 0 })
  const after = await articleOf(updated)
  const { version: _, updatedAt: __, ...same } = before ?? { version: 0, updatedAt: null }
  expect(after).toMatchObject({ ...same, version: 3 })
  expect(await db().articleVersion.count({ where: { articleId: before?.id } })).toBe(3)
  expect((await articleOf(edited))?.title).toBe('Editado aqui depois')
  expect(await articleOf(fresh)).toBeNull()
})

test('an undo that was interrupted goes on, and is refused after thirty days and while it runs', async () => {
  const own = mark()
  const id = await begun(linesOf(own, 210))
  expect(await refusal(undoSession(await given.master(), { id }))).toBe('undo_expired')
  await runHere(id)
  await undoSession(await given.master(), { id })
  const cursor = await undoBatch(system, { id, after: null })
  expect(await undoBatch(system, { id, after: null })).not.toEqual(cursor)
  await db().importSession.update({ where: { id }, data: { seenAt: new Date(0) } })
  await runWaiting({}, { signal: never })
  expect((await readReport(system, id)).undone.removed).toBe(210)
  const old = await imported(linesOf(mark(), 1))
  const createdAt = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
  await db().importSession.update({ where: { id: old }, data: { createdAt } })
  expect(await refusal(undoSession(await given.master(), { id: old }))).toBe('undo_expired')
})

describe('what happened since an update', () => {
  const upload = async () => {
    const bytes = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#a3320b' } })
      .jpeg()
      .toBuffer()
    return (await storePicture(await given.editor(), bytes)).id
  }
  /** An article of an earlier import with a stored cover, and the session that updated it. */
  async function updated(lines: Line[], coverMediaId: string) {
    const first = await imported(lines)
    const before = await articleOf(lines[0]?.id ?? '')
    await db().article.update({ where: { id: before?.id }, data: { coverMediaId, coverAlt: 'A', coverCredit: 'B' } })
    const newer = lines.map(line => ({ ...line, title: 'Outro título', body: bodyOf('outro') }))
    const second = await imported(newer, { existing: 'update' })
    return { first, second, before }
  }
  const inDays = async (days: number, work: () => Promise<unknown>) => {
    const release = setClock(() => new Date(Date.now() + days * 24 * 60 * 60 * 1000))
    await work().finally(release)
  }

  test('the cover that an undo brings back stays stored while the undo is possible', async () => {
    const cover = await upload()
    const own = mark()
    const { second } = await updated([{ id: own }], cover)
    await inDays(20, () => removeUnusedPictures(system, { after: null }))
    expect(await undone(second)).toMatchObject({ restored: 1 })
    expect((await articleOf(own))?.coverMediaId).toBe(cover)
  })

  test('a cover that is gone, and an author joined to an account, end no undo', async () => {
    const cover = await upload()
    const own = mark()
    const author = `Autora ${own}`
    const { second, before } = await updated([{ id: own, author }], cover)
    await db().media.delete({ where: { id: cover } })
    const person = await given.author()
    await joinByline(await given.master(), { bylineId: before?.authorId ?? '', userId: person.id })
    expect(await undone(second)).toMatchObject({ restored: 1 })
    expect(await articleOf(own)).toMatchObject({
      ...{ coverMediaId: null, authorId: person.id, title: before?.title },
      credits: [{ profileId: person.id }],
    })
  })

  test('the article can be updated again, and undone with its first import', async () => {
    const own = mark()
    const first = await imported([{ id: own }])
    const newer = { id: own, title: 'Outro título', body: bodyOf('outro') }
    for (const _ of [1, 2]) {
      const update = await imported([newer], { existing: 'update' })
      expect(await countsOf(update)).toMatchObject({ updated: 1 })
      await undone(update)
    }
    expect(await undone(first)).toEqual({ removed: 1, restored: 0, kept: 0, gone: 0 })
  })

  test('a revision or an internal comment of an imported article keeps it', async () => {
    const [revised, discussed, untouched] = [mark(), mark(), mark()]
    const id = await imported([{ id: revised }, { id: discussed }, { id: untouched }])
    const author = await given.author()
    const article = (await articleOf(revised)) ?? raise()
    await joinByline(await given.master(), { bylineId: article.authorId, userId: author.id })
    const fields = { ...fieldsOf((await articleOf(revised)) ?? raise()), title: 'Em revisão pela autora' }
    const revision = await beginRevision(author, { id: article.id })
    const writing = { form: randomUUID(), request: randomUUID() }
    await saveRevision(author, { id: revision.id, version: 1, fields, writing })
    const other = await articleOf(discussed)
    await db().articleComment.create({
      data: { articleId: other?.id ?? '', userId: author.id, requestId: randomUUID(), comment: 'Falta ouvir alguém.' },
    })
    expect(await undone(id)).toEqual({ removed: 1, restored: 0, kept: 2, gone: 0 })
    expect(await db().articleRevision.count({ where: { articleId: article.id } })).toBe(1)
  })
})

describe('an undo that the database refuses', () => {
  const refusing = async (table: string, when: string, work: () => Promise<void>) => {
    await asOwner(
      `CREATE OR REPLACE FUNCTION refuse_undo() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN IF ${when} THEN RAISE EXCEPTION 'não'; END IF; RETURN OLD; END$$;
        CREATE TRIGGER refuse_undo BEFORE DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_undo()`,
    )
    await work().finally(() => asOwner(`DROP TRIGGER refuse_undo ON ${table}`))
  }

  test('for one article keeps that one alone', async () => {
    const own = mark()
    const id = await imported(linesOf(own, 30))
    await refusing('articles', `OLD.title = 'Notícia número ${own}-7'`, async () => {
      expect(await undone(id)).toEqual({ removed: 29, restored: 0, kept: 1, gone: 0 })
    })
  })

  test('at its end fails, lets other imports run, and can begin again', async () => {
    const own = mark()
    const id = await imported([{ id: own, author: `Autora ${own}` }])
    await refusing('profiles', `OLD.full_name = 'Autora ${own}'`, async () => {
      await undoSession(await given.master(), { id })
      await runWaiting({}, { signal: never })
    })
    expect(await countsOf(id)).toMatchObject({ status: 'failed', error: 'Erro ao desfazer a importação' })
    expect(await undone(id)).toMatchObject({ removed: 1 })
  })
})

test('a picture that is shown while the undo begins is no edit', async () => {
  const own = mark()
  const id = await imported([{ id: own }])
  const article = await articleOf(own)
  await undoSession(await given.master(), { id })
  let undo: Promise<unknown> = Promise.resolve()
  // As the job of pictures does: the article and its result change together, while the undo waits for the article.
  await db().$transaction(async tx => {
    await tx.$executeRaw`SELECT 1 FROM articles WHERE id = ${article?.id}::uuid FOR UPDATE`
    undo = undoBatch(system, { id, after: null })
    await expect
      .poll(async () => (await tx.$queryRaw<object[]>`SELECT FROM pg_locks WHERE NOT granted`).length, { interval: 10 })
      .toBeGreaterThan(0)
    await tx.article.update({ where: { id: article?.id }, data: { version: 2 } })
    await tx.importResult.updateMany({ where: { articleId: article?.id }, data: { versionAfter: 2 } })
  })
  await undo
  expect(await articleOf(own)).toBeNull()
})
