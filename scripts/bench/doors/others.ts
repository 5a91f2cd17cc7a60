import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from '../ask.ts'

/** A person's page that is asked for again and again. */
interface Other {
  name: string
  url: string
  headers: Record<string, string>
}

/** As somebody who looks about quickly: without a pause the watching would be the load. */
const PAUSE_MS = 150

// A process of its own, so that its clock does not wait for the sender of the tries. Its argument names the pages; to each message it answers the
// longest wait for each page since the message before, answers that are still missing included.
const others = JSON.parse(process.argv[2] ?? '[]') as Other[]
const longest = new Map<string, number>()
const since = new Map<string, number>()
const note = (name: string, ms: number) => longest.set(name, Math.max(longest.get(name) ?? 0, ms))

process.on('message', () => {
  for (const [name, started] of since) note(name, performance.now() - started)
  process.send?.(Object.fromEntries(longest))
  longest.clear()
})
process.on('disconnect', () => process.exit())

for (const { name, url, headers } of others) void keepAsking(name, url, headers)

async function keepAsking(name: string, url: string, headers: Record<string, string>): Promise<never> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (;;) {
    const started = performance.now()
    since.set(name, started)
    // A connection that fails is a wait too: the process that serves has ended.
    const { status } = await ask(url, agent, headers).catch(() => ({ status: 0 }))
    since.delete(name)
    note(status === 200 ? name : `${name}: ${status}`, performance.now() - started)
    await wait(PAUSE_MS)
  }
}
