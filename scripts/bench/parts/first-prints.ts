import { Agent } from 'node:http'
import { timed } from '../ask.ts'
import { publishedPaths } from '../demonstration.ts'
import { milliseconds, quantile } from '../numbers.ts'
import type { Part } from '../part.ts'

const others = ['/', '/pricing', '/rss.xml', '/sitemap.xml', '/news-sitemap.xml']

export const firstPrints: Part = {
  name: 'first-prints',
  title: 'Primeira impressão de páginas que ninguém pediu ainda',
  async measure(bench) {
    const { url } = await bench.house()
    const [first = Number.NaN, ...times] = await timesOf(url, [...(await publishedPaths()), ...others])
    return [
      ['A primeira de todas, que traz o código do Next à memória', milliseconds(first)],
      [
        `As outras ${times.length}`,
        `mediana ${milliseconds(quantile(times, 0.5))}, p95 ${milliseconds(quantile(times, 0.95))}`,
      ],
    ]
  },
}

/** Asks for addresses one after the other, on one connection. Gives milliseconds. */
export async function timesOf(base: string, paths: readonly string[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  for (const path of paths) times.push(await timed(base + path, agent))
  agent.destroy()
  return times
}
