import { readFileSync } from 'node:fs'
import { ask } from '#tests/support/data-folder.ts'

/** The names of the migrations of 0.1.0, in order. */
export const firstVersion = readFileSync(`${import.meta.dirname}/migrations-of-0.1.0.txt`, 'utf8')
  .trim()
  .split('\n')

/** Makes a migrated database say that 0.1.0 migrated it, or an earlier version, with something that 0.2.0 dropped and something that it changed. */
export async function ageDatabase(url: string, names: readonly string[] = firstVersion): Promise<void> {
  const rows = names.map(name => `(gen_random_uuid(), '', '${name}', now(), 1)`)
  await ask(
    url,
    `DELETE FROM _prisma_migrations;
     CREATE FUNCTION keep_search_given(uuid[], json, text[], tsvector[], json, text) RETURNS void LANGUAGE sql AS '';
     CREATE OR REPLACE FUNCTION search_text(given text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS 'SELECT lower(given)';
     INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count) VALUES ${rows.join(', ')}`,
  )
}
