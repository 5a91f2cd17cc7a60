import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { formerAddress } from '#lib/addresses/former.ts'
import { DomainError, type ErrorCode } from '#lib/errors.ts'
import { fileFolder } from '#lib/imports/files.ts'
import { rangeOf, sendFile as serveFile } from '#server/imports/files/http.ts'
import { takeFiles } from '#server/imports/files/take-files.ts'
import { runWaiting } from '#server/imports/jobs.ts'
import type { LocalPictures } from '#server/imports/pictures/copy.ts'
import { takeLocalPictures } from '#server/imports/pictures/take-local.ts'
import { undoSession } from '#server/imports/sessions/commands/undo-session.ts'
import { db } from '#server/platform/db/db.ts'
import { serve } from '#server/platform/door/route.ts'
import { storage } from '#server/platform/storage.ts'
import { writeZip } from '#server/platform/zip.ts'
import { findFormer } from '#server/redirects/queries/former.ts'
import { begun, linesOf, runHere } from '#tests/support/imports/files.ts'

const { signal } = new AbortController()

/** A folder with these files, by their paths. */
async function folderOf(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'import-files-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true })
    await writeFile(join(root, name), text)
  }
  return root
}

async function imported(mark: string): Promise<string> {
  const id = await begun(linesOf(mark, 1))
  await runHere(id, signal)
  return id
}

async function sent(address: string, headers: Record<string, string> = {}): Promise<Response> {
  const [id = '', file = ''] = address.replace('/uploads/arquivos/', '').split('/')
  const request = new Request(`http://127.0.0.1${address}`, { headers })
  return serve(serveFile).GET(request, { params: Promise.resolve({ id, file }) })
}

const targetOf = async (address: string) => {
  const former = formerAddress(address)
  const found = 'path' in former ? await findFormer(former.path) : null
  return found && found !== 'gone' ? found.to : ''
}

test('documents and sounds of the folder are served, and their old addresses lead to them', async () => {
  const root = await folderOf({
    'uploads/2019/05/Edital nº 7.pdf': '%PDF-1.4 edital',
    'uploads/2019/05/entrevista.mp3': 'ID3',
    'uploads/2019/05/pagina.html': '<script>alert(1)</script>',
    'uploads/2019/05/a.php': '<?php',
    'fora.pdf': 'de fora',
  })
  await symlink(join(root, 'fora.pdf'), join(root, 'uploads', 'link.pdf'))
  const id = await imported('arquivos')
  expect(await takeLocalPictures(id, root, signal)).toMatchObject({ files: 2 })
  const target = await targetOf('/wp-content/uploads/2019/05/Edital%20n%C2%BA%207.pdf')
  expect(target).toMatch(/^\/uploads\/arquivos\/[0-9a-f-]{36}\/Edital-no-7\.pdf$/)
  const answer = await sent(target)
  expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.4 edital'])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...{ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' },
    'content-security-policy': expect.stringContaining("script-src 'none'"),
  })
  const part = await sent(target, { range: 'bytes=5-7' })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 5-7/15', '1.4'])
  expect((await sent(target.replace('.pdf', '.html'))).status).toBe(404)

  // An undo takes the files back.
  await undoSession(system, { id })
  await runWaiting({}, { signal })
  expect(await targetOf('/wp-content/uploads/2019/05/entrevista.mp3')).toBe('')
  expect(await storage().sizeOf(fileFolder(target) ?? '', 'Edital-no-7.pdf')).toBeNull()
})

test('links to stored files lead to this site, and others stay', async () => {
  const mark = randomUUID().slice(0, 8)
  const old = 'https://antigo.example/wp-content/uploads'
  const link = (name: string) => `<a href="${old}/${mark}/${name}">${name}</a>`
  const body = `<p>Leia o edital da obra: ${link('edital.pdf')} e ${link('falta.pdf')} no site da prefeitura.</p>`
  const id = await begun([{ id: mark, body }])
  await runHere(id, signal)
  const root = await folderOf({ [`uploads/${mark}/edital.pdf`]: '%PDF' })
  await takeLocalPictures(id, root, signal)
  await takeLocalPictures(id, root, signal)
  const article = await db().article.findFirstOrThrow({ where: { imported: { some: { recordId: mark } } } })
  expect(article.content).toContain(`<a href="/wp-content/uploads/${mark}/edital.pdf">`)
  expect(article.content).toContain(`<a href="${old}/${mark}/falta.pdf">`)
  expect(article.version).toBe(2)
  // It is no edit: an undo takes the article back.
  await undoSession(system, { id })
  await runWaiting({}, { signal })
  expect(await db().article.count({ where: { id: article.id } })).toBe(0)
})

test('an archive serves as a folder does', async () => {
  const root = await folderOf({})
  const zip = join(root, 'uploads.zip')
  await writeZip(zip, async add => {
    await add('wp-content/uploads/2020/ata.docx', [Buffer.from('PK\x03\x04 ata da sessão')])
    await add('wp-content/uploads/2020/.htaccess', [Buffer.from('fora')])
  })
  const id = await imported('arquivo-zip')
  await takeLocalPictures(id, zip, signal)
  const answer = await sent(await targetOf('/wp-content/uploads/2020/ata.docx'))
  expect([await answer.text(), answer.headers.get('content-disposition')]).toEqual([
    'PK\x03\x04 ata da sessão',
    'attachment; filename="ata.docx"',
  ])
})

/** A copy of an old site with these files, whose bytes `open` gives. */
function copyOf(names: Iterable<string>, open: () => Readable): LocalPictures {
  return {
    read: async () => null,
    async *files() {
      for (const name of names) yield { name, size: 4, open: async () => open() }
    },
    close: async () => {},
  }
}

test.each(['archive_slow', 'archive_ended'] as const)('%s ends the import, and blames no file', async code => {
  const id = await imported(code)
  const copy = copyOf(['1.pdf', '2.pdf'], () => Readable.from(lost(code)))
  await expect(takeFiles(id, copy, () => true)).rejects.toMatchObject({ code })
  expect(await db().importSession.findUniqueOrThrow({ where: { id } })).toMatchObject({ leftOut: '' })
})

async function* lost(code: ErrorCode): AsyncGenerator<Buffer> {
  yield Buffer.from('%PDF')
  throw new DomainError(code)
}

test.each([
  [null, null],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=5-4', 'outside'],
  ['bytes=0-1,3-4', null],
])('the range %s', (header, expected) => {
  expect(rangeOf(header, 100)).toEqual(expected)
})
