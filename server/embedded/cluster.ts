import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { OperatorError } from '../platform/process/operator-error.ts'
import type { Account } from './account.ts'
import type { Binaries } from './place.ts'

const MAJOR_VERSION = '18'
/** The owner of the cluster and of all tables: makes and migrates them. */
export const SUPERUSER = 'portal'

interface Cluster {
  folder: string
  account: Account | null
  binaries: Binaries
  password: string
}

/**
 * Creates the cluster if there is none, in a temporary folder that is then renamed, so that an interrupted first start leaves nothing
 * that looks like a database. Raises OperatorError when the folder holds something else or a cluster of another major version.
 */
export async function ensureCluster(cluster: Cluster): Promise<void> {
  await sweepUnfinished(cluster.folder)
  if (existsSync(join(cluster.folder, 'PG_VERSION'))) return requireVersion(cluster.folder)
  await removeEmpty(cluster.folder)
  const unfinished = join(dirname(cluster.folder), `${unfinishedName(cluster.folder)}${randomUUID()}`)
  try {
    await mkdir(unfinished, { mode: 0o700 })
    if (cluster.account) await chown(unfinished, cluster.account.uid, cluster.account.gid)
    await initdb({ ...cluster, folder: unfinished })
    await rename(unfinished, cluster.folder)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}

const unfinishedName = (folder: string) => `${basename(folder)}.inacabado-`

async function sweepUnfinished(folder: string): Promise<void> {
  const parent = dirname(folder)
  const left = (await readdir(parent)).filter(name => name.startsWith(unfinishedName(folder)))
  await Promise.all(left.map(name => rm(join(parent, name), { recursive: true, force: true })))
}

async function requireVersion(folder: string): Promise<void> {
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
  if (version === MAJOR_VERSION) return
  const advice = `Siga “Trocar a versão do PostgreSQL” em docs/operations.md.`
  throw new OperatorError(
    `O banco em ${folder} é do PostgreSQL ${version}, e este programa traz o ${MAJOR_VERSION}. ${advice}`,
  )
}

async function removeEmpty(folder: string): Promise<void> {
  if (!existsSync(folder)) return
  await rmdir(folder).catch(cause => {
    const advice = 'Mova-a para outro lugar e inicie de novo.'
    throw new OperatorError(`A pasta ${folder} existe, mas não contém um banco de dados. ${advice}`, { cause })
  })
}

/** Uses ICU's Brazilian collation, and C.UTF-8 for the rest, so that pg_trgm treats accented letters as letters. */
async function initdb({ folder, account, binaries, password }: Cluster): Promise<void> {
  const passwordFile = join(tmpdir(), `portal-${randomUUID()}`)
  await writeFile(passwordFile, password, { mode: 0o600, flag: 'wx' })
  if (account) await chown(passwordFile, account.uid, account.gid)
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=pt-BR']
  const access = [`--username=${SUPERUSER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  try {
    const { code, output } = await run(binaries.initdb, [`--pgdata=${folder}`, ...locale, ...access], { account })
    if (code !== 0) throw new OperatorError(explainFailure(output, dirname(folder)))
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** Sets the superuser's password on a stopped cluster, after the file with the password was lost. Raises OperatorError. */
export async function resetPassword({ folder, account, binaries, password }: Cluster): Promise<void> {
  const statement = `ALTER ROLE ${SUPERUSER} PASSWORD '${password}';\n`
  const { code, output } = await run(binaries.postgres, ['--single', '-D', folder, 'postgres'], {
    account,
    input: statement,
  })
  if (code !== 0) throw new OperatorError(explainFailure(output, folder))
}

function run(
  program: string,
  args: string[],
  { account, input = '' }: { account: Account | null; input?: string },
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...account, cwd: '/', env: { ...process.env, LC_ALL: 'C.UTF-8' } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
    child.stdin.on('error', () => {}).end(input)
    child.on('error', reject)
    child.on('close', code => resolve({ code, output }))
  })
}

/** The operator's sentence for PostgreSQL's output about a failure. */
export function explainFailure(output: string, folder: string): string {
  if (/No space left on device|Disk quota exceeded/i.test(output))
    return `O disco está cheio: o banco de dados não tem espaço em ${folder}. Libere espaço e inicie de novo.`
  if (/Read-only file system/i.test(output))
    return `O disco de ${folder} só permite leitura. Monte-o com escrita, ou escolha outra pasta em DATA_DIR.`
  if (/wrong ownership|Permission denied/i.test(output))
    return `Os arquivos do banco em ${folder} pertencem a outro usuário. Inicie com o usuário que os criou, ou corrija o dono (chown -R).`
  if (/could not look up effective user ID/i.test(output))
    return 'Este usuário só tem um número, e o PostgreSQL embutido precisa de um com nome. Crie-o no sistema (useradd) ou defina DATABASE_URL.'
  const words = output.trim().split('\n').slice(-8).join('\n')
  return `O PostgreSQL embutido não iniciou em ${folder}. Ele disse:\n${words}`
}
