import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { checkArchive } from '#server/backup/check-archive.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreArchive } from '#server/backup/restore-archive.ts'
import { db } from '#server/platform/db/db.ts'
import { migrationNames } from '#server/platform/db/migrations.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { openSession } from '#server/platform/session/session-store.ts'
import { storage } from '#server/platform/storage.ts'
import { ask, contentOf, tablesOf } from '#tests/support/backup/archives.ts'
import { type DatabaseProxy, openDatabaseProxy } from '#tests/support/database/database-proxy.ts'
import { given } from '#tests/support/given.ts'
import { applyOnly } from '../../scripts/steps/migrations.ts'

const key = 'a-key-of-backups-that-only-tests-know-0123'
const secrets = { AUTH_SECRET: 'the-secret-of-the-old-house-0123456789', DATA_KEY_OLD: [] }
const owner = `owner_${randomUUID().slice(0, 8)}`
const made: string[] = []
let folder = ''
let known: string[] = []

const at = (database: string, user?: string) => {
  const url = new URL(inject('serverUrl'))
  url.pathname = `/${database}`
  if (user) [url.username, url.password] = [user, 'x']
  return url.href
}

/** An empty database whose owner is no superuser. */
async function emptyDatabase(): Promise<string> {
  const name = `portal_restored_${randomUUID().slice(0, 8)}`
  await ask(at('postgres'), `CREATE DATABASE ${name} OWNER ${owner} TEMPLATE template0`)
  made.push(name)
  return at(name, owner)
}

let archives = 0
const backUp = (options: Partial<Parameters<typeof makeBackup>[0]> = {}) => {
  const file = join(folder, `copia-${++archives}.tar.zst`)
  const url = process.env.DATABASE_URL ?? ''
  return makeBackup({ url, storage: storage(), file, secrets, product: '0.1.0', ...options }).then(made => ({
    file,
    ...made,
  }))
}

async function restore(file: string, options: { url?: string; key?: string; migrations?: string[] } = {}) {
  const url = options.url ?? (await emptyDatabase())
  const uploads = join(folder, `uploads-${randomUUID()}`)
  const order = { file, url, uploads, key: options.key, migrations: options.migrations ?? known }
  const result = restoreArchive({ ...order, migrate: names => applyOnly(url, names) })
  return { url, uploads, result: await result.catch((error: unknown) => error) }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-backups-'))
  known = await migrationNames()
  await ask(at('postgres'), `CREATE ROLE ${owner} LOGIN PASSWORD 'x'`)
  const editor = await given.editor()
  await openSession(db(), editor.id, '')
  for (let count = 0; count < 3; count++) await given.article({ status: 'published' })
  await given.revision()
  await given.article({ fields: { title: 'Tabulações\\n, “aspas” e \\\\barras' } })
  // Several parts of one table, with rows that end anywhere.
  await db().$executeRaw`
    INSERT INTO audit_entries (id, event_type, action, subject_type, subject_id, details)
    SELECT gen_random_uuid(), 'test', 'test.written', 'test', n::text, jsonb_build_object('text', repeat('é ', n % 997))
    FROM generate_series(1, 3000) n`
  await storage().put(randomUUID(), new Map([['320.webp', Buffer.from('a picture')]]))
  const big = Buffer.alloc(3 << 20, 'a larger picture')
  const files = { '1280.webp': big, '640.webp': Buffer.from('small') }
  await storage().put(randomUUID(), new Map(Object.entries(files)))
  await db().mailDelivery.create({
    data: { kind: 'test', ref: 'x', recipient: '1', batch: 0, dueAt: new Date(), createdAt: new Date() },
  })
})

afterAll(async () => {
  for (const name of made) await ask(at('postgres'), `DROP DATABASE ${name} WITH (FORCE)`)
  await ask(at('postgres'), `DROP ROLE ${owner}`)
  await rm(folder, { recursive: true, force: true })
})

