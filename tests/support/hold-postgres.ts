import { startEmbeddedPostgres } from '#server/embedded/embedded-postgres.ts'

/** Starts the embedded database of a folder, prints its owner's address or the error, and runs until it is killed. For tests of crashes. */
const dataDir = process.argv[2] ?? ''
const log = { info() {}, warn() {}, error() {} }
try {
  const { ownerUrl } = await startEmbeddedPostgres({ dataDir, log })
  process.stdout.write(`${ownerUrl}\n`)
  setInterval(() => {}, 1_000)
} catch (error) {
  process.stdout.write(`${(error as Error).message}\n`)
  process.exit(1)
}
