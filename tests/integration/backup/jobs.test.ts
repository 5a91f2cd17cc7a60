import { mkdtempSync } from 'node:fs'
import { readdir, rm, symlink, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, expect, inject, test } from 'vitest'
import { runScript } from '#server/backup/child.ts'
import { drill, NoRightToDrill } from '#server/backup/drill.ts'
import { backUpTonight, drillThisWeek } from '#server/backup/jobs.ts'
import { findBackupState } from '#server/backup/queries.ts'
import { nightlyName } from '#server/backup/rotation.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '#tests/support/given.ts'
import { withDatabase } from '#tests/support/template-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-nightly-'))
process.env.BACKUP_DIR = folder

const running = { signal: new AbortController().signal }
const ended =
  (code: number | null, said = '') =>
  async () => ({ code, said })

afterEach(async () => {
  await db().backupRun.deleteMany({})
  for (const name of await readdir(folder)) await unlink(join(folder, name))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const scratchDatabases = () =>
  db().$queryRaw`SELECT datname FROM pg_database WHERE starts_with(datname, 'portal_drill_')`

test('a night makes an archive, and the drill restores it and leaves nothing', { timeout: 60_000 }, async () => {
  await given.article({ status: 'published' })
  await backUpTonight(running)
  const [name] = await readdir(folder)
  const { newest } = await findBackupState()
  expect(newest).toMatchObject({ outcome: 'succeeded', detail: name })
  expect(newest?.bytes).toBeGreaterThan(10_000)
  await drillThisWeek(running)
  expect((await findBackupState()).drill).toMatchObject({ outcome: 'succeeded', detail: name })
  expect(await scratchDatabases()).toEqual([])
})

test('a full disk leaves no file, and Saúde has the sentence (abuse case 36)', { timeout: 60_000 }, async () => {
  const onFullDisk: typeof runScript = async (name, args, signal) => {
    await symlink('/dev/full', `${args[0]}.part`)
    return runScript(name, args, signal)
  }
  await expect(backUpTonight(running, onFullDisk)).rejects.toThrow()
  expect(await readdir(folder)).toEqual([])
  expect((await findBackupState()).last).toMatchObject({
    outcome: 'failed',
    detail: expect.stringContaining('Não há espaço'),
  })
})

test.each([
  ['its own sentence', ended(1, 'Não há espaço.'), 'Não há espaço.'],
  [
    'a stack',
    ended(1, 'Error: segredo\n    at run (x.ts:1:1)'),
    'Um erro inesperado: o registro (log) do processo diz qual.',
  ],
  ['a stop', ended(null), 'Foi interrompida: o processo parou.'],
])('a failure with %s is recorded and tried again', async (_, script, detail) => {
  await expect(backUpTonight(running, script)).rejects.toThrow()
  expect((await findBackupState()).last).toMatchObject({ outcome: 'failed', detail })
})

test('a run that never ended counts as interrupted', async () => {
  await db().backupRun.create({ data: { kind: 'backup', startedAt: new Date(Date.now() - 60 * 60 * 1000) } })
  await expect(backUpTonight(running, ended(1))).rejects.toThrow()
  const first = await db().backupRun.findFirst({ orderBy: { startedAt: 'asc' } })
  expect(first).toMatchObject({ outcome: 'failed', detail: 'Foi interrompida antes do fim.' })
})

test('what is past its time goes once the new archive stands; half files of killed runs go too', async () => {
  const old = Array.from({ length: 40 }, (_, ago) => nightlyName(new Date(Date.UTC(2026, 0, 30 - ago, 6)), false))
  for (const name of [...old, 'notes.txt', `${old[0]}.part`]) await writeFile(join(folder, name), '')
  await expect(backUpTonight(running, ended(1))).rejects.toThrow()
  expect((await readdir(folder)).length).toBe(41)
  await backUpTonight(running, async (_, [file = '']) => {
    await writeFile(file, 'archive')
    return { code: 0, said: '' }
  })
  const left = await readdir(folder)
  expect(left).toContain('notes.txt')
  expect(left.filter(name => name.startsWith('portal-')).length).toBeLessThanOrEqual(11)
})

test('a drill without an archive, or without the right to make a database, is skipped and says why', async () => {
  await drillThisWeek(running)
  expect((await findBackupState()).drill).toMatchObject({ outcome: 'skipped' })
  await writeFile(join(folder, nightlyName(new Date(), false)), '')
  await drillThisWeek(running, ended(3, 'O usuário do banco não pode criar um banco.'))
  expect((await findBackupState()).drill).toMatchObject({
    outcome: 'skipped',
    detail: expect.stringContaining('não pode'),
  })
  await db().$executeRaw`CREATE ROLE mere_reader LOGIN PASSWORD 'x'`
  const url = new URL(withDatabase(inject('serverUrl'), 'postgres'))
  ;[url.username, url.password] = ['mere_reader', 'x']
  const rehearsed = drill({ file: '/nowhere', url: url.href, migrations: [], migrate: async () => {} })
  await expect(rehearsed).rejects.toThrow(NoRightToDrill)
  await expect(rehearsed).rejects.toThrow('CREATEDB')
  const admin = new pg.Client({ connectionString: withDatabase(inject('serverUrl'), 'postgres') })
  await admin.connect()
  await admin.query('DROP ROLE mere_reader')
  await admin.end()
})
