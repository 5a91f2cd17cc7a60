import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

interface Running {
  child: ChildProcess
  url: string
}

/** A server that can be killed. The next one is already started, so that a thousand kills stay fast. */
export interface Servers {
  url(): Promise<string>
  /** Kills the running server, as a power cut would. */
  kill(): Promise<void>
  stop(): Promise<void>
}

async function start(): Promise<Running> {
  const child = fork(join(import.meta.dirname, 'server.ts'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('the server to be killed did not start')))
  const [port] = await Promise.race([once(child, 'message'), ended])
  ended.catch(() => {})
  return { child, url: `http://127.0.0.1:${port}` }
}

/** Starts servers on this process's database. */
export function startServers(): Servers {
  let running = start()
  let spare = start()
  const end = async (one: Promise<Running>) => {
    const { child } = await one
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  return {
    url: async () => (await running).url,
    async kill() {
      const dead = running
      running = spare
      spare = start()
      await end(dead)
    },
    async stop() {
      await Promise.all([end(running), end(spare)])
    },
  }
}