describe.each([
  ['plain', undefined],
  ['encrypted', key],
])('%s', (_, key) => {
  test('every table and every upload is equal after a restore by a mere owner of the database', async () => {
    const { file, manifest } = await backUp({ key })
    const { url, uploads, result } = await restore(file, { key })
    expect(result).toMatchObject({ manifest: { sha256: manifest.sha256 } })
    const differing = new Set(['mail_deliveries'])
    const equal = (rows: { name: string }[]) => rows.filter(({ name }) => !differing.has(name))
    expect(equal(await contentOf(url))).toEqual(equal(await contentOf(process.env.DATABASE_URL ?? '')))
    for await (const { folder: from, name } of storage().list())
      expect(await readFile(join(uploads, from, name))).toEqual(await storage().read(from, name))
    expect((await readdir(uploads)).length).toBe(2)
  })

  test('a cut archive is refused, and the database stays empty', async () => {
    const { file, bytes } = await backUp({ key })
    // Without encryption, the very last bytes are the compression's own checksum, and everything before them is whole.
    for (const size of [0, 100, Math.floor(bytes / 2), bytes - (key ? 1 : 64)]) {
      const cut = `${file}.cut`
      await writeFile(cut, readFileSync(file))
      await truncate(cut, size)
      const { url, uploads, result } = await restore(cut, { key })
      expect(result, `${size} of ${bytes} bytes`).toBeInstanceOf(OperatorError)
      expect(await tablesOf(url)).toEqual([])
      await expect(readdir(uploads)).rejects.toThrow('ENOENT')
    }
  })

  test('one changed byte is found, wherever it is', async () => {
    const { file, bytes } = await backUp({ key })
    for (const place of [60, Math.floor(bytes / 3), Math.floor(bytes / 2), bytes - 30]) {
      const changed = readFileSync(file)
      changed[place] = (changed[place] ?? 0) ^ 1
      await writeFile(`${file}.changed`, changed)
      const refusal = await checkArchive(`${file}.changed`, key).catch(error => error)
      expect(refusal, `byte ${place} of ${bytes}`).toBeInstanceOf(OperatorError)
    }
  })
})

test('triggers and foreign keys work again after a restore', async () => {
  const { file } = await backUp()
  const { url } = await restore(file)
  const off = `SELECT tgname FROM pg_trigger WHERE NOT tgisinternal AND tgenabled <> 'O'`
  expect(await ask(url, off)).toEqual([])
  await expect(ask(url, 'DELETE FROM audit_entries')).rejects.toThrow('append-only')
  const keys = `SELECT conname, pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE contype = 'f'
    AND connamespace = 'public'::regnamespace AND convalidated ORDER BY conname, conrelid::regclass::text`
  expect(await ask(url, keys)).toEqual(await ask(process.env.DATABASE_URL ?? '', keys))
  await ask(url, `UPDATE articles SET deleted_at = now() WHERE status = 'published'`)
  expect(await ask(url, 'SELECT FROM article_search')).toEqual([])
})

test('nobody is signed in after a restore, no job runs again, and mails that waited wait for a person', async () => {
  const { file } = await backUp()
  const { url } = await restore(file)
  expect(await ask(url, 'SELECT FROM sessions')).toEqual([])
  expect(await ask(url, 'SELECT state FROM mail_deliveries')).toEqual([{ state: 'uncertain' }])
  expect(await ask(url, `SELECT FROM pg_namespace WHERE nspname = 'pgboss'`)).toEqual([])
  expect(await ask(url, 'SELECT DISTINCT keys FROM press_changes')).toEqual([{ keys: ['*'] }])
})

test('an edition whose hour passed since the backup, and a welcome letter that was due, are not sent a second time', async () => {
  const at = new Date()
  const [due, later] = [new Date(at.getTime() + 500), new Date(at.getTime() + 3_600_000)]
  const edition = { status: 'scheduled' }
  await db().newsletterSend.create({ data: { ...edition, subject: 'Já saiu', scheduledAt: due } })
  await db().newsletterSend.create({ data: { ...edition, subject: 'Amanhã', scheduledAt: later } })
  const person = { status: 'active', source: 'manual' }
  const [ana, bia] = ['ana@exemplo.com', 'bia@exemplo.com']
  await db().newsletterSubscriber.create({ data: { ...person, email: ana, token: randomUUID(), welcomeAt: due } })
  await db().newsletterSubscriber.create({ data: { ...person, email: bia, token: randomUUID(), welcomeAt: later } })
  const { file } = await backUp()
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(due.getTime()))
  const { url } = await restore(file)
  expect(await ask(url, 'SELECT subject, status, scheduled_at FROM newsletter_sends ORDER BY scheduled_at')).toEqual([
    { subject: 'Já saiu', status: 'draft', scheduled_at: due },
    { subject: 'Amanhã', status: 'scheduled', scheduled_at: later },
  ])
  expect(await ask(url, 'SELECT email, welcome_at FROM newsletter_subscribers ORDER BY email')).toEqual([
    { email: ana, welcome_at: null },
    { email: bia, welcome_at: later },
  ])
  await db().newsletterSend.deleteMany()
  await db().newsletterSubscriber.deleteMany()
})

test('secrets are in an encrypted archive only', async () => {
  const [plain, sealed] = [await backUp(), await backUp({ key })]
  expect((await checkArchive(plain.file)).secrets).toBeNull()
  expect((await checkArchive(sealed.file, key)).secrets).toEqual(secrets)
})

test('an encrypted archive needs its key, and says so', async () => {
  const { file } = await backUp({ key })
  const said = async (key?: string) => (await checkArchive(file, key).catch(error => error)).message
  expect(await said()).toContain('defina BACKUP_KEY')
  expect(await said('another-key-of-the-right-length-0123456789')).toBe('A BACKUP_KEY não é a chave desta cópia.')
})

