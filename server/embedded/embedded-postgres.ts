import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Addresses } from '../platform/db/addresses.ts'
import { release, take } from '../platform/process/lock-file.mjs'
import { databaseAccount } from './account.ts'
import { ensureCluster, resetPassword } from './cluster.ts'
import { requireWritable } from './disk.ts'
import { startOnSomePort, supervise } from './keeping.ts'
import { AlreadyRunning, lockOf } from './lock.ts'
import { APPLICATION, addressesOf, DATABASE, type Memory, newPassword, recall, remember } from './memory.ts'
import { stopOrphan } from './orphan.ts'
import { clusterFolder, findBinaries, makeReachable } from './place.ts'
import { startPostmaster } from './postmaster.ts'

type Log = Pick<Logger, 'info' | 'warn' | 'error'>

interface Options {
  dataDir: string
  log: Log
  /** False: faster, for a database that may be lost, as in tests. */
  durable?: boolean
}

export interface EmbeddedPostgres extends Addresses {
  /** The cluster's folder; not always DATA_DIR/postgres. */
  folder: string
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL 18 from npm on `DATA_DIR/postgres`. Creates the cluster at the first start, and stops a PostgreSQL that a killed
 * process left running. Holds the data folder's lock until `stop`. Restarts PostgreSQL when it dies by itself (decision 0002).
 * Raises AlreadyRunning, or OperatorError with a sentence.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { dataDir } = options
  await requireWritable(dataDir)
  const other = take(lockOf(dataDir))
  if (other) throw new AlreadyRunning(dataDir, other)
  try {
    return await startHolding(options)
  } catch (error) {
    release(lockOf(dataDir))
    throw error
  }
}

async function startHolding({ dataDir, log, durable = true }: Options): Promise<EmbeddedPostgres> {
  const known = recall(dataDir)
  const account = await databaseAccount(known?.elsewhere?.folder ?? join(dataDir, 'postgres'))
  const folder = clusterFolder(dataDir, account, known?.elsewhere)
  const application = known?.application ?? newPassword()
  const memory: Memory = { ...(known ?? { password: newPassword() }), application, elsewhere: undefined }
  if (dirname(folder) !== dataDir) {
    memory.elsewhere = { folder, dataDir }
    await makeReachable(dirname(folder))
  }
  const binaries = await findBinaries(account)
  const cluster = { folder, account, binaries, password: memory.password }

  // A new cluster's password is stored before the cluster is created, an old cluster's new password after it is set.
  const isNew = !existsSync(folder)
  if (isNew) remember(dataDir, memory)
  await ensureCluster(cluster)
  if (await stopOrphan(folder)) log.warn({ folder }, 'stopped a database that a killed process had left running')
  if (!known && !isNew) await resetPassword(cluster)

  const start = (port: number) =>
    startPostmaster({
      program: binaries.postgres,
      folder,
      port,
      account,
      logFile: join(dataDir, 'postgres.log'),
      durable,
    })
  const postmaster = await startOnSomePort(start, memory.port)
  const { port } = postmaster
  remember(dataDir, { ...memory, port })
  await prepareDatabase(addressesOf(memory, port, 'postgres').ownerUrl, application)
  const supervised = supervise(postmaster, () => stopOrphan(folder).then(() => start(port)), log)
  return {
    ...addressesOf(memory, port),
    folder,
    async stop() {
      await supervised.stop()
      release(lockOf(dataDir))
    },
  }
}

/** Makes the database and the application's role where they are missing. The role gets its attributes and its password anew at each start. */
async function prepareDatabase(ownerUrl: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select exists (select from pg_database where datname = $1) as made, exists (select from pg_roles where rolname = $2) as known`,
      [DATABASE, APPLICATION],
    )
    const [{ made, known }] = rows
    if (!made) await client.query(`create database ${DATABASE}`)
    await client.query(
      `${known ? 'alter' : 'create'} role ${APPLICATION} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${password}'`,
    )
  } finally {
    await client.end()
  }
}
