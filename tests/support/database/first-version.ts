import { readFileSync } from 'node:fs'
import { assembleMigrations } from '#prisma/sql/assemble.ts'
import { baseline } from '#server/platform/db/takeover.ts'
import { ask } from '#tests/support/data-folder.ts'

/** The names of the migrations of 0.1.0, in order. */
export const firstVersion = readFileSync(`${import.meta.dirname}/migrations-of-0.1.0.txt`, 'utf8')
  .trim()
  .split('\n')

/**
 * Makes an empty database one that 0.1.0 migrated, or an earlier version: the baseline's tables, with something that 0.2.0 dropped and something
 * that it changed.
 */
export async function makeFirstVersion(url: string, names: readonly string[] = firstVersion): Promise<void> {
  assembleMigrations()
  const rows = names.map(name => `(gen_random_uuid(), '', '${name}', now(), 1)`)
  await ask(
    url,
    `${readFileSync(`prisma/migrations/${baseline}/migration.sql`, 'utf8')};
     CREATE FUNCTION keep_search_given(uuid[], json, text[], tsvector[], json, text) RETURNS void LANGUAGE sql AS '';
     CREATE OR REPLACE FUNCTION search_text(given text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS 'SELECT lower(given)';
     CREATE TABLE _prisma_migrations (id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz,
       migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz, started_at timestamptz NOT NULL DEFAULT now(),
       applied_steps_count int NOT NULL DEFAULT 0);
     INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ${rows.join(', ')}`,
  )
}
