import { onTestFinished } from 'vitest'
import { openDatabaseProxy } from '#tests/support/database/database-proxy.ts'

/** A proxy before PostgreSQL that a test can freeze. Closes when the test ends. */
export async function openWire(databaseUrl: string) {
  const proxy = await openDatabaseProxy(databaseUrl)
  onTestFinished(proxy.close)
  return proxy
}
