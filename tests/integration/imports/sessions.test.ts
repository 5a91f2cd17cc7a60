import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { anonymous, system } from '#lib/actor.ts'
import { importOptions } from '#lib/imports/options.ts'
import { searchParameters } from '#lib/schemas/search.ts'
import { fieldsOf } from '#server/articles/fields.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { rowSelection } from '#server/articles/row.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { runWaiting } from '#server/imports/jobs.ts'
import { beginSession } from '#server/imports/sessions/commands/begin-session.ts'
import { failSession } from '#server/imports/sessions/commands/fail-session.ts'
import { finishFile } from '#server/imports/sessions/commands/finish-file.ts'
import { importBatch } from '#server/imports/sessions/commands/import-batch.ts'
import { recordExport } from '#server/imports/sessions/commands/record-export.ts'
import { resumeSession } from '#server/imports/sessions/commands/resume-session.ts'
import { stopSession } from '#server/imports/sessions/commands/stop-session.ts'
import { undoSession } from '#server/imports/sessions/commands/undo-session.ts'
import { importPosts } from '#server/imports/sessions/import-posts.ts'
import { listImportedAuthors } from '#server/imports/sessions/queries/authors.ts'
import { eachResult, readReport } from '#server/imports/sessions/queries/report.ts'
import { listSessions, readSession } from '#server/imports/sessions/queries/sessions.ts'
import { db } from '#server/platform/db/db.ts'
import { findResults } from '#server/search/queries/results.ts'
import { asOwner } from '#tests/support/database/owner.ts'
import { given } from '#tests/support/given.ts'
import { begun, bodyOf, countsOf, csvFile, linesOf, postOf, runHere } from '#tests/support/imports/files.ts'
import { keysForgottenBy } from '#tests/support/press.ts'
import { refusal } from '#tests/support/refusal.ts'

const never = new AbortController().signal
const mark = () => randomUUID().slice(0, 8)
const articleOf = (recordId: string) =>
  db().article.findFirstOrThrow({ where: { imported: { some: { recordId } } }, ...rowSelection })

async function imported(...given: Parameters<typeof begun>) {
  const id = await begun(...given)
  await runHere(id)
  return { id, counts: await countsOf(id) }
}

const causesOf = async (id: string) => {
  const rows = await db().importResult.findMany({ where: { sessionId: id }, orderBy: { position: 'asc' } })
  return rows.map(({ outcome, cause }) => (cause ? `${outcome} ${cause}` : outcome))
}

