import { randomUUID } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { importOptions } from '#lib/imports/options.ts'
import { rowSelection } from '#server/articles/row.ts'
import { writeRows } from '#server/imports/browser/write-rows.ts'
import { beginSession } from '#server/imports/sessions/commands/begin-session.ts'
import { resumeSession } from '#server/imports/sessions/commands/resume-session.ts'
import { readReport } from '#server/imports/sessions/queries/report.ts'
import { readSession } from '#server/imports/sessions/queries/sessions.ts'
import { db } from '#server/platform/db/db.ts'
import { joinByline } from '#server/users/commands/join-byline.ts'
import { given } from '#tests/support/given.ts'
import { begun, begunExport, bodyOf, countsOf, type Line, linesOf, runHere } from '#tests/support/imports/files.ts'
import { oldSite, type WxrItem, wxrFile } from '#tests/support/imports/wxr-file.ts'
import { refusal } from '#tests/support/refusal.ts'

// Never a number alone: an id of digits has an address of its own.
const mark = () => `m${randomUUID().slice(0, 7)}`

async function imported(...lines: Parameters<typeof begun>) {
  const id = await begun(...lines)
  await runHere(id)
  return id
}

const articleOf = (recordId: string) =>
  db().article.findFirstOrThrow({ where: { imported: { some: { recordId } } }, ...rowSelection })

test('a file that the server reads says its encoding, and one of several that is torn its name', async () => {
  const own = mark()
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  const head = 'record_id;titulo;conteudo;Author\n'
  const latin = Buffer.from(`${head}${own};Ação em São Luís;"${bodyOf('Ação')}";Zé\n`, 'latin1')
  await writeFile(join(folder, 'a.csv'), latin)
  await writeFile(join(folder, 'b.csv'), 'a;b\n1;2\n')
  const files = ['a.csv', 'b.csv'].map(name => {
    return { name, bytes: 1_000, format: 'csv' as const, place: join(folder, name) }
  })
  const { id } = await beginSession(system, { options: importOptions.parse({}), reader: 'here', files })
  await runHere(id)
  const { files: shown, error, imported: count } = await readSession(system, id)
  expect(shown.map(({ encoding }) => encoding)).toEqual(['windows-1252', 'utf-8'])
  expect([count, (await articleOf(own)).title]).toEqual([1, 'Ação em São Luís'])
  expect(error).toBe('b.csv: O CSV deve conter os campos: record_id, titulo, conteudo, Author')
})

describe('what a source may write', () => {
  test('letters of two halves at the edge of a limit end no import (abuse case 18)', async () => {
    const own = mark()
    const cut = (length: number) => `${'a'.repeat(length - 1)}😀 fim`
    const lines: Line[] = [
      ...[199, 200, 299, 300].map(length => ({ id: `${own}-t${length}`, title: cut(length) })),
      { id: `${own}-${'a'.repeat(199 - own.length - 1)}😀` },
      { id: `${own}-a`, author: cut(100), tags: cut(50), categories: cut(100), slug: cut(200) },
      // Refused with its title: the database must take that row too.
      ...[199, 200, 299, 300].map(length => ({ id: `${own}-v${length}`, title: cut(length), body: ' ' })),
      { id: `${own}-last` },
    ]
    const id = await imported(lines)
    expect(await countsOf(id)).toMatchObject({ status: 'completed', imported: 7, failed: 4 })
    const again = await imported(lines)
    expect(await countsOf(again)).toMatchObject({ imported: 0, skipped: 7, failed: 4 })
  })

  test('a NUL in what a note says loses no text (abuse case 18)', async () => {
    const own = mark()
    const meta = { _thumbnail_id: '9\0 9' }
    const id = await begunExport('wxr', wxrFile([{ id: 1, title: `Notícia ${own}`, content: bodyOf(own), meta }]))
    await runHere(id)
    expect(await countsOf(id)).toMatchObject({ imported: 1, failed: 0 })
    expect((await readReport(system, id)).notes).toContainEqual(
      expect.objectContaining({ code: 'picture_not_fetched' }),
    )
  })

  test('hundreds of texts with one heading get an address each', async () => {
    const own = mark()
    const id = await imported(Array.from({ length: 260 }, (_, n) => ({ id: `${own}-${n}`, title: `Boletim ${own}` })))
    expect(await countsOf(id)).toMatchObject({ imported: 260, failed: 0 })
  })
})

