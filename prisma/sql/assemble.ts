import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const migrations = join(import.meta.dirname, '../migrations')

/**
 * Writes the `migration.sql` of each migration that has a `source.sql`, whose lines `\ir file` stand for the text of another file, as in psql: a
 * function stands once in the repository, and Prisma finds whole migrations (decision 0343).
 */
export function assembleMigrations(): void {
  for (const name of globSync('*/source.sql', { cwd: migrations })) {
    const source = join(migrations, name)
    const text = readFileSync(source, 'utf8').replace(/^\\ir (.+)$/gm, (_, part) =>
      readFileSync(join(dirname(source), part), 'utf8').trimEnd(),
    )
    const whole = join(dirname(source), 'migration.sql')
    if (existsSync(whole) && readFileSync(whole, 'utf8') === text) continue
    const draft = `${whole}.${process.pid}`
    writeFileSync(draft, text)
    renameSync(draft, whole)
  }
}
