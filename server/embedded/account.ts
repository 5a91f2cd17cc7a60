import { execFile, execFileSync } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { OperatorError } from '../platform/process/operator-error.ts'

/** A user of the operating system to run a program as. */
export interface Account {
  uid: number
  gid: number
}

const run = promisify(execFile)

/**
 * Whom PostgreSQL runs as: nobody in particular (null: ourselves) for an ordinary user; when we are root, which PostgreSQL refuses to
 * be, the owner of an existing cluster, else the system's `postgres` user, made if there is none.
 * Raises OperatorError when no such user can be had.
 */
export async function databaseAccount(cluster: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null
  const owner = await stat(cluster).catch(() => null)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return (await find('postgres')) ?? (await make('postgres'))
}

async function find(name: string): Promise<Account | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return null
  }
}

async function make(name: string): Promise<Account> {
  try {
    await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name])
  } catch (cause) {
    const advice = 'Inicie com um usuário comum, ou crie um usuário chamado postgres.'
    throw new OperatorError(`O PostgreSQL não roda como root e não consegui criar um usuário para ele. ${advice}`, {
      cause,
    })
  }
  const account = await find(name)
  if (!account) throw new OperatorError(`O usuário ${name} foi criado, mas o sistema não o encontra.`)
  return account
}

/** Whether an account can walk to a folder, tried by really doing so. */
export function canReach(folder: string, account: Account | null): boolean {
  try {
    execFileSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