describe('records of two sites with the same numbers', () => {
  test('are two articles, each updated by its own site', async () => {
    const own = mark()
    const [one, other] = ['https://www.um.example', 'https://outro.example/blog/']
    await imported([{ id: own, title: 'De um jornal' }], { site: one })
    const second = await imported([{ id: own, title: 'De outro jornal' }], { site: other, existing: 'update' })
    expect(await countsOf(second)).toMatchObject({ imported: 1, updated: 0 })
    const changed = [{ id: own, title: 'De um jornal, corrigido' }]
    const third = await imported(changed, { site: 'https://um.example/', existing: 'update' })
    expect(await countsOf(third)).toMatchObject({ imported: 0, updated: 1 })
    const titles = await db().article.findMany({ where: { imported: { some: { recordId: own } } } })
    expect(titles.map(({ title }) => title).sort()).toEqual(['De outro jornal', 'De um jornal, corrigido'])
  })
})

test('an update from a file without pictures keeps the cover', async () => {
  const id = Number.parseInt(randomUUID().slice(0, 7), 16)
  const url = `${oldSite}/wp-content/uploads/${id}.jpg`
  const meta = { _thumbnail_id: `${id}1` }
  const post = { id, title: `Notícia ${id}`, slug: `noticia-${id}`, content: bodyOf('um'), meta }
  const photo: WxrItem = {
    ...{ id: Number(`${id}1`), type: 'attachment', status: 'inherit', url },
    meta: { _wp_attachment_image_alt: 'A ponte' },
  }
  const run = async (...given: Parameters<typeof begunExport>) => {
    const session = await begunExport(...given)
    await runHere(session)
    return countsOf(session)
  }
  await run('wxr', wxrFile([post, photo]))
  const second = wxrFile([{ ...post, content: bodyOf('dois') }])
  expect(await run('wxr', second, { existing: 'update' })).toMatchObject({ updated: 1 })
  const article = await db().article.findFirstOrThrow({ where: { imported: { some: { recordId: String(id) } } } })
  expect(article).toMatchObject({ coverImage: url, coverAlt: 'A ponte' })
  expect(article.content).toContain('dois: a prefeitura')
})

describe('a byline that a master joined to an account', () => {
  test('stays the account in later imports, under its old name', async () => {
    const own = mark()
    const author = `ana.lima.${own}`
    await imported([{ id: own, author }])
    const person = await given.author()
    await joinByline(await given.master(), { bylineId: (await articleOf(own)).authorId, userId: person.id })
    const lines = [
      { id: own, author, title: 'Outro título', body: bodyOf('outro') },
      { id: `${own}-2`, author: author.toUpperCase() },
    ]
    const second = await imported(lines, { existing: 'update' })
    expect(await countsOf(second)).toMatchObject({ updated: 1, imported: 1 })
    for (const { id } of lines)
      expect(await articleOf(id)).toMatchObject({ authorId: person.id, credits: [{ profileId: person.id }] })
    expect(await db().profile.count({ where: { fullName: { equals: author, mode: 'insensitive' } } })).toBe(0)
  })
})

describe('a browser', () => {
  async function begin(records: number) {
    const { id, files } = await beginSession(system, {
      options: importOptions.parse({}),
      reader: 'browser',
      files: [{ name: 'a.csv', bytes: 10, format: 'csv', records, fingerprint: '10-abc' }],
    })
    return { sessionId: id, fileId: files[0] ?? '' }
  }
  const rows = (own: string, count: number) =>
    Array.from({ length: count }, (_, n) => {
      return { record_id: `${own}-${n}`, titulo: `Notícia ${own} ${n}`, conteudo: bodyOf(own), Author: 'Autora' }
    })

  test('that missed the answer to its last batch gets it again', async () => {
    const session = await begin(3)
    const batch = { ...session, from: 0, posts: rows(mark(), 3) }
    const answer = await writeRows(system, batch)
    expect(answer).toMatchObject({ success: 3, failed: 0, done: 3 })
    expect(await countsOf(session.sessionId)).toMatchObject({ status: 'completed', total: 3 })
    expect(await writeRows(system, batch)).toEqual(answer)
    const beyond = { ...batch, from: 3, posts: rows(mark(), 1) }
    expect(await refusal(writeRows(system, beyond))).toBe('import_not_running')
    expect(await refusal(resumeSession(system, { id: session.sessionId }))).toBe('import_over')
  })
})

test('an address that this site uses itself is kept out, and the report says so', async () => {
  const own = mark()
  const id = await imported([{ id: own, slug: '/busca/' }, ...linesOf(own, 2)])
  const { notes, redirects } = await readReport(system, id)
  expect(notes.find(({ code }) => code === 'address_kept_out')).toMatchObject({
    count: 1,
    examples: [{ recordId: own, detail: '/busca' }],
  })
  expect(redirects).toBe(0)
})
