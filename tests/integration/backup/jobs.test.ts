import { mkdtempSync } from 'node:fs'
import { readdir, rm, symlink, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, expect, inject, onTestFinished, test } from 'vitest'
import { checkArchive } from '#server/backup/check-archive.ts'
import { runScript } from '#server/backup/child.ts'
import { drill } from '#server/backup/drill.ts'
import { backUpTonight, drillNewest } from '#server/backup/jobs.ts'
import { findBackupState } from '#server/backup/queries.ts'
import { nightlyName } from '#server/backup/rotation.ts'
import { db } from '#server/platform/db/db.ts'
import { asOwner, ownerUrl } from '#tests/support/database/owner.ts'
import { withDatabase } from '#tests/support/database/template-database.ts'
import { given } from '#tests/support/given.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-nightly-'))
process.env.BACKUP_DIR = folder
// Only the owner may make a scratch database.
process.env.DATABASE_MIGRATE_URL = ownerUrl()

const running = { signal: new AbortController().signal }
const ended =
  (code: number | null, said = '') =>
  async () => ({ code, said })

afterEach(async () => {
  await db().backupRun.deleteMany({})
  for (const name of await readdir(folder)) await unlink(join(folder, name))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Those of this house: other test files have drills on the same server. */
const scratchDatabases = () =>
  db().$queryRaw`
    SELECT d.datname FROM pg_database d JOIN pg_database own ON own.datname = current_database()
    WHERE starts_with(d.datname, 'portal_drill_' || own.oid || '_')`

const waitingDrills = () =>
  db().$queryRaw`SELECT count(*) FROM pgboss.job WHERE name = 'backup.drill' AND state = 'created'`

test('a night makes an archive and queues its drill, which restores it and leaves nothing', {
  timeout: 180_000,
}, async () => {
  await given.article({ status: 'published' })
  await backUpTonight(running)
  const [name] = await readdir(folder)
  const { newest } = await findBackupState()
  expect(newest).toMatchObject({ outcome: 'succeeded', detail: name })
  expect(newest?.bytes).toBeGreaterThan(10_000)
  expect(await waitingDrills()).toEqual([{ count: 1n }])
  await drillNewest(running)
  expect((await findBackupState()).drill).toMatchObject({ outcome: 'succeeded', detail: name })
  expect(await scratchDatabases()).toEqual([])
})

test('a full disk leaves no file, and Saúde has the sentence (abuse case 36)', { timeout: 180_000 }, async () => {
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
  ['a stack', ended(1, 'Error: segredo\n    at run (x.ts:1:1)'), 'Um erro inesperado: o registro (log) do processo'],
  ['a stop', ended(null), 'Foi interrompida: o processo parou.'],
])('a failure with %s is recorded and tried again', async (_, script, detail) => {
  await expect(backUpTonight(running, script)).rejects.toThrow()
  expect((await findBackupState()).last).toMatchObject({ outcome: 'failed', detail: expect.stringContaining(detail) })
})

test('a run that never ended counts as interrupted', async () => {
  await db().backupRun.create({ data: { kind: 'backup', startedAt: new Date(Date.now() - 60 * 60 * 1000) } })
  await expect(backUpTonight(running, ended(1))).rejects.toThrow()
  const first = await db().backupRun.findFirst({ orderBy: { startedAt: 'asc' } })
  expect(first).toMatchObject({ outcome: 'failed', detail: 'Foi interrompida antes do fim.' })
})

/** Forty nights' archives, up to the night before `last`. */
async function fortyNights(last = Date.UTC(2026, 0, 30, 6)) {
  const names = Array.from({ length: 40 }, (_, ago) => nightlyName(new Date(last - ago * 86_400_000), false))
  for (const name of names) await writeFile(join(folder, name), '')
  return names
}

test('half files of killed runs go, and what is past its time stays until the new archive was restored', async () => {
  const [first] = await fortyNights()
  for (const name of ['notes.txt', `${first}.part`]) await writeFile(join(folder, name), '')
  await backUpTonight(running, async (_, [file = '']) => {
    await writeFile(file, 'archive')
    return { code: 0, said: '' }
  })
  expect((await readdir(folder)).length).toBe(42)
  await drillNewest(running, ended(0))
  const left = await readdir(folder)
  expect(left).toContain('notes.txt')
  expect(left.filter(name => name.startsWith('portal-')).length).toBeLessThanOrEqual(11)
})

test('after a failed drill the archives of 28 days stay: the last that can be restored may be among them', async () => {
  const nights = await fortyNights(Date.now() - 60_000)
  await expect(drillNewest(running, ended(1, 'A cópia está danificada.'))).rejects.toThrow()
  expect((await readdir(folder)).toSorted()).toEqual(nights.slice(0, 28).toSorted())
  expect((await findBackupState()).drill).toMatchObject({ outcome: 'failed', detail: 'A cópia está danificada.' })
})

test('a drill without an archive, or that the database or its disk does not allow, is skipped and says why', {
  timeout: 180_000,
}, async () => {
  await drillNewest(running)
  expect((await findBackupState()).drill).toMatchObject({ outcome: 'skipped' })
  const file = join(folder, nightlyName(new Date(), false))
  await runScript('backup', [file], running.signal)
  await drillNewest(running, ended(3, 'A cópia NÃO foi restaurada para conferir. Falta espaço.'))
  expect((await findBackupState()).drill).toMatchObject({
    outcome: 'skipped',
    detail: expect.stringContaining('NÃO foi restaurada'),
  })
  const checked = await checkArchive(file)
  await asOwner(`CREATE ROLE mere_reader LOGIN PASSWORD 'x'`)
  const url = new URL(withDatabase(inject('serverUrl'), 'postgres'))
  ;[url.username, url.password] = ['mere_reader', 'x']
  const order = { file, checked, url: url.href, migrations: [], migrate: async () => {} }
  expect(await drill(order)).toMatchObject({ tried: false, reason: expect.stringContaining('CREATEDB') })
  const large = { ...checked, rowBytes: 2 ** 50 }
  expect(await drill({ ...order, checked: large, folder })).toMatchObject({
    tried: false,
    reason: expect.stringContaining('GB livres no disco do banco'),
  })
  const admin = new pg.Client({ connectionString: withDatabase(inject('serverUrl'), 'postgres') })
  await admin.connect()
  await admin.query('DROP ROLE mere_reader')
  await admin.end()
})

test('a drill beside another one of the house is not tried, and leaves its scratch database alone', async () => {
  const file = join(folder, nightlyName(new Date(), false))
  await runScript('backup', [file], running.signal)
  const checked = await checkArchive(file)
  const order = { file, checked, url: ownerUrl(), migrations: checked.header.migrations }
  const migrate = async () => {
    expect(await drill({ ...order, migrate: async () => {} })).toMatchObject({
      tried: false,
      reason: expect.stringContaining('Outra conferência'),
    })
    expect(await scratchDatabases()).toHaveLength(1)
    throw new Error('enough')
  }
  await expect(drill({ ...order, migrate })).rejects.toThrow('enough')
  expect(await scratchDatabases()).toEqual([])
})

test('a check that reaches no database says that it restored nothing, and is no success', async () => {
  const file = join(folder, nightlyName(new Date(), false))
  await runScript('backup', [file], running.signal)
  const own = { DATABASE_URL: process.env.DATABASE_URL, DATABASE_MIGRATE_URL: process.env.DATABASE_MIGRATE_URL }
  onTestFinished(() => {
    Object.assign(process.env, own)
  })
  const nowhere = 'postgresql://ninguem:x@127.0.0.1:1/portal'
  Object.assign(process.env, { DATABASE_URL: nowhere, DATABASE_MIGRATE_URL: nowhere })
  const checked = await runScript('restore', ['--check', file], running.signal)
  expect(checked).toMatchObject({ code: 3, said: expect.stringMatching(/^A cópia NÃO foi restaurada .* Não consegui/) })
})
