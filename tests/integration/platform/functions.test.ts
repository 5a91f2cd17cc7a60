import { globSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeSchema } from '#server/platform/db/takeover.ts'
import { ownerUrl } from '#tests/support/database/owner.ts'

let client: pg.Client

beforeEach(async () => {
  client = new pg.Client({ connectionString: ownerUrl() })
  await client.connect()
  await client.query('BEGIN')
})
afterEach(() => client.end())

/** The functions and triggers of the schema, as PostgreSQL writes them. */
const functions = async () =>
  Object.fromEntries([...(await describeSchema(client))].filter(([object]) => /^(função|gatilho) /.test(object)).sort())

test('the database has the functions and triggers of prisma/sql, and no other', async () => {
  const migrated = await functions()
  expect(Object.keys(migrated).length).toBeGreaterThan(100)
  await client.query(`
    DO $$ DECLARE own regprocedure; BEGIN
      FOR own IN SELECT oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace
          AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e') LOOP
        EXECUTE 'DROP FUNCTION IF EXISTS ' || own || ' CASCADE';
      END LOOP;
    END $$;
    SET LOCAL check_function_bodies = off`)
  expect(await functions()).toEqual({})
  for (const file of globSync('prisma/sql/*.sql').sort()) await client.query(readFileSync(file, 'utf8'))
  expect(await functions()).toEqual(migrated)
})
