import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { timed } from '../ask.ts'
import { publishedPaths } from '../demonstration.ts'
import { milliseconds, quantile } from '../numbers.ts'
import type { Part } from '../part.ts'

const others = ['/', '/pricing', '/rss.xml', '/sitemap.xml', '/news-sitemap.xml']

export const firstPrints: Part = {
  name: 'first-prints',
  title: 'Primeira impressão de páginas que ninguém pediu ainda, depois que o processo se aqueceu',
  async measure(bench) {
    const { url } = await bench.house()
    await warm(url)
    const times = await timesOf(url, [...(await publishedPaths()), ...others])
    const row = `mediana ${milliseconds(quantile(times, 0.5))}, p95 ${milliseconds(quantile(times, 0.95))}`
    return [[`De ${times.length} páginas`, row]]
  },
}

/** Requests addresses one after the other, on one connection. Gives milliseconds. */
export async function timesOf(base: string, paths: readonly string[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (const path of paths) times.push(await timed(base + path, agent))
  agent.destroy()
  return times
}

/** Waits until an instance has finished the prints that follow a start. */
export async function warm(url: string): Promise<void> {
  while ((await (await fetch(`${url}/api/health`)).json()).press.warming) await wait(50)
}
