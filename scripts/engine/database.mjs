import { randomUUID } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import pg from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'

/** PostgreSQL's internal one-byte "char" (not char(1)). The system catalogue uses it often, and adapter-pg has no mapping for it. */
const CHAR_OID = 18
const TEXT_OID = 25

/**
 * Adapter factory for the WebAssembly schema engine over node-postgres.
 * Takes a connection string; gives the argument of `bindMigrationAwareSqlAdapterFactory`.
 */
export function adapterFactory(url) {
  // The engine's advisory lock belongs to a session, so an idle connection must stay open.
  const config = { ...parseIntoClientConfig(url), idleTimeoutMillis: 0 }
  const connect = async database => adapt(await new PrismaPg({ ...config, database }).connect())
  return {
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => connect(config.database),
    async connectToShadowDb() {
      const database = `prisma_migrate_shadow_db_${randomUUID()}`
      const admin = await connect(config.database)
      await admin.executeScript(`CREATE DATABASE "${database}"`)
      const shadow = await connect(database)
      const dispose = shadow.dispose.bind(shadow)
      shadow.dispose = async () => {
        await dispose()
        await admin.executeScript(`DROP DATABASE "${database}"`)
        await admin.dispose()
      }
      return shadow
    },
  }
}

/** Replaces two behaviours of adapter-pg that suit queries and break migrations. */
function adapt(adapter) {
  const queryRaw = adapter.queryRaw
  adapter.queryRaw = async query => {
    const chars = []
    const reading = Object.create(adapter)
    reading.performIO = async io => {
      const result = await adapter.performIO(io)
      for (const [index, field] of result.fields.entries()) {
        if (field.dataTypeID !== CHAR_OID) continue
        field.dataTypeID = TEXT_OID
        chars.push(index)
      }
      return result
    }
    const rows = await queryRaw.call(reading, query)
    for (const index of chars) rows.columnTypes[index] = ColumnTypeEnum.Character
    return rows
  }
  // The original splits a script at every semicolon, including those inside function bodies, strings and comments.
  adapter.executeScript = async script => {
    try {
      await adapter.underlyingDriver().query(script)
    } catch (error) {
      adapter.onError(error)
    }
  }
  return adapter
}

/**
 * `can-connect-to-database` and `create-database`, which the CLI calls before its work.
 * Gives the exit code; writes errors to standard error in the engine's log format.
 */
export async function databaseCommand(command, url) {
  const config = parseIntoClientConfig(url)
  const create = command === 'create-database'
  const client = new pg.Client(create ? { ...config, database: 'postgres' } : config)
  try {
    await client.connect()
    if (create) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(config.database)}`)
    return 0
  } catch (error) {
    const fields = { message: error.message, error_code: error.code === '3D000' ? 'P1003' : 'P1001' }
    process.stderr.write(`\n${JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields })}\n`)
    return 1
  } finally {
    await client.end().catch(() => {})
  }
}
