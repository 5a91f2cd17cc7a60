import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreArchive } from '#server/backup/restore-archive.ts'
import { db } from '#server/platform/db/db.ts'
import { migrationNames } from '#server/platform/db/migrations.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { storage } from '#server/platform/storage.ts'
import { ask, dropDatabases, emptyDatabase, migrateBySql, tablesOf } from '#tests/support/backup/archives.ts'
import { forge, type Parts } from '#tests/support/backup/forge.ts'
import { firstVersion, makeFirstVersion } from '#tests/support/database/first-version.ts'
import { given } from '#tests/support/given.ts'

const key = 'a-key-of-backups-that-only-tests-know-0123'
const secret = 'the-secret-of-the-old-house-0123456789'
const secrets = { AUTH_SECRET: secret, DATA_KEY_OLD: [] }
let folder = ''
let honest = ''
let migrations: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-forged-'))
  migrations = await migrationNames()
  await given.article({ status: 'published' })
  await storage().put(randomUUID(), new Map([['320.webp', Buffer.from('a picture')]]))
  honest = join(folder, 'honest.tar.zst')
  await makeBackup({ url: process.env.DATABASE_URL ?? '', storage: storage(), file: honest, secrets, product: '0.1.0' })
})

afterAll(async () => {
  await dropDatabases()
  await rm(folder, { recursive: true, force: true })
})

const tableOf = ({ header }: Parts, name: string) => {
  const table = header.tables.find(each => each.name === name)
  if (!table) throw new Error(`no table ${name}`)
  return table
}

/** The rows of a table with one column of its first row changed. */
function changed(parts: Parts, name: string, [column, value]: [string, string]) {
  const [first = '', ...others] = (parts.tables.get(name) ?? '').split('\n')
  const values = first.split('\t')
  values[tableOf(parts, name).columns.indexOf(column)] = value
  parts.tables.set(name, [values.join('\t'), ...others].join('\n'))
}

const later = ({ header }: Parts, digits: string) =>
  Object.assign(header, { createdAt: header.createdAt.replace(/\.\d+Z$/, `.${digits}Z`) })

type Forgery = [what: string, change: (parts: Parts) => unknown, key?: string]

const forgeries: Forgery[] = [
  ['secrets without encryption', parts => Object.assign(parts, { secrets })],
  [
    'a secret with a further line',
    parts => Object.assign(parts, { secrets: { ...secrets, DATA_KEY: `${secret}\nSMTP_URL=smtp://mal.example` } }),
    key,
  ],
  [
    'a further line in the first secret',
    parts => Object.assign(parts, { secrets: { AUTH_SECRET: `${secret}\rJOBS=0` } }),
    key,
  ],
  ['a short secret', parts => Object.assign(parts, { secrets: { AUTH_SECRET: 'x' } }), key],
  ['no secrets in an encrypted archive', () => {}, key],
  ['a table of its own', parts => parts.header.tables.push({ name: 'pg_authid', columns: ['oid'] })],
  ['SQL for a name', parts => parts.header.tables.push({ name: 'x"; DROP TABLE users; --', columns: ['id'] })],
  ['a table twice', parts => parts.header.tables.push(tableOf(parts, 'users'))],
  [
    'a missing table',
    parts => {
      parts.header.tables = parts.header.tables.filter(({ name }) => name !== 'redirects')
    },
  ],
  ['a column of its own', parts => tableOf(parts, 'users').columns.push('is_root')],
  ['a path for a migration', parts => parts.header.migrations.push('../../../../tmp')],
  ['some migrations of 0.1.0', parts => Object.assign(parts.header, { migrations: firstVersion.slice(0, -1) })],
  ['orders for the terminal', parts => Object.assign(parts.header, { product: '\u001b[2J1.0' })],
  ['a sequence of its own', parts => parts.sequences.push({ name: 'users_pkey', value: '1' })],
  ['an upload outside of its folder', parts => parts.uploads.push(['../auth-secret', secret])],
  ['a row that refers to nobody', parts => changed(parts, 'articles', ['author_id', randomUUID()])],
  ['a row against a rule', parts => changed(parts, 'articles', ['views_count', '-1'])],
  ['a search document that is none', parts => changed(parts, 'article_search', ['document', "'"])],
  ['a date with a million digits', parts => later(parts, '1'.repeat(1_000_000))],
  ['too few columns', parts => parts.tables.set('users', 'x\n')],
  [
    'rows in another order',
    parts => {
      const rows = (parts.tables.get('municipalities') ?? '').trimEnd().split('\n')
      parts.tables.set('municipalities', `${rows.reverse().join('\n')}\n`)
    },
  ],
]

