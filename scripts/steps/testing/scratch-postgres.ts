import { chmod, mkdtemp, rm } from 'node:fs/promises'
import pino from 'pino'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/embedded/embedded-postgres.ts'

/**
 * Starts a PostgreSQL for tests in a folder that is deleted with it. The folder is not under the home or a private temporary folder: when
 * the tests run as root, PostgreSQL runs as another user, who must be able to reach it. `durable` waits for the disk, as a real one does.
 */
export async function startScratchPostgres({ durable = false } = {}): Promise<EmbeddedPostgres> {
  const dataDir = await mkdtemp('/tmp/portal-test-')
  await chmod(dataDir, 0o711)
  const server = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }), durable })
  return {
    ...server,
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
