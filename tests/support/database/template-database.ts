import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { settleRights } from '#server/platform/db/rights.ts'
import { applyMigrations } from '../../../scripts/steps/migrations.ts'
import { startScratchPostgres } from '../../../scripts/steps/testing/scratch-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server that test files clone their databases on. */
    serverUrl: string
  }
}

export const TEMPLATE = 'portal_template'
/** The role that tests run as: with the rights of a house's application, so that a missing one shows. */
const APPLICATION = 'portal_test'

/** Starts a PostgreSQL for this run (or uses TEST_DATABASE_URL's) and makes the template: migrated, with reference data and queues. */
export default async function setup(project: TestProject) {
  const server = await startServer()
  try {
    await makeTemplate(server.url)
  } catch (error) {
    await server.stop()
    throw error
  }
  project.provide('serverUrl', server.url)
  return server.stop
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const templateUrl = withDatabase(serverUrl, TEMPLATE)
  const admin = new pg.Client({ connectionString: withDatabase(serverUrl, 'postgres') })
  await admin.connect()
  await admin.query(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`)
  await admin.query(`CREATE DATABASE ${TEMPLATE}`)
  const known = await admin.query('SELECT FROM pg_roles WHERE rolname = $1', [APPLICATION])
  if (known.rowCount === 0) await admin.query(`CREATE ROLE ${APPLICATION} LOGIN PASSWORD '${APPLICATION}'`)
  await admin.end()
  await applyMigrations(templateUrl)
  await prepare(templateUrl)
  await settleRights({ url: asApplication(templateUrl), ownerUrl: templateUrl })
}

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  return given ? { url: given, stop: async () => {} } : startScratchPostgres()
}

/** Writes reference data and queues in another process: this one must not hold a connection to the template. */
async function prepare(url: string): Promise<void> {
  const script = join(import.meta.dirname, 'prepare-template.ts')
  await promisify(execFile)(process.execPath, [script], { env: { ...process.env, DATABASE_URL: url } })
}

/** A database's address for the application. */
export function asApplication(url: string): string {
  const address = new URL(url)
  address.username = APPLICATION
  address.password = APPLICATION
  return address.href
}

/** The address of another database on the same server. */
export function withDatabase(url: string, database: string): string {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}
