import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { runScript } from '#server/backup/child.ts'
import { clearDatabase } from '#server/backup/empty-database.ts'
import { db } from '#server/platform/db/db.ts'
import { settleRights, withClient } from '#server/platform/db/rights.ts'
import { renewStatistics } from '#server/platform/db/statistics.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { prepareQueueTables } from '#server/platform/work/queue.ts'
import { ask, dataFolder, startIn } from '#tests/support/data-folder.ts'
import { asOwner, ownerUrl } from '#tests/support/database/owner.ts'
import { asApplication, withDatabase } from '#tests/support/database/template-database.ts'
import { given } from '#tests/support/given.ts'
import { openDatabase } from '../../../scripts/steps/database.ts'
import { diagnoseRights } from '../../../scripts/steps/diagnosis.ts'
import { applyMigrations } from '../../../scripts/steps/migrations.ts'

const url = () => process.env.DATABASE_URL ?? ''
const addresses = () => ({ url: url(), ownerUrl: ownerUrl() })
const settle = () => settleRights(addresses())
afterEach(settle)

const noted = command(async (context, id: string) =>
  audit(context, { action: 'page.saved', subject: { type: 'test', id }, details: {} }),
)

const refusal = /permission denied|must be owner|append-only|Only roles with/i

/** What would undo a rule of the database, or leave it. */
const refused = [
  'DROP TRIGGER forbid_change ON audit_entries',
  'ALTER TABLE audit_entries DISABLE TRIGGER forbid_change',
  'ALTER TABLE audit_entries DISABLE TRIGGER ALL',
  'SET session_replication_role = replica',
  'DELETE FROM audit_entries',
  'TRUNCATE audit_entries CASCADE',
  `UPDATE audit_entries SET action = 'page.other'`,
  `UPDATE ledger_entries SET number = 0`,
  'DELETE FROM share_lines',
  'TRUNCATE articles CASCADE',
  'DROP TABLE articles',
  'ALTER TABLE articles ADD COLUMN evil text',
  'CREATE OR REPLACE FUNCTION forbid_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$',
  'CREATE TRIGGER evil BEFORE INSERT ON articles FOR EACH ROW EXECUTE FUNCTION forbid_change()',
  'CREATE TABLE evil ()',
  'CREATE TABLE pgboss.evil ()',
  // A foreign key cascades as the owner of the tables, and a temporary table is found before theirs.
  'CREATE TEMP TABLE articles ()',
  'CREATE FUNCTION pg_temp.evil() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
  'CREATE SCHEMA evil',
  'CREATE EXTENSION file_fdw',
  'CREATE ROLE evil SUPERUSER',
  'ALTER ROLE CURRENT_USER SUPERUSER',
  'CREATE DATABASE evil',
  'DROP SCHEMA pgboss CASCADE',
  'DELETE FROM _prisma_migrations',
  `ALTER SYSTEM SET log_statement = 'all'`,
  `COPY (SELECT 1) TO PROGRAM 'true'`,
  `COPY (SELECT 1) TO '/tmp/evil'`,
  `SELECT pg_read_file('/etc/passwd')`,
  'SELECT * FROM pg_authid',
]

test.each(refused)('the application may not: %s (abuse case 13)', async statement => {
  await expect(ask(url(), statement)).rejects.toThrow(refusal)
})

test('the application is a plain role that owns nothing and belongs to none', async () => {
  expect(
    await db().$queryRaw`SELECT rolsuper OR rolcreatedb OR rolcreaterole OR rolreplication OR rolbypassrls AS mighty,
      (SELECT count(*)::int FROM pg_class WHERE relowner = r.oid) + (SELECT count(*)::int FROM pg_proc WHERE proowner = r.oid) AS owned,
      (SELECT count(*)::int FROM pg_auth_members WHERE member = r.oid) AS memberships FROM pg_roles r WHERE rolname = current_user`,
  ).toEqual([{ mighty: false, owned: 0, memberships: 0 }])
})

test('it publishes and finds, keeps the audit and renews what the planner knows', async () => {
  await given.article({ status: 'published' })
  await noted(system, 'rights')
  const analysed = () =>
    ask(
      ownerUrl(),
      `SELECT coalesce(sum(analyze_count), 0)::int AS times FROM pg_stat_user_tables WHERE relname = 'articles'`,
    )
  const before = await analysed()
  await renewStatistics(['articles'])
  await expect.poll(analysed).not.toEqual(before)
})

test('a table of a later migration gets its rights, and one too many is taken', async () => {
  await asOwner(`CREATE TABLE tests_later (id serial PRIMARY KEY, note text); CREATE TABLE tests_sealed (id int, note text);
    SELECT append_only('tests_sealed', 'note'); GRANT ALL ON audit_entries TO portal_test`)
  await expect(ask(url(), `INSERT INTO tests_later (note) VALUES ('x')`)).rejects.toThrow(/permission denied/)
  await settle()
  await ask(
    url(),
    `INSERT INTO tests_later (note) VALUES ('x'); UPDATE tests_later SET note = 'y'; DELETE FROM tests_later`,
  )
  await ask(url(), 'INSERT INTO tests_sealed VALUES (1)')
  await expect(ask(url(), 'DELETE FROM tests_sealed')).rejects.toThrow(/permission denied/)
  await expect(ask(url(), 'UPDATE tests_sealed SET id = 2')).rejects.toThrow(/permission denied/)
  // The trigger refuses it, not the right: an erasure may.
  await expect(ask(url(), `UPDATE tests_sealed SET note = ''`)).rejects.toThrow(/append-only/)
  await expect(ask(url(), 'DELETE FROM audit_entries')).rejects.toThrow(/permission denied/)
  await asOwner('DROP TABLE tests_later, tests_sealed')
})

