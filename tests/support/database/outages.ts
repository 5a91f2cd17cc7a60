import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseProxy } from './database-proxy.ts'

/** A PostgreSQL whose clients stand behind a proxy. */
export interface Victim {
  proxy: DatabaseProxy
  /** The database's own address, of a superuser on this machine. */
  url: string
}

/** Takes the database away; the returned function gives it back. */
export type Outage = (victim: Victim) => Promise<() => Promise<void>>

/** Every way in which a database goes away. A killed one is started again by its supervisor. */
export const outages: Record<'silent' | 'frozen' | 'killed' | 'exhausted', Outage> = {
  async silent({ proxy }) {
    proxy.freeze()
    return async () => proxy.thaw()
  },
  async frozen({ url }) {
    const frozen = await signal(url, 'SIGSTOP')
    return async () => {
      for (const pid of frozen) process.kill(pid, 'SIGCONT')
    }
  },
  async killed({ url }) {
    await signal(url, 'SIGKILL')
    return async () => {}
  },
  async exhausted({ url }) {
    const held = await holdAllConnections(url)
    return async () => {
      await Promise.all(held.map(client => client.end()))
    }
  },
}

/** Sends SIGSTOP to a cluster's processes, or SIGKILL to the first of them, and gives their ids. */
async function signal(url: string, name: 'SIGSTOP' | 'SIGKILL'): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query('select setting as folder from pg_settings where name = $1', ['data_directory'])
  await client.end()
  const { folder } = rows[0] as { folder: string }
  const postmaster = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' })
  const pids = [postmaster, ...children.trim().split(/\s+/).map(Number)]
  for (const pid of name === 'SIGKILL' ? [postmaster] : pids) process.kill(pid, name)
  return pids
}

/** Opens connections until the server refuses, and again for those that others give back. */
async function holdAllConnections(url: string): Promise<pg.Client[]> {
  const held: pg.Client[] = []
  for (let refused = 0; refused < 5; ) {
    const client = new pg.Client({ connectionString: url, application_name: 'holder' })
    client.on('error', () => {})
    try {
      await client.connect()
      held.push(client)
    } catch {
      refused++
      await wait(50)
    }
  }
  return held
}

/** A request of a visitor, repeated during an outage. */
export interface Ask {
  name: string
  send: (signal: AbortSignal) => Promise<Response>
}

/** What visitors got during an outage. */
export interface Experience {
  slowestMs: number
  slowest: string
  /** Numbers of answers by name and status; `none` counts requests without an answer. */
  statuses: Record<string, Record<string, number>>
}

/** Sends requests every second, without waiting for earlier ones, until the returned function is called. It gives the answers. */
export function visit(asks: readonly Ask[]): () => Promise<Experience> {
  const experience: Experience = { slowestMs: 0, slowest: '', statuses: {} }
  const running: Promise<void>[] = []
  const once = async ({ name, send }: Ask) => {
    const started = performance.now()
    const status = await send(AbortSignal.timeout(30_000)).then(
      response => response.text().then(() => String(response.status)),
      () => 'none',
    )
    const ms = performance.now() - started
    if (ms > experience.slowestMs) Object.assign(experience, { slowestMs: ms, slowest: name })
    const counts = experience.statuses[name] ?? {}
    experience.statuses[name] = { ...counts, [status]: (counts[status] ?? 0) + 1 }
  }
  const all = () => {
    for (const ask of asks) running.push(once(ask))
  }
  all()
  const timer = setInterval(all, 1_000)
  return async () => {
    clearInterval(timer)
    await Promise.all(running)
    return experience
  }
}

/** Milliseconds until all requests succeed at once. Raises after a minute. */
export async function wholeAgain(asks: readonly Ask[]): Promise<number> {
  const started = performance.now()
  let last: (number | string)[] = []
  while (performance.now() - started < 60_000) {
    last = await Promise.all(
      asks.map(({ send }) =>
        send(AbortSignal.timeout(30_000)).then(
          response => response.status,
          error => String(error),
        ),
      ),
    )
    if (last.every(status => status === 200)) return performance.now() - started
    await wait(100)
  }
  throw new Error(`not whole after a minute: ${asks.map(({ name }, i) => `${name} ${last[i]}`).join(', ')}`)
}
