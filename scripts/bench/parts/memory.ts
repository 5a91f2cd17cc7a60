import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Answer, ask } from '../ask.ts'
import { startCeiling } from '../ceiling.ts'
import { publishedPaths } from '../demonstration.ts'
import { bestGenerator } from '../load.ts'
import { written } from '../numbers.ts'
import type { Part, Row } from '../part.ts'
import { times } from '../report.ts'

const REST_MS = 5_000
const HOT_REQUESTS = 100_000
const MOST_PAGES = 5_000

export const memory: Part = {
  name: 'memory',
  title: 'Memória do processo que serve, e a velocidade depois de um rastreio',
  async measure(bench) {
    const house = await bench.house()
    const instance = await bench.start(house.beside)
    await wait(REST_MS)
    const rows: Row[] = [['Depois de iniciar', mebibytes(instance.memory())]]
    const pages = await crawl(instance.url, bench.signal)
    rows.push([`Depois de rastrear ${written(pages)} endereços`, mebibytes(instance.memory())])
    const generator = await bestGenerator()
    const [article = '/'] = await publishedPaths()
    for (let asked = 0; asked < HOT_REQUESTS; ) {
      const load = await generator.load(instance.url + article, { connections: 32, seconds: 2 })
      asked += load.requests
    }
    rows.push([`Depois de mais ${written(HOT_REQUESTS)} pedidos de uma página quente`, mebibytes(instance.memory())])
    const ceiling = await startCeiling(instance.url, [article], bench.folder('memory'))
    const options = { connections: 64, seconds: 3 }
    const press = await generator.load(instance.url + article, options)
    const other = await generator.load(ceiling.urls[article] ?? '', options)
    ceiling.stop()
    await instance.stop()
    rows.push([
      `Matéria quente, 64 conexões: prensa ÷ ${ceiling.name}`,
      times(press.requestsPerSecond, other.requestsPerSecond),
    ])
    return rows
  },
}

export const mebibytes = (bytes: number) => `${written(bytes / 1024 / 1024)} MiB`

/** Requests all addresses that are linked from the front page or from a page found there, up to 5,000, four at a time. Returns how many. */
async function crawl(base: string, signal: AbortSignal): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const known = new Set(['/'])
  const waiting = ['/']
  const read = async () => {
    for (let path = waiting.shift(); path !== undefined && !signal.aborted; path = waiting.shift()) {
      const answer = await ask(base + path, agent)
      if (!answer.headers['content-type']?.startsWith('text/html')) continue
      for (const [, found = ''] of textOf(answer).matchAll(/(?:href|src)="(\/(?!\/)[^"#]*)"/g)) {
        const address = found.replaceAll('&amp;', '&')
        if (known.has(address) || known.size >= MOST_PAGES) continue
        known.add(address)
        waiting.push(address)
      }
    }
  }
  const readers = [read()]
  // The other three start when the front page has filled the list.
  while (waiting.length === 0 && known.size === 1) await wait(10)
  readers.push(read(), read(), read())
  await Promise.all(readers)
  agent.destroy()
  return known.size
}

function textOf({ headers, body }: Answer): string {
  const coding = headers['content-encoding']
  const plain = coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body
  return plain.toString()
}
