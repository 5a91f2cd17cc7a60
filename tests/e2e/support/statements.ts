import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { house } from './house.ts'

const logFile = join(house.dataDir, 'postgres.log')

/** Makes PostgreSQL log every statement with its application name, until the returned function is called. */
export async function logStatements(): Promise<() => Promise<void>> {
  const settings = ["log_statement = 'all'", "log_line_prefix = '%a|'"]
  await asAdmin(settings.map(setting => `ALTER SYSTEM SET ${setting}`))
  return () => asAdmin(['ALTER SYSTEM RESET log_statement', 'ALTER SYSTEM RESET log_line_prefix'])
}

async function asAdmin(statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.query('SELECT pg_reload_conf()')
  await client.end()
}

/** The statements that an application's connections sent while `act` ran, from PostgreSQL's log. */
export async function statementsOf(applicationInput: string, act: () => Promise<unknown>): Promise<string[]> {
  const { size } = await stat(logFile)
  await act()
  const written = (await readFile(logFile)).subarray(size).toString()
  return written
    .split('\n')
    .filter(line => line.startsWith(`${applicationInput}|`) && /LOG: {2}(statement|execute [^:]*):/.test(line))
    .map(line => line.slice(line.indexOf('LOG:')))
}
