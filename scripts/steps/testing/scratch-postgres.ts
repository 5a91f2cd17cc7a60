import { chmod, mkdtemp, rm } from 'node:fs/promises'
import pino from 'pino'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/embedded/embedded-postgres.ts'

/**
 * A PostgreSQL for tests, in a folder that goes with it. Not under the home or a private temporary folder: the user that PostgreSQL
 * runs as when we are root must be able to walk there.
 */
export async function startScratchPostgres(): Promise<EmbeddedPostgres> {
  const dataDir = await mkdtemp('/tmp/portal-test-')
  await chmod(dataDir, 0o711)
  const server = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }), durable: false })
  return {
    ...server,
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
