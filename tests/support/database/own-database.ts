import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { db } from '#server/platform/db/db.ts'
import { stopJobs } from '#server/platform/work/queue.ts'
import { asApplication, TEMPLATE, withDatabase } from './template-database.ts'

const database = `portal_test_${randomUUID().slice(0, 8)}`
const dataDir = mkdtempSync(join(tmpdir(), 'portal-test-files-'))

process.env.DATABASE_URL = asApplication(withDatabase(inject('serverUrl'), database))
// Not the operator's of a .env: commands that a test starts would work on that database.
process.env.DATABASE_MIGRATE_URL = ''
process.env.DATA_DIR = dataDir
process.env.AUTH_SECRET = 'a-secret-that-only-tests-know-0123456789'
process.env.SITE_URL = 'http://localhost:3000'
process.env.LOG_LEVEL = 'silent'

async function asAdmin(...statements: string[]): Promise<void> {
  const admin = new pg.Client({ connectionString: withDatabase(inject('serverUrl'), 'postgres') })
  await admin.connect()
  for (const statement of statements) await admin.query(statement)
  await admin.end()
}

/** Every test file has its own database, cloned from the template, and a folder for its files. */
beforeAll(() =>
  asAdmin(
    `CREATE DATABASE ${database} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`,
    // Rights in a database come with its template, those on it do not.
    `REVOKE TEMPORARY ON DATABASE ${database} FROM PUBLIC`,
  ),
)

/** Details of audit rows that hold a person's name or e-mail, a title or a comment, among all that a file's tests did. */
const personalDetails = () => db().$queryRaw<{ action: string; details: unknown }[]>`
  SELECT DISTINCT action, details FROM audit_entries
    WHERE details::text LIKE '%@%' OR EXISTS (
      SELECT FROM (SELECT full_name AS canary FROM profiles UNION SELECT email FROM users UNION SELECT title FROM articles
          UNION SELECT embargo_note FROM articles UNION SELECT comment FROM article_comments_internal UNION SELECT comment FROM article_reviews
          UNION SELECT name FROM house_banners UNION SELECT message FROM error_reports) canaries
        WHERE length(canary) > 9 AND strpos(details::text, canary) > 0)`

afterAll(async () => {
  await stopJobs()
  expect(await personalDetails(), 'audit rows hold ids and nothing personal').toEqual([])
  await db().$disconnect()
  await asAdmin(`DROP DATABASE ${database} WITH (FORCE)`)
  rmSync(dataDir, { recursive: true, force: true })
})
