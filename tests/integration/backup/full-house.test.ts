import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { encode } from 'next-auth/jwt'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginKey } from '#server/accounts/factors/commands/begin-key.ts'
import { checkArchive } from '#server/backup/check-archive.ts'
import { drill } from '#server/backup/drill.ts'
import { listForeignKeys } from '#server/backup/foreign-keys.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreArchive } from '#server/backup/restore-archive.ts'
import { columnsIn, inSql, listTables, openForCopy } from '#server/backup/tables.ts'
import { streamNotices } from '#server/notifications/http.ts'
import { db } from '#server/platform/db/db.ts'
import { migrationNames } from '#server/platform/db/migrations.ts'
import { closeStreams } from '#server/platform/live/streams.ts'
import { openSession, revokeSession } from '#server/platform/session/session-store.ts'
import { storage } from '#server/platform/storage.ts'
import { boss } from '#server/platform/work/queue.ts'
import { ask, contentOf, dropDatabases, emptyDatabase, migrateBySql } from '#tests/support/backup/archives.ts'
import { forge } from '#tests/support/backup/forge.ts'
import { fillEveryTable } from '#tests/support/backup/full-house.ts'
import { ownerUrl } from '#tests/support/database/owner.ts'
import { given } from '#tests/support/given.ts'

const house = process.env.DATABASE_URL ?? ''
const secrets = { AUTH_SECRET: process.env.AUTH_SECRET ?? '', DATA_KEY_OLD: [] }
let folder = ''
let migrations: string[] = []

const backUp = async () => {
  const file = join(folder, `${randomUUID()}.tar.zst`)
  return { file, ...(await makeBackup({ url: house, storage: storage(), file, secrets, product: '0.1.0' })) }
}

/** Restores an archive whose migrations are applied by `migrate`. */
async function restore(file: string, migrate = migrateBySql) {
  const url = await emptyDatabase()
  const uploads = join(folder, randomUUID())
  const restored = await restoreArchive({ file, url, uploads, migrations, migrate: names => migrate(url, names) })
  return { url, uploads, restored }
}

/** What a restore changes on purpose: mails that waited, editions and letters that were due. */
const settledTables = ['mail_deliveries', 'newsletter_sends', 'newsletter_subscribers']
const unsettled = (content: Awaited<ReturnType<typeof contentOf>>) =>
  content.filter(({ name }) => !settledTables.includes(name))

/** A reader who began a passkey, and whose session ended. */
async function begunPasskey() {
  const reader = await given.person([])
  const sessionId = await openSession(db(), reader.id, '')
  await beginKey(reader, { kind: 'passkey', name: 'Celular', sessionId })
  await revokeSession(sessionId)
}

/** An editor's open stream of notices. Gives what closes it. */
async function openStream() {
  const editor = await given.editor()
  const sid = await openSession(db(), editor.id, '')
  const cookie = `next-auth.session-token=${await encode({ token: { sid }, secret: secrets.AUTH_SECRET })}`
  const answer = await streamNotices(new Request('http://localhost:3000/api/stream/notices', { headers: { cookie } }))
  expect(answer.status).toBe(200)
  return closeStreams
}

/** A change that is not committed yet, and a job at work. */
async function openWork() {
  const client = new pg.Client({ connectionString: house })
  await client.connect()
  await client.query(
    `BEGIN; UPDATE import_sessions SET status = 'running'; INSERT INTO search_words (word, written) VALUES ('à meia', 'à meia')`,
  )
  await (await boss()).send('backup.nightly', {})
  return async () => {
    await client.query('ROLLBACK')
    await client.end()
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-full-'))
  migrations = await migrationNames()
  await fillEveryTable(house)
  await storage().put(randomUUID(), new Map([['320.webp', Buffer.from('a picture')]]))
  await begunPasskey()
})

afterAll(async () => {
  await dropDatabases()
  await rm(folder, { recursive: true, force: true })
})

