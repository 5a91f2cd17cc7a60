import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ask } from '../ask.ts'
import { startCeiling } from '../ceiling.ts'
import { publishedPaths } from '../demonstration.ts'
import { loads, navigations } from '../heads.ts'
import { bestGenerator } from '../load.ts'
import { written } from '../numbers.ts'
import type { Part, Row } from '../part.ts'
import { describedLoad, times } from '../report.ts'

const CONNECTIONS = 64
const SECONDS = 3
const ROUNDS = 3

/** One request of a view: its target and header lines. */
interface ViewRequest {
  target: string
  lines: readonly string[]
}

export const firstView: Part = {
  name: 'first-view',
  title: `Uma matéria como o navegador a carrega (página, estilo, fonte, duas fotos, script), ${CONNECTIONS} conexões`,
  async measure(bench) {
    const { url } = await bench.house()
    const generator = await bestGenerator()
    if (generator.name !== 'wrk') return [['Primeira visita', 'não medida: falta o wrk']]
    const view = await viewOf(url)
    const paths = view.map(({ target }) => target)
    for (const path of [...paths, ...paths]) await ask(url + path)
    const folder = bench.folder('first-view')
    const ceiling = await startCeiling(url, paths, folder)
    const scripts = { press: join(folder, 'press.lua'), ceiling: join(folder, 'ceiling.lua') }
    await writeFile(scripts.press, scriptOf(view))
    const same = view.map(each => ({ ...each, target: new URL(ceiling.urls[each.target] ?? '').pathname }))
    await writeFile(scripts.ceiling, scriptOf(same))
    const options = { connections: CONNECTIONS, seconds: SECONDS, lines: [] }
    const rows: Row[] = [['Pedidos de uma visita', String(view.length)]]
    try {
      for (let round = 1; round <= ROUNDS; round++) {
        const before = await fastAnswers(url)
        const press = await generator.load(url, { ...options, script: scripts.press })
        const slow = press.requests - ((await fastAnswers(url)) - before)
        const other = await generator.load(Object.values(ceiling.urls)[0] ?? '', {
          ...options,
          script: scripts.ceiling,
        })
        rows.push(
          [`Rodada ${round}: prensa`, describedLoad(press)],
          [`Rodada ${round}: ${ceiling.name}`, describedLoad(other)],
          [`Rodada ${round}: prensa ÷ ${ceiling.name}`, times(press.requestsPerSecond, other.requestsPerSecond)],
          [`Rodada ${round}: pedidos fora do caminho rápido`, written(Math.max(0, slow))],
        )
      }
    } finally {
      ceiling.stop()
    }
    return rows
  },
}

/** The requests of a browser that shows the newest article with two pictures. */
async function viewOf(url: string): Promise<ViewRequest[]> {
  for (const path of await publishedPaths()) {
    const { body } = await ask(url + path, undefined, { 'accept-encoding': 'identity' })
    const html = body.toString()
    const found = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(match => match[1] ?? ''))]
    const [style = ''] = found(/href="(\/[^"]+\.css)"/g)
    const [script = ''] = found(/src="(\/assets\/[^"]+\.js)"/g)
    const pictures = found(/src="(\/uploads\/[^"]+\.webp)"/g)
    const css = (await ask(url + style, undefined, { 'accept-encoding': 'identity' })).body.toString()
    const font = /url\(["']?([^"')]+\.woff2)/.exec(css)?.[1]
    if (pictures.length < 2 || !font) continue
    return [
      { target: path, lines: navigations.Chrome },
      { target: style, lines: loads.style },
      { target: new URL(font, url + style).pathname, lines: loads.font },
      ...pictures.slice(0, 2).map(target => ({ target, lines: loads.picture })),
      { target: script, lines: loads.script },
    ]
  }
  throw new Error('no article with two pictures')
}

/** A `wrk` script that sends the requests of a view in turn, each with its own header lines. */
const scriptOf = (view: readonly ViewRequest[]) => `local requests = {}
${view
  .map(({ target, lines }, i) => {
    const headers = lines.map(line => {
      const [name = '', ...value] = line.split(': ')
      return `[${JSON.stringify(name)}] = ${JSON.stringify(value.join(': '))}`
    })
    return `requests[${i + 1}] = wrk.format('GET', ${JSON.stringify(target)}, { ['Host'] = 'localhost', ${headers.join(', ')} })`
  })
  .join('\n')}
local last = 0
function request()
  last = last % #requests + 1
  return requests[last]
end
`

/** How many responses the fast path has sent so far. */
async function fastAnswers(url: string): Promise<number> {
  const health = (await (await fetch(`${url}/api/health`)).json()) as { press: { fast: number } }
  return health.press.fast
}
