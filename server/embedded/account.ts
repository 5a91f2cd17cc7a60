import { execFile, execFileSync } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { OperatorError } from '../platform/process/operator-error.ts'

/** A user of the operating system under which a program runs. */
export interface Account {
  uid: number
  gid: number
}

const run = promisify(execFile)

/**
 * The account that PostgreSQL runs under; null means the current user. PostgreSQL refuses to run as root: then it is the owner of an
 * existing cluster, else the system's `postgres` user, created if missing. Raises OperatorError when there is no such user and it
 * cannot be created.
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

/** Whether an account can enter a folder; runs `cd` under that account. */
export function canReach(folder: string, account: Account | null): boolean {
  try {
    execFileSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