test.each(forgeries)('%s: a sentence, and nothing is left behind (abuse case 44)', async (_, change, key) => {
  const file = await forge(honest, { file: join(folder, randomUUID()), key }, change)
  const url = await emptyDatabase()
  const own = `uploads-${randomUUID()}`
  const uploads = join(folder, own)
  const order = { file, key, url, uploads, migrations }
  const refusal = await restoreArchive({ ...order, migrate: names => migrateBySql(url, names) }).catch(error => error)
  expect(refusal).toBeInstanceOf(OperatorError)
  expect(refusal.message).toMatch(/^[\p{L}\p{P}\d\s]+$/u)
  expect(await tablesOf(url)).toEqual([])
  expect((await readdir(folder)).filter(name => name.startsWith(own))).toEqual([])
})

const restoreByCommand = (args: string[], own: Record<string, string>) =>
  promisify(execFile)(process.execPath, ['scripts/restore.ts', ...args], { env: { ...process.env, ...own } })

test('an archive of 0.1.0 is restored by the command', { timeout: 180_000 }, async () => {
  const url = await emptyDatabase()
  await makeFirstVersion(url)
  await ask(url, `INSERT INTO profiles (id, full_name, updated_at) VALUES (gen_random_uuid(), 'Ana Prado', now())`)
  const file = join(folder, `${randomUUID()}.tar.zst`)
  await makeBackup({ url, storage: storage(), file, secrets, product: '0.1.0' })
  const own = { DATABASE_URL: await emptyDatabase(), DATA_DIR: join(folder, 'older-house') }
  const { stdout } = await restoreByCommand([file], own)
  expect(stdout).toContain('Restaurada a cópia')
  const applied = await ask(own.DATABASE_URL, 'SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1')
  expect(applied.map(({ name }) => name)).toEqual(await migrationNames())
  expect(await ask(own.DATABASE_URL, 'SELECT full_name FROM profiles')).toEqual([{ full_name: 'Ana Prado' }])
})

test('who restores an archive that anybody can have written hears so, and who is master in it', {
  timeout: 180_000,
}, async () => {
  let holder = ''
  const file = await forge(honest, { file: join(folder, 'planted.tar.zst') }, parts => {
    changed(parts, 'articles', ['content', '<p>Chuva</p><script>roubar()</script><p onclick="x()">forte</p>'])
    changed(parts, 'articles', ['teaser', '<p>Chuva<img src="x" onerror="roubar()" /></p>'])
    changed(parts, 'article_versions', ['content', '<p>Chuva <iframe src="https://mal.example"></iframe>forte</p>'])
    holder = parts.tables.get('user_roles')?.split('\t')[tableOf(parts, 'user_roles').columns.indexOf('user_id')] ?? ''
    changed(parts, 'user_roles', ['role', 'master'])
  })
  const { email } = await db().user.findUniqueOrThrow({ where: { id: holder } })
  const own = { DATABASE_URL: await emptyDatabase(), DATA_DIR: join(folder, 'house') }
  const { stdout } = await restoreByCommand([file], own)
  expect(stdout).toMatch(/^ATENÇÃO: esta cópia não é cifrada\. Quem a escreveu decide tudo/)
  expect(stdout).toContain(`Contas Master nesta cópia: ${email}.`)
  expect(await readdir(own.DATA_DIR)).not.toContain('restored.env')
  expect(stdout).toContain('Textos com HTML que este produto não guarda, limpos: 2.')
  const bodies = await ask(
    own.DATABASE_URL,
    'SELECT content, teaser FROM articles UNION SELECT content, NULL FROM article_versions',
  )
  expect(JSON.stringify(bodies)).not.toMatch(/script|onclick|onerror|iframe|mal\.example/)
  expect(JSON.stringify(bodies)).toContain('<p>Chuva</p><p>forte</p>')
})
