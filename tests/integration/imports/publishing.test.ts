import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { fieldsOf } from '#server/articles/fields.ts'
import { rowSelection } from '#server/articles/row.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { runWaiting } from '#server/imports/jobs.ts'
import { publishSession } from '#server/imports/publishing/commands/publish-session.ts'
import { undoSession } from '#server/imports/sessions/commands/undo-session.ts'
import { readReport } from '#server/imports/sessions/queries/report.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '#tests/support/given.ts'
import { begun, begunExport, bodyOf, linesOf, runHere } from '#tests/support/imports/files.ts'
import { wxrFile } from '#tests/support/imports/wxr-file.ts'
import { refusal } from '#tests/support/refusal.ts'

const never = new AbortController().signal
const mark = () => randomUUID().slice(0, 8)
const articleOf = (recordId: string) =>
  db().article.findFirstOrThrow({ where: { imported: { some: { recordId } } }, ...rowSelection })
const publishable = async (id: string) => (await readReport(system, id)).publishable

/** Jobs that tell others of a public text. */
async function announced(): Promise<number> {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pgboss.job WHERE name LIKE 'article.%'`
  return row?.count ?? 0
}

async function imported(...lines: Parameters<typeof begun>) {
  const id = await begun(...lines)
  await runHere(id)
  return id
}

test('drafts that were public are published with their old dates, and nobody is told', async () => {
  const own = mark()
  const master = await given.master()
  const id = await imported(linesOf(own, 230), { status: 'draft' })
  const edited = await articleOf(`${own}-3`)
  await saveArticle(await given.editor(), {
    id: edited.id,
    version: 1,
    fields: { ...fieldsOf(edited), title: 'Editado aqui depois' },
  })
  expect(await publishable(id)).toBe(229)
  const told = await db().notification.count()
  const events = await announced()
  await publishSession(master, { id })
  // A double click begins once.
  await publishSession(master, { id })
  await runWaiting({}, { signal: never })
  expect(await readReport(system, id)).toMatchObject({ publishable: 0, live: 229 })
  expect((await articleOf(`${own}-3`)).status).toBe('draft')
  const article = await articleOf(`${own}-7`)
  expect(article).toMatchObject({ status: 'published', version: 2 })
  expect(article.publishedAt?.toISOString()).toMatch(/^2019-05-03/)
  expect(await db().articleSearch.count({ where: { articleId: article.id } })).toBe(1)
  expect(await announced()).toBe(events)
  expect(await db().notification.count()).toBe(told)
  expect((await readReport(system, id)).session.publishing).toBe(false)

  await undoSession(master, { id })
  await runWaiting({}, { signal: never })
  expect((await readReport(system, id)).undone).toMatchObject({ removed: 229, kept: 1 })
})

test('what was a draft at its source stays one, and a master may stop', async () => {
  const base = Number.parseInt(mark(), 16)
  const content = 'A chuva parou a ponte nesta terça-feira. Ninguém se feriu, segundo a prefeitura da cidade.'
  const id = await begunExport(
    'wxr',
    wxrFile([
      { id: base, content, slug: `a-${base}` },
      { id: base + 1, content, slug: `b-${base}`, status: 'draft' },
      { id: base + 2, content: '<hr>', slug: `c-${base}` },
    ]),
    { status: 'draft' },
  )
  await runHere(id)
  // One was a draft there, one shows too little for a published text.
  expect(await publishable(id)).toBe(1)
  expect((await readReport(system, id)).notes).toContainEqual(
    expect.objectContaining({ code: 'published_as_draft', count: 1 }),
  )
  const master = await given.master()
  await publishSession(master, { id })
  await publishSession(master, { id, stop: true })
  await runWaiting({}, { signal: never })
  expect((await articleOf(String(base))).status).toBe('draft')
  await publishSession(master, { id })
  await runWaiting({}, { signal: never })
  expect((await articleOf(String(base))).status).toBe('published')
  expect((await articleOf(String(base + 1))).status).toBe('draft')
  expect((await articleOf(String(base + 2))).status).toBe('draft')
})

test('the same file again, to be published and updated, publishes the drafts of the first import', async () => {
  const own = mark()
  const lines = linesOf(own, 3)
  await imported(lines, { status: 'draft' })
  const skipped = await imported(lines, { status: 'published' })
  expect((await readReport(system, skipped)).skipped).toMatchObject([{ code: 'exists', count: 3 }])
  const id = await imported(lines, { status: 'published', existing: 'update' })
  expect((await readReport(system, id)).session).toMatchObject({ updated: 3 })
  expect((await articleOf(`${own}-1`)).status).toBe('published')
  const again = await imported(lines, { status: 'published', existing: 'update' })
  expect((await readReport(system, again)).skipped).toMatchObject([{ code: 'unchanged', count: 3 }])
})

test('the undo of an import that updated and published brings back the former drafts, too short ones too', async () => {
  const own = mark()
  await imported([{ id: own }, { id: `${own}-b`, body: '<hr>' }], { status: 'draft' })
  const master = await given.master()
  const before = await articleOf(own)
  const id = await imported(
    [
      { id: own, title: 'Outro título do mesmo texto', body: bodyOf('outro') },
      { id: `${own}-b`, body: bodyOf('agora longo') },
    ],
    { status: 'draft', existing: 'update' },
  )
  await publishSession(master, { id })
  await runWaiting({}, { signal: never })
  expect((await articleOf(`${own}-b`)).status).toBe('published')

  await undoSession(master, { id })
  await runWaiting({}, { signal: never })
  expect((await readReport(system, id)).undone).toEqual({ removed: 0, restored: 2, kept: 0, gone: 0 })
  expect(await articleOf(own)).toMatchObject({ status: 'draft', title: before.title, content: before.content })
  const short = await articleOf(`${own}-b`)
  expect(short).toMatchObject({ status: 'draft', content: '<hr />' })
  expect(await db().articleSearch.count({ where: { articleId: { in: [before.id, short.id] } } })).toBe(0)
  const listed = { articleId: { in: [before.id, short.id] }, listedAt: { not: null } }
  expect(await db().articleCredit.count({ where: listed })).toBe(0)
})

test('only masters publish, and only an import that has ended', async () => {
  const id = await begun(linesOf(mark(), 1), { status: 'draft' })
  expect(await refusal(publishSession(await given.editor(), { id }))).toBe('forbidden')
  expect(await refusal(publishSession(await given.master(), { id }))).toBe('import_not_settled')
})
