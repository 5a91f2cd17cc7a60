import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { holder, release, take } from './lock-file.mjs'
import { OperatorError } from './operator-error.ts'
import { databaseAccount } from './postgres/account.ts'
import { ensureCluster, resetPassword } from './postgres/cluster.ts'
import { requireWritable } from './postgres/disk.ts'
import { addressOf, DATABASE, type Memory, newPassword, recall, remember } from './postgres/memory.ts'
import { stopOrphan } from './postgres/orphan.ts'
import { clusterFolder, findBinaries, makeReachable } from './postgres/place.ts'
import { PortTaken, type Postmaster, startPostmaster } from './postgres/postmaster.ts'

const PORT_TRIES = 5
const RESTART_PAUSE_MS = 3_000

type Log = Pick<Logger, 'info' | 'warn' | 'error'>

interface Options {
  dataDir: string
  log: Log
  /** False for a database that may be lost, as tests' may: faster. */
  durable?: boolean
}

export interface EmbeddedPostgres {
  url: string
  /** Where its files are; not always DATA_DIR/postgres. */
  folder: string
  stop(): Promise<void>
}

/** Raised when another living process runs the database of this data folder; `url` is where its site answers, when it said so. */
export class AlreadyRunning extends OperatorError {
  readonly pid: number
  readonly url: string | undefined

  constructor(dataDir: string, { pid, url }: { pid: number; url?: string }) {
    super(`O portal já está rodando sobre ${dataDir} (processo ${pid})${url ? `, em ${url}` : ''}.`)
    this.name = 'AlreadyRunning'
    this.pid = pid
    this.url = url
  }
}

export const lockOf = (dataDir: string) => join(dataDir, 'portal.lock')

/** The address of the embedded database that another process runs on this data folder, or null. */
export function runningPostgres(dataDir: string): string | null {
  const memory = recall(dataDir)
  return holder(lockOf(dataDir)) && memory?.port ? addressOf(memory, memory.port) : null
}

/**
 * Starts PostgreSQL 18 from npm on `DATA_DIR/postgres`, making the cluster at the first start and recovering from whatever the last one
 * left. Holds the data folder's lock until `stop`. If PostgreSQL dies by itself it is started again.
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
  const memory: Memory = { ...(known ?? { password: newPassword() }), elsewhere: undefined }
  if (dirname(folder) !== dataDir) {
    memory.elsewhere = { folder, dataDir }
    await makeReachable(dirname(folder))
  }
  const binaries = await findBinaries(account)
  const cluster = { folder, account, binaries, password: memory.password }

  // The password is written down before a cluster is made with it, and after an old one was given it.
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
  await createDatabase(addressOf(memory, port, 'postgres'))
  const supervised = supervise(postmaster, () => stopOrphan(folder).then(() => start(port)), log)
  return {
    url: addressOf(memory, port),
    folder,
    async stop() {
      await supervised.stop()
      release(lockOf(dataDir))
    },
  }
}

/** The last port if it is free, else any that is; asking and taking are two steps, so somebody may come between. */
async function startOnSomePort(start: (port: number) => Promise<Postmaster>, last: number | undefined) {
  for (let tries = 1; ; tries++) {
    try {
      return await start((tries === 1 && (await freePort(last))) || (await freePort()) || 0)
    } catch (error) {
      if (!(error instanceof PortTaken)) throw error
      if (tries === PORT_TRIES)
        throw new OperatorError('Não encontrei uma porta livre para o banco de dados em 127.0.0.1.')
    }
  }
}

function freePort(wanted = 0): Promise<number | null> {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address && typeof address === 'object' ? address.port : null))
    })
  })
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(DATABASE)}`)
  } finally {
    await client.end()
  }
}

/**
 * Starts a database that died unasked again, on the same port, where the pools will look for it; tries for as long as it takes, since
 * a full disk may be emptied.
 */
function supervise(first: Postmaster, restart: () => Promise<Postmaster>, log: Log): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const watch = async () => {
    for (let current: Postmaster | null = first; current; current = await again()) {
      const { stop, exited } = current
      if (stopping.signal.aborted) await stop()
      stopping.signal.addEventListener('abort', () => void stop())
      await exited
    }
  }
  const again = async () => {
    while (!stopping.signal.aborted) {
      log.error('the embedded database ended unasked; starting it again')
      try {
        return await restart()
      } catch (error) {
        log.error({ err: error }, 'the embedded database did not start')
        await sleep(RESTART_PAUSE_MS, null, { signal: stopping.signal }).catch(() => {})
      }
    }
    return null
  }
  const watching = watch()
  return {
    stop() {
      stopping.abort()
      return watching
    },
  }
}