test('a database with content is refused and unchanged; a migrated one without content is taken', async () => {
  const { file } = await backUp()
  const { url } = await restore(file)
  const before = await contentOf(url)
  expect((await restore(file, { url })).result).toMatchObject({ message: expect.stringContaining('não está vazio') })
  expect(await contentOf(url)).toEqual(before)
  const migrated = await emptyDatabase()
  await applyOnly(migrated, known)
  expect((await restore(file, { url: migrated })).result).toHaveProperty('manifest')
  const foreign = await emptyDatabase()
  await ask(foreign, 'CREATE TABLE somebody_elses (id int)')
  expect((await restore(file, { url: foreign })).result).toBeInstanceOf(OperatorError)
  expect(await tablesOf(foreign)).toEqual([{ tablename: 'somebody_elses' }])
})

test('an archive with a migration that this version does not know is refused', async () => {
  const { file } = await backUp()
  const { url, result } = await restore(file, { migrations: known.slice(0, -1) })
  expect(result).toMatchObject({ message: expect.stringContaining('mais novo que esta versão') })
  expect(await tablesOf(url)).toEqual([])
})

test('what is no archive is refused with a sentence', async () => {
  const file = join(folder, 'letter.txt')
  await writeFile(file, 'Prezados senhores,')
  expect(await checkArchive(file).catch(error => error)).toBeInstanceOf(OperatorError)
  expect((await checkArchive(join(folder, 'nowhere')).catch(error => error)).message).toContain('Não consigo ler')
})

test('a restore that fails in the middle leaves the database empty, and can be repeated', async () => {
  const { file } = await backUp()
  const url = await emptyDatabase()
  const uploads = join(folder, 'uploads-broken')
  const order = { file, url, uploads, migrations: known }
  const broken = restoreArchive({
    ...order,
    async migrate(names) {
      await applyOnly(url, names)
      await ask(url, `ALTER TABLE articles ADD CONSTRAINT breaks CHECK (title = 'x')`)
    },
  })
  await expect(broken).rejects.toThrow('breaks')
  expect(await tablesOf(url)).toEqual([])
  await expect(readdir(uploads)).rejects.toThrow('ENOENT')
  expect((await readdir(folder)).filter(name => name.endsWith('.restoring'))).toEqual([])
  expect((await restore(file, { url })).result).toHaveProperty('manifest')
})

test('a backup never overwrites, and leaves no file when it is stopped', async () => {
  const stopped = join(folder, 'stopped.tar.zst')
  await expect(backUp({ file: stopped, signal: AbortSignal.abort() })).rejects.toThrow()
  expect((await readdir(folder)).filter(name => name.startsWith('stopped'))).toEqual([])
  const { file } = await backUp()
  await expect(backUp({ file })).rejects.toThrow('já existe')
})

describe('a database that is lost in the middle of a backup is a sentence, and leaves no file (abuse case 35)', () => {
  const own = process.env.DATABASE_URL ?? ''
  const copying = `FROM pg_stat_activity WHERE application_name = 'portal-backup' AND datname = current_database()`

  /** Backs up through a proxy, and ends or silences the database while the backup waits for a table in its middle. */
  async function lost(how: (proxy: DatabaseProxy) => unknown) {
    const proxy = await openDatabaseProxy(own)
    const holder = new pg.Client({ connectionString: own })
    await holder.connect()
    await holder.query('BEGIN; LOCK TABLE municipalities')
    const file = join(folder, 'lost.tar.zst')
    const failed = backUp({ file, url: proxy.url, silenceMs: 2_000 }).catch((error: unknown) => error)
    try {
      await vi.waitFor(
        async () => expect(await ask(own, `SELECT ${copying} AND wait_event_type = 'Lock'`)).toHaveLength(1),
        { timeout: 30_000 },
      )
      expect(await readdir(folder)).toContain('lost.tar.zst.part')
      await how(proxy)
      const error = await failed
      return { error, left: (await readdir(folder)).filter(name => name.startsWith('lost')) }
    } finally {
      await holder.end()
      proxy.close()
    }
  }

  test.each<[string, (proxy: DatabaseProxy) => unknown]>([
    ['cut off', proxy => proxy.close()],
    ['silent', proxy => proxy.freeze()],
    ['ended by its administrator', () => ask(own, `SELECT pg_terminate_backend(pid) ${copying}`)],
  ])('%s', async (_, how) => {
    const { error, left } = await lost(how)
    expect(error).toBeInstanceOf(OperatorError)
    expect((error as Error).message).toMatch(/^O banco de dados parou de responder durante a cópia/)
    expect(left).toEqual([])
  })
})