describe('a file', () => {
  test('is imported whole, and the same file again changes nothing (abuse case 19)', async () => {
    const own = mark()
    const first = await imported(linesOf(own, 260))
    const none = { error: '', imported: 0, updated: 0, skipped: 0, failed: 0 }
    expect(first.counts).toEqual({ ...none, status: 'completed', total: 260, imported: 260 })
    const articles = { title: { startsWith: `Notícia número ${own}` } }
    expect(await db().article.count({ where: { ...articles, status: 'published' } })).toBe(260)
    expect(await db().articleVersion.count({ where: { article: articles } })).toBe(260)
    const before = await db().article.findMany({ where: articles, orderBy: { id: 'asc' } })
    const second = await imported(linesOf(own, 260), { existing: 'update' })
    expect(second.counts).toEqual({ ...none, status: 'completed', total: 260, skipped: 260 })
    expect(await db().article.findMany({ where: articles, orderBy: { id: 'asc' } })).toEqual(before)
  })

  test('its published texts are found by the search, and its drafts by nobody', async () => {
    const own = `jabuti${mark().replace(/\d/g, 'x')}`
    await imported([{ id: own, title: `O ${own} voltou à praça` }])
    await imported([{ id: `${own}-d`, title: `O ${own} no rascunho` }], { status: 'draft' })
    const found = await findResults(searchParameters.parse({ q: own }))
    expect(found?.hits.length).toBe(1)
  })

  test('a city is found, and the chosen one stands in for it', async () => {
    const own = mark()
    await imported(
      [
        { id: `${own}-1`, categories: 'Caruaru' },
        { id: `${own}-2`, title: 'Chuva castiga Petrolina (PE) outra vez' },
        { id: `${own}-3` },
      ],
      { city: 'campina-grande-pb' },
    )
    const paths = await Promise.all([1, 2, 3].map(async n => (await articleOf(`${own}-${n}`)).locationPath))
    expect(paths).toEqual(['caruaru-pe', 'petrolina-pe', 'campina-grande-pb'])
  })

  test('readers’ pages are printed anew once, when the import ends or is stopped', async () => {
    const whole = await begun(linesOf(mark(), 260))
    expect(await keysForgottenBy(() => runHere(whole))).toEqual(['*'])
    const half = await begun(linesOf(mark(), 1_000))
    const forgotten = await keysForgottenBy(async () => {
      const running = runHere(half)
      await expect.poll(async () => (await countsOf(half)).imported, { interval: 5 }).toBeGreaterThan(0)
      await stopSession(system, { id: half })
      await running
    })
    expect(forgotten).toEqual(['*'])
  })

  test('nothing of it notifies or announces anybody', async () => {
    const jobs = () => db().$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM pgboss.job`
    const before = [await jobs(), await db().notification.count()]
    await imported(linesOf(mark(), 30))
    expect([await jobs(), await db().notification.count()]).toEqual(before)
  })
})

describe('authors', () => {
  test('become one byline each, without account, whatever the spelling; two batches at once make one', async () => {
    const name = `Zuleica ${mark()} da Conceição`
    const lines = (from: number) =>
      Array.from({ length: 5 }, (_, n) => ({ id: `${name}-${from + n}`, author: n % 2 ? name.toUpperCase() : name }))
    const ids = await Promise.all([begun(lines(0)), begun(lines(5)), begun(lines(10))])
    await Promise.all(ids.map(id => runHere(id)))
    const people = await db().profile.findMany({
      where: { fullName: { equals: name, mode: 'insensitive' } },
      include: { user: true },
    })
    expect(people.map(({ user }) => user)).toEqual([null])
    expect(await db().article.count({ where: { authorId: people[0]?.id } })).toBe(15)
    const [id = ''] = ids
    expect(await listImportedAuthors(await given.master(), id)).toMatchObject([
      { id: people[0]?.id, articles: 5, hasAccount: false },
    ])
  })

  test('an account of the same name gets no article', async () => {
    const name = `Homônima ${mark()}`
    const account = await given.person(['author'], name)
    await imported([{ id: mark(), author: name }])
    expect(await db().article.count({ where: { authorId: account.id } })).toBe(0)
  })
})

describe('a record that was imported before', () => {
  const changed = (own: string) => ({
    id: own,
    title: `Notícia número ${own}, atualizada`,
    body: bodyOf(`${own} nova`),
  })

  test('is skipped, or updated with a new version and the same slug', async () => {
    const own = mark()
    await imported([{ id: own }])
    const before = await articleOf(own)
    const skipped = await imported([changed(own)])
    expect(await causesOf(skipped.id)).toEqual(['skipped exists'])
    const updated = await imported([changed(own)], { existing: 'update' })
    expect(updated.counts).toMatchObject({ updated: 1, imported: 0, skipped: 0 })
    const after = await articleOf(own)
    expect(after).toMatchObject({ id: before.id, slug: before.slug, version: 2, publishedAt: before.publishedAt })
    expect(after.title).toBe(changed(own).title)
    expect(await db().articleVersion.count({ where: { articleId: before.id } })).toBe(2)
    const again = await imported([changed(own)], { existing: 'update' })
    expect(await causesOf(again.id)).toEqual(['skipped unchanged'])
  })

  test('stays as it is when somebody edited it here, or put it into the trash', async () => {
    const [edited, trashed] = [mark(), mark()]
    await imported([{ id: edited }, { id: trashed }], { status: 'draft' })
    const article = await articleOf(edited)
    const fields = { ...fieldsOf(article), title: 'O que o editor escreveu' }
    await saveArticle(await given.editor(), { id: article.id, version: 1, fields })
    await removeArticle(await given.master(), { id: (await articleOf(trashed)).id })
    const second = await imported([changed(edited), changed(trashed)], { existing: 'update' })
    expect(await causesOf(second.id)).toEqual(['skipped edited_here', 'skipped in_trash'])
    expect((await articleOf(edited)).title).toBe('O que o editor escreveu')
  })

  test('twice in one file counts once', async () => {
    const own = mark()
    const { id } = await imported([{ id: own }, { id: own, title: 'De novo' }, ...linesOf(own, 250), { id: own }])
    const causes = await causesOf(id)
    const twice = 'skipped duplicate_in_file'
    expect([causes[0], causes[1], causes.at(-1)]).toEqual(['imported', twice, twice])
  })
})

describe('bad records', () => {
  test('fail alone, with a sentence', async () => {
    const own = mark()
    const { id, counts } = await imported([
      { id: `${own}-1` },
      { id: `${own}-2`, title: '', body: '' },
      { id: '' },
      // Passes every check before the database: a slug that looks like an id is refused there, and the whole batch with it.
      { id: `${own}-3`, slug: randomUUID() },
      { id: `${own}-4` },
    ])
    const failed = (await causesOf(id)).filter(cause => cause.startsWith('failed'))
    expect(counts.imported + counts.failed).toBe(5)
    expect(failed.length).toBeGreaterThanOrEqual(2)
    const good = { in: [`${own}-1`, `${own}-4`] }
    expect(await db().article.count({ where: { imported: { some: { recordId: good } } } })).toBe(2)
    const report = await readReport(system, id)
    expect(report.failed.reduce((sum, { count }) => sum + count, 0)).toBe(counts.failed)
  })

  test('a failure that only the database knows ends one record, not its batch', async () => {
    const own = mark()
    await asOwner(`
      CREATE OR REPLACE FUNCTION refuse_one() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN IF NEW.title LIKE ''%veneno%'' THEN RAISE EXCEPTION ''segredo do banco''; END IF; RETURN NEW; END';
      CREATE TRIGGER refuse_one BEFORE INSERT ON articles FOR EACH ROW EXECUTE FUNCTION refuse_one()`)
    try {
      const lines = linesOf(own, 40)
      lines[20] = { id: `${own}-20`, title: 'Um título com veneno dentro' }
      const { id, counts } = await imported(lines)
      expect(counts).toMatchObject({ imported: 39, failed: 1, status: 'completed' })
      const [failed] = await db().importResult.findMany({ where: { sessionId: id, outcome: 'failed' } })
      expect(failed).toMatchObject({ position: 20, cause: 'batch_failed', detail: 'Erro ao processar lote' })
    } finally {
      await asOwner('DROP TRIGGER refuse_one ON articles')
    }
  })
})

describe('batches of a browser', () => {
  const options = importOptions.parse({ status: 'published' })
  const begin = async (records: number) => {
    const session = await beginSession(system, {
      options,
      reader: 'browser',
      files: [{ name: 'a.csv', bytes: 100, format: 'csv', records }],
    })
    return { id: session.id, fileId: session.files[0] ?? '' }
  }
  const posts = (own: string, count: number) => Array.from({ length: count }, (_, n) => postOf({ id: `${own}-${n}` }))

  test('a batch sent again is answered from what is stored, and two tabs double nothing', async () => {
    const own = mark()
    const { id, fileId } = await begin(100)
    const send = (from: number, count: number) =>
      importPosts(system, { sessionId: id, fileId, from, records: posts(own, 100).slice(from, from + count) })
    const [one, other] = await Promise.all([send(0, 50), send(0, 50)])
    expect(other).toEqual(one)
    expect(await refusal(send(60, 40))).toBe('import_gap')
    expect(await send(0, 50)).toEqual(one)
    expect((await send(40, 60)).done).toBe(100)
    expect(await countsOf(id)).toMatchObject({ imported: 100, failed: 0 })
    expect(await finishFile(system, { sessionId: id, fileId, records: 100, terms: [] })).toEqual({ completed: true })
    expect(await countsOf(id)).toMatchObject({ status: 'completed', total: 100 })
    const beyond = { sessionId: id, fileId, from: 100, records: posts(own, 101).slice(100) }
    expect(await refusal(importPosts(system, beyond))).toBe('import_not_running')
  })
})

describe('the queue', () => {
  test('runs what waits, one after the other, and continues what fell silent', async () => {
    const own = mark()
    const file = await csvFile(linesOf(own, 20))
    const files = [{ name: 'a.csv', bytes: file.bytes, format: 'csv' as const, place: file.path }]
    const { id } = await beginSession(system, { options: importOptions.parse({}), reader: 'queue', files })
    const silent = await begun(linesOf(`${own}s`, 20))
    await db().importSession.update({ where: { id: silent }, data: { seenAt: new Date(0) } })
    const fresh = await begun(linesOf(`${own}f`, 20))
    await runWaiting({}, { signal: never })
    // Another one runs: nothing begins beside it.
    expect((await countsOf(id)).status).toBe('waiting')
    await db().importSession.update({ where: { id: fresh }, data: { seenAt: new Date(0) } })
    await runWaiting({}, { signal: never })
    expect((await Promise.all([id, silent, fresh].map(countsOf))).map(({ status }) => status)).toEqual(
      Array(3).fill('completed'),
    )
  })

  test('a file that is gone fails the import with a sentence, and it can go on', async () => {
    const id = await begun(linesOf(mark(), 3))
    await db().importFile.updateMany({ where: { sessionId: id }, data: { place: '/nao/existe.csv' } })
    await runHere(id)
    expect(await countsOf(id)).toMatchObject({ status: 'failed', error: expect.stringContaining('posts.csv') })
    expect((await readSession(system, id)).can).toEqual({ stop: false, resume: true, undo: true })
  })

  test('a process that is asked to stop ends behind a batch, and the next one goes on at once', async () => {
    const id = await begun(linesOf(mark(), 1_000))
    const stop = new AbortController()
    const running = runHere(id, stop.signal)
    await expect.poll(async () => (await countsOf(id)).imported, { interval: 5 }).toBeGreaterThan(0)
    stop.abort()
    await running
    expect(await countsOf(id)).toMatchObject({ status: 'running' })
    await runWaiting({}, { signal: never })
    expect(await countsOf(id)).toMatchObject({ status: 'completed', imported: 1_000 })
  })
})

test('strangers change nothing and read nothing (abuse cases 3 and 7)', async () => {
  const own = mark()
  const id = await begun(linesOf(own, 3))
  const { id: fileId } = await db().importFile.findFirstOrThrow({ where: { sessionId: id } })
  const exMaster = { ...(await given.master()), roles: [] }
  const strangers = [anonymous, await given.subscriber(), await given.editor(), exMaster]
  const before = await countsOf(id)
  for (const actor of strangers) {
    const batch = { sessionId: id, fileId, from: 0, records: [] }
    for (const attempt of [
      () => beginSession(actor, { options: importOptions.parse({}), reader: 'browser', files: [] }),
      () => importBatch(actor, { ...batch, source: 'csv', bytesRead: null, durable: true }),
      () => importPosts(actor, batch),
      () => finishFile(actor, { sessionId: id, fileId, records: 0, terms: [] }),
      () => failSession(actor, { id, error: 'x' }),
      () => stopSession(actor, { id }),
      () => resumeSession(actor, { id }),
      () => undoSession(actor, { id }),
      () => recordExport(actor, { id, file: 'report' }),
      () => readSession(actor, id),
      () => listSessions(actor),
      () => readReport(actor, id),
      () => listImportedAuthors(actor, id),
      async () => eachResult(actor, id),
    ])
      expect(await refusal(attempt())).toBe('forbidden')
  }
  expect(await countsOf(id)).toEqual(before)
})
