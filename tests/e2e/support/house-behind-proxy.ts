import type { db } from '#server/platform/db/db.ts'
import { stopJobs } from '#server/platform/work/queue.ts'
import { type DatabaseProxy, openDatabaseProxy } from '#tests/support/database/database-proxy.ts'
import { startScratchPostgres } from '../../../scripts/steps/testing/scratch-postgres.ts'
import { type SecondHouse, startHouse } from './second-house.ts'

export interface HouseBehindProxy extends SecondHouse {
  proxy: DatabaseProxy
  /** The database's own address, which the test's factories use. */
  databaseUrl: string
}

/** Starts a house on a database of its own, which it reaches through a proxy. Until `stop`, `db()` is that database, without the proxy. */
export async function startHouseBehindProxy(port: number): Promise<HouseBehindProxy> {
  const before = process.env.DATABASE_URL
  const server = await startScratchPostgres()
  const proxy = await openDatabaseProxy(server.url)
  const house = await startHouse(port, { DATABASE_URL: proxy.url, DATA_DIR: `/tmp/portal-e2e-${port}`, DEMO: '0' })
  await connectTo(server.url)
  return {
    ...house,
    proxy,
    databaseUrl: server.url,
    async stop() {
      await house.stop()
      await connectTo(before)
      proxy.close()
      await server.stop()
    },
  }
}

/** Makes the next call of `db()` connect to another database. */
async function connectTo(url: string | undefined): Promise<void> {
  await stopJobs()
  const { __portal } = globalThis as typeof globalThis & { __portal?: Map<string, unknown> }
  const known = __portal?.get('db') as ReturnType<typeof db> | undefined
  await known?.$disconnect()
  __portal?.delete('db')
  process.env.DATABASE_URL = url
}