test('every table has a row, and every foreign key refers to one', async () => {
  const client = await openForCopy(house)
  const isEmpty = async (sql: string) => (await client.query(`${sql} LIMIT 1`)).rowCount === 0
  const [empty, unused]: [string[], string[]] = [[], []]
  const { rows } = await client.query(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`)
  for (const { name } of rows) if (await isEmpty(`SELECT FROM ${inSql(name)}`)) empty.push(name)
  for (const { name, table, columns } of await listForeignKeys(client))
    if (await isEmpty(`SELECT FROM ${inSql(table)} WHERE (${columnsIn(columns)}) IS NOT NULL`)) unused.push(name)
  await client.end()
  expect(rows.length).toBeGreaterThan(100)
  expect({ empty, unused }, 'tests/support/backup/full-house.ts fills them').toEqual({ empty: [], unused: [] })
})

test('no archived table refers to one that is left out', async () => {
  const client = await openForCopy(house)
  const archived = (await listTables(client)).map(({ name }) => name)
  const keys = await listForeignKeys(client)
  await client.end()
  const broken = keys.filter(({ table, refers }) => archived.includes(table) && !archived.includes(refers))
  expect(broken.map(({ table, refers }) => `${table} → ${refers}`)).toEqual([])
})

test('a house with every table filled and everything open comes back equal (abuse case 45)', {
  timeout: 180_000,
}, async () => {
  await ask(house, `UPDATE import_sessions SET status = 'running'; UPDATE checkouts SET status = 'open'`)
  await ask(house, `UPDATE newsletter_sends SET status = 'sending', sent_at = now()`)
  const close = [await openStream(), await openWork()]
  const before = await contentOf(house)
  const { file, manifest } = await backUp()
  for (const end of close) await end()
  const checked = await checkArchive(file)
  const migrate = migrateBySql
  expect(await drill({ file, checked, url: ownerUrl(), migrations, migrate })).toEqual({ tried: true })
  const { url, uploads, restored } = await restore(file)
  expect(restored).toMatchObject({ settled: 0, manifest: { sha256: manifest.sha256 } })
  expect(unsettled(await contentOf(url))).toEqual(unsettled(before))
  for await (const { folder: from, name } of storage().list())
    expect(await readFile(join(uploads, from, name))).toEqual(await storage().read(from, name))
  expect(await ask(url, 'SELECT FROM sessions UNION ALL SELECT FROM ceremonies')).toEqual([])
  expect(await ask(url, `SELECT FROM search_words WHERE word = 'à meia'`)).toEqual([])
})

/** The rows of a table as COPY writes them. */
async function copied(table: string): Promise<string> {
  const client = await openForCopy(house)
  try {
    return await text(client.query(copyTo(`COPY (SELECT * FROM ${table} ORDER BY id) TO STDOUT`)))
  } finally {
    await client.end()
  }
}

test('an archive of a version that kept begun passkeys without their sessions is restored', async () => {
  const { file } = await backUp()
  const ceremonies = await copied('ceremonies')
  expect(ceremonies.split('\n').length).toBeGreaterThan(2)
  const columns = await ask(
    house,
    `SELECT attname FROM pg_attribute WHERE attrelid = 'ceremonies'::regclass AND attnum > 0`,
  )
  const old = await forge(file, { file: join(folder, 'old.tar.zst') }, ({ header, tables }) => {
    header.tables.push({ name: 'ceremonies', columns: columns.map(({ attname }) => String(attname)) })
    tables.set('ceremonies', ceremonies)
  })
  const { url } = await restore(old)
  expect(unsettled(await contentOf(url))).toEqual(unsettled(await contentOf(house)))
  expect(await ask(url, 'SELECT FROM ceremonies')).toEqual([])
})

test('rows that refer to what an archive leaves out are settled as their keys say, and so are those that refer to them', async () => {
  const { file } = await backUp()
  // A schema in which archived tables refer to sessions, in each way that a key can.
  const further = `
    CREATE TABLE devices (id int PRIMARY KEY, session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
      parent_id int REFERENCES devices ON DELETE CASCADE);
    CREATE TABLE traces (id int PRIMARY KEY, session_id uuid REFERENCES sessions ON DELETE SET NULL,
      device_id int NOT NULL REFERENCES devices);
    CREATE TABLE prints (id int PRIMARY KEY, session_id uuid REFERENCES sessions, device_id int REFERENCES devices ON DELETE RESTRICT);
    SELECT append_only('prints')`
  const id = randomUUID()
  const rows: Record<string, [string[], string]> = {
    devices: [['id', 'session_id', 'parent_id'], `1\t${id}\t\\N\n2\t${id}\t1\n`],
    traces: [['id', 'session_id', 'device_id'], `1\t\\N\t2\n`],
    prints: [['id', 'session_id', 'device_id'], `1\t${id}\t2\n2\t\\N\t\\N\n`],
  }
  const old = await forge(file, { file: join(folder, 'keys.tar.zst') }, ({ header, tables }) => {
    for (const [name, [columns, content]] of Object.entries(rows)) {
      header.tables.push({ name, columns })
      tables.set(name, content)
    }
  })
  const { url, restored } = await restore(old, async (at, names) => {
    await migrateBySql(at, names)
    await ask(at, further)
  })
  expect(restored.settled).toBe(5)
  expect(await ask(url, 'SELECT FROM devices UNION ALL SELECT FROM traces')).toEqual([])
  expect(await ask(url, 'SELECT * FROM prints ORDER BY id')).toEqual([
    { id: 1, session_id: null, device_id: null },
    { id: 2, session_id: null, device_id: null },
  ])
  await expect(ask(url, 'DELETE FROM prints')).rejects.toThrow('append-only')
})