test('two houses that start at once settle the same rights', async () => {
  await asOwner('REVOKE ALL ON ALL TABLES IN SCHEMA public FROM portal_test')
  await Promise.all([settle(), settle(), settle()])
  expect(await db().article.count()).toBeGreaterThanOrEqual(0)
})

test('one role that is given everything is served; the diagnosis says what is missing, and how to mend it', async () => {
  const owner = { url: ownerUrl(), ownerUrl: ownerUrl() }
  await settleRights(owner)
  const [finding] = await diagnoseRights({ ...owner, embedded: false })
  expect(finding).toMatchObject({ kind: 'notice', sentence: expect.stringContaining('superusuário') })
  expect(finding?.sentence).toContain(`CREATE ROLE portal_app LOGIN PASSWORD '…';`)
  expect(finding?.sentence).toContain('DATABASE_MIGRATE_URL')
  expect(await diagnoseRights({ ...addresses(), embedded: false })).toMatchObject([{ kind: 'good' }])
})

test('a role that lacks a right, where nobody may give it, is named before anything is served', async () => {
  await asOwner('REVOKE SELECT ON articles FROM portal_test')
  const alone = { url: url(), ownerUrl: url() }
  await expect(settleRights(alone)).rejects.toThrow(
    /usuário portal_test .* public\.articles\. Defina DATABASE_MIGRATE_URL/,
  )
  expect(await diagnoseRights({ ...alone, embedded: false })).toMatchObject([
    { kind: 'problem', sentence: expect.stringContaining('public.articles') },
  ])
})

test('a host’s two plain users: migrated, cleared for a restore and migrated again', { timeout: 120_000 }, async () => {
  const admin = withDatabase(ownerUrl(), 'postgres')
  const name = `portal_host_${randomUUID().slice(0, 8)}`
  await ask(admin, `CREATE ROLE ${name} LOGIN PASSWORD 'x'`)
  await ask(admin, `CREATE DATABASE ${name} OWNER ${name}`)
  onTestFinished(async () => {
    await ask(admin, `DROP DATABASE ${name} WITH (FORCE)`)
    await ask(admin, `DROP ROLE ${name}`)
  })
  const owner = new URL(withDatabase(ownerUrl(), name))
  ;[owner.username, owner.password] = [name, 'x']
  const host = { url: asApplication(owner.href), ownerUrl: owner.href }
  for (let times = 0; times < 2; times++) {
    await withClient(host.ownerUrl, clearDatabase)
    await expect(applyMigrations(host.url)).rejects.toThrow('o endereço do dono em DATABASE_MIGRATE_URL')
    await applyMigrations(host.ownerUrl)
    await prepareQueueTables(host.ownerUrl)
    await settleRights(host)
    await ask(host.url, 'SELECT count(*) FROM articles, pgboss.job')
    for (const statement of refused) await expect(ask(host.url, statement), statement).rejects.toThrow(refusal)
    expect(await diagnoseRights({ ...host, embedded: false })).toMatchObject([{ kind: 'good' }])
  }
})

test('a house of an earlier version is carried over at its next start, with its rows', {
  timeout: 120_000,
}, async () => {
  const dataDir = await dataFolder()
  const former = await startIn(dataDir)
  await applyMigrations(former.ownerUrl)
  await ask(
    former.ownerUrl,
    `INSERT INTO profiles (id, full_name, updated_at) VALUES (gen_random_uuid(), 'Ana Prado', now())`,
  )
  await ask(former.ownerUrl, 'DROP ROLE portal_app')
  await former.stop()
  const file = join(dataDir, 'postgres.json')
  const { application, ...memory } = JSON.parse(readFileSync(file, 'utf8'))
  expect(application).toMatch(/^[0-9a-f]{48}$/)
  writeFileSync(file, JSON.stringify(memory))

  const house = await startIn(dataDir)
  expect(new URL(house.url).username).toBe('portal_app')
  expect(new URL(house.url).password).not.toBe(new URL(house.ownerUrl).password)
  await prepareQueueTables(house.ownerUrl)
  await settleRights(house)
  expect(await ask(house.url, 'SELECT full_name FROM profiles')).toEqual([{ full_name: 'Ana Prado' }])
  expect(await ask(house.url, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toEqual([
    { rolsuper: false },
  ])
  for (const statement of refused) await expect(ask(house.url, statement), statement).rejects.toThrow(refusal)
  expect(await diagnoseRights({ ...house, embedded: true })).toMatchObject([{ kind: 'good' }])

  // A house's nightly scripts inherit its variables: a backup as the application, its check as the owner, who may make a database.
  const own = { ...process.env }
  try {
    await openDatabase(
      { DATA_DIR: dataDir, DATABASE_URL: undefined, DATABASE_MIGRATE_URL: undefined },
      { onClose() {} },
      { join: true },
    )
    expect([process.env.DATABASE_URL, process.env.DATABASE_MIGRATE_URL]).toEqual([house.url, house.ownerUrl])
    const copy = join(dataDir, 'copia.tar.zst')
    const { signal } = new AbortController()
    expect(await runScript('backup', [copy], signal)).toMatchObject({ code: 0 })
    expect(await runScript('restore', ['--check', copy], signal)).toMatchObject({ code: 0 })
  } finally {
    Object.assign(process.env, own)
  }
})
