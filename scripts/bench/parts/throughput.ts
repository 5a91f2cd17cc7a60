import { startCeiling, startProxy } from '../ceiling.ts'
import { publishedPaths } from '../demonstration.ts'
import { bestGenerator, type Generator, type Load } from '../load.ts'
import { startNextAlone } from '../next-alone.ts'
import { quantile } from '../numbers.ts'
import type { Bench, Part, Row } from '../part.ts'
import { describedLoad, times } from '../report.ts'

const CONNECTIONS = [16, 64]
const ROUNDS = 5
const SECONDS = 2
/** Time for the improver to replace the first brotli by its best one. */
const REST_MS = 2_000

const PROXIED = 'prensa por trás do nginx'

export const throughput: Part = {
  name: 'throughput',
  title: 'Páginas quentes, como o Chrome pede: a prensa, só o Next (next start), e quem só envia os mesmos bytes',
  async measure(bench) {
    const house = await bench.house()
    const [article = '/'] = await publishedPaths()
    const paths = { Capa: '/', Matéria: article }
    for (const path of Object.values(paths)) await fetch(house.url + path)
    await new Promise(resolve => setTimeout(resolve, REST_MS))
    const next = await startNextAlone(house)
    const ceiling = await startCeiling(house.url, Object.values(paths), bench.folder('ceiling'))
    const proxy = ceiling.name === 'nginx' ? await startProxy(house.url, bench.folder('proxy')) : null
    const generator = await bestGenerator()
    const rows: Row[] = [['Gerador', generator.name]]
    try {
      for (const [page, path] of Object.entries(paths)) {
        const servers = {
          prensa: house.url + path,
          Next: next.url + path,
          [ceiling.name]: ceiling.urls[path] ?? '',
          ...(proxy && { [PROXIED]: proxy.url + path }),
        }
        for (const connections of CONNECTIONS) {
          const name = `${page}, ${connections} conexões`
          rows.push(...compared(name, ceiling.name, await inTurns(generator, servers, connections, bench)))
        }
      }
    } finally {
      ceiling.stop()
      proxy?.stop()
      await next.stop()
    }
    return rows
  },
}

function compared(name: string, ceiling: string, loads: Record<string, Load>): Row[] {
  const speed = (server: string) => loads[server]?.requestsPerSecond ?? Number.NaN
  const { prensa } = loads
  return [
    ...Object.entries(loads).map(([server, load]): Row => [`${name}: ${server}`, describedLoad(load)]),
    [`${name}: prensa ÷ ${ceiling}`, times(speed('prensa'), speed(ceiling))],
    ...(PROXIED in loads ? [[`${name}: ${PROXIED} ÷ ${ceiling}`, times(speed(PROXIED), speed(ceiling))] as const] : []),
    [`${name}: prensa ÷ Next`, times(speed('prensa'), speed('Next'))],
    [`${name}: p99 ÷ p50 da prensa`, times(prensa?.p99 ?? Number.NaN, prensa?.median ?? Number.NaN)],
  ]
}

/** Loads several addresses in turns, so that noise of the machine affects all of them. Returns the median of every figure by address. */
async function inTurns(
  { load }: Generator,
  addresses: Record<string, string>,
  connections: number,
  { signal }: Bench,
): Promise<Record<string, Load>> {
  const entries = Object.entries(addresses)
  const rounds = new Map<string, Load[]>(entries.map(([name]) => [name, []]))
  for (const [, url] of entries) await load(url, { connections, seconds: 1 })
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, url] of entries) {
      signal.throwIfAborted()
      rounds.get(name)?.push(await load(url, { connections, seconds: SECONDS }))
    }
  }
  return Object.fromEntries(entries.map(([name]) => [name, mediansOf(rounds.get(name) ?? [])]))
}

/** The median of each figure on its own, so that a round disturbed by another process does not count. */
function mediansOf(loads: Load[]): Load {
  const medianOf = (figure: keyof Load) =>
    quantile(
      loads.map(load => load[figure]),
      0.5,
    )
  return {
    requests: medianOf('requests'),
    requestsPerSecond: medianOf('requestsPerSecond'),
    median: medianOf('median'),
    p99: medianOf('p99'),
  }
}
