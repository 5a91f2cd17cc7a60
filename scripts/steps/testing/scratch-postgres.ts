import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { freemem } from 'node:os'
import pino from 'pino'
import { startEmbeddedPostgres } from '#server/embedded/embedded-postgres.ts'

const MEMORY = '/dev/shm'
const ROOM_BYTES = 4 * 1024 ** 3

/**
 * Where a cluster for tests lives: in memory where there is room, because each database of a test file is a thousand files. Not under the home or a
 * private temporary folder: when the tests run as root, PostgreSQL runs as another user, who must be able to reach it.
 */
async function roomyFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }))
  return Math.min(bavail * bsize, freemem()) > ROOM_BYTES ? MEMORY : '/tmp'
}

/** A PostgreSQL for tests. */
export interface ScratchPostgres {
  /** Its owner's address. */
  url: string
  folder: string
  stop(): Promise<void>
}

/** Starts a PostgreSQL for tests in a folder that is deleted with it. `durable` waits for the disk, as a real one does. */
export async function startScratchPostgres({ durable = false } = {}): Promise<ScratchPostgres> {
  const dataDir = await mkdtemp(`${durable ? '/tmp' : await roomyFolder()}/portal-test-`)
  await chmod(dataDir, 0o711)
  const server = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }), durable })
  return {
    url: server.ownerUrl,
    folder: server.folder,
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
