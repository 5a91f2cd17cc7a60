import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { fieldsOf } from '#server/articles/fields.ts'
import { rowSelection } from '#server/articles/row.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { runWaiting } from '#server/imports/jobs.ts'
import { undoBatch } from '#server/imports/sessions/commands/undo-batch.ts'
import { undoSession } from '#server/imports/sessions/commands/undo-session.ts'
import { readReport } from '#server/imports/sessions/queries/report.ts'
import { runSession } from '#server/imports/sessions/run-session.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '#tests/support/given.ts'
import { begun, bodyOf, countsOf, linesOf } from '#tests/support/imports/files.ts'
import { refusal } from '#tests/support/refusal.ts'

const never = new AbortController().signal
const mark = () => randomUUID().slice(0, 8)
const articleOf = (recordId: string) =>
  db().article.findFirst({ where: { imported: { some: { recordId } } }, ...rowSelection })

async function imported(...lines: Parameters<typeof begun>) {
  const id = await begun(...lines)
  await runSession(id, never)
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
  const lines = linesOf(own, 450).map(line => ({ ...line, author }))
  const first = await imported(lines)
  const slug = (await articleOf(`${own}-7`))?.slug ?? ''
  expect(await undone(first)).toEqual({ removed: 450, restored: 0, kept: 0, gone: 0 })
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
  const second = await imported(
    [
      { id: updated, title: 'Outro título do mesmo texto', body: bodyOf('outro'), tags: 'Saúde' },
      { id: edited },
      { id: fresh },
    ],
    { existing: 'update' },
  )
  const article = await articleOf(edited)
  if (!article) throw new Error('not imported')
  await saveArticle(await given.editor(), {
    id: article.id,
    version: 1,
    fields: { ...fieldsOf(article), title: 'Editado aqui depois' },
  })
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
  const id = await begun(linesOf(own, 450))
  expect(await refusal(undoSession(await given.master(), { id }))).toBe('undo_expired')
  await runSession(id, never)
  await undoSession(await given.master(), { id })
  const cursor = await undoBatch(system, { id, after: null })
  expect(await undoBatch(system, { id, after: null })).not.toEqual(cursor)
  await db().importSession.update({ where: { id }, data: { seenAt: new Date(0) } })
  await runWaiting({}, { signal: never })
  expect((await readReport(system, id)).undone.removed).toBe(450)
  const old = await imported(linesOf(mark(), 1))
  await db().importSession.update({
    where: { id: old },
    data: { createdAt: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) },
  })
  expect(await refusal(undoSession(await given.master(), { id: old }))).toBe('undo_expired')
})
