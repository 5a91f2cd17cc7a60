import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from '../steps/child.ts'
import { root } from '../steps/environment.ts'
import { ask, publishedPaths } from './ask.ts'
import { chrome } from './heads.ts'
import { freePort } from './instance.ts'
import { runNginx, startFront } from './nginx.ts'
import { type Bench, type Part, quantile, type Row, written } from './part.ts'

const CONNECTIONS = [16, 64]
const ROUNDS = 5
const SECONDS = 2

const isInstalled = (program: string) =>
  runProgram(program, ['-v'], { cwd: root }).then(
    () => true,
    () => false,
  )

export const hot: Part = {
  name: 'hot',
  title: 'Capa e matéria quentes, como o Chrome pede: sem frente, por deploy/nginx.conf, e os arquivos do nginx',
  async measure(bench) {
    if (!(await isInstalled('wrk'))) return [['Não medido', 'falta o programa wrk']]
    const house = await (await bench.open()).again()
    const [article = '/'] = await publishedPaths()
    const paths = { Capa: '/', Matéria: article }
    for (const path of Object.values(paths)) await ask(house.url + path)
    const rows: Row[] = []
    const hasNginx = await isInstalled('nginx')
    const files = hasNginx ? await startFiles(house.url, Object.values(paths), bench.folder()) : null
    const proxy = hasNginx ? await startFront(house.url, bench.folder()) : null
    if (!hasNginx) rows.push(['Sem comparação', 'falta o programa nginx'])
    try {
      for (const [page, path] of Object.entries(paths)) {
        for (const connections of CONNECTIONS) {
          const servers: Record<string, string> = {
            'sem frente': house.url + path,
            ...(files && { 'arquivos do nginx': files.urls[path] ?? '' }),
            ...(proxy && { 'pela frente': proxy.url + path }),
          }
          const rates = await inTurns(servers, connections, bench)
          const of = rates['arquivos do nginx']
          for (const [server, rate] of Object.entries(rates)) {
            const ratio = of && rate !== of ? `, ${written(rate / of, 2)} dos arquivos do nginx` : ''
            rows.push([`${page}, ${connections} conexões, ${server}`, `${written(rate)} pedidos/s${ratio}`])
          }
        }
      }
    } finally {
      files?.stop()
      proxy?.stop()
    }
    return rows
  },
}

/** Loads several addresses in turns, so that noise of the machine affects all of them. Gives the median requests a second of each. */
async function inTurns(addresses: Record<string, string>, connections: number, { signal }: Bench) {
  const rounds = new Map(Object.keys(addresses).map(name => [name, [] as number[]]))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, url] of Object.entries(addresses)) {
      signal.throwIfAborted()
      const rate = await load(url, connections, round === 0 ? 1 : SECONDS)
      if (round > 0) rounds.get(name)?.push(rate)
    }
  }
  return Object.fromEntries([...rounds].map(([name, rates]) => [name, quantile(rates, 0.5)]))
}

/** Requests a second, by `wrk` on one thread with Chrome's header lines. Raises an Error when an answer is not 200. */
async function load(url: string, connections: number, seconds: number): Promise<number> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '20s', ...chrome.flatMap(line => ['-H', line])]
  const { code, output } = await runProgram('wrk', [...args, url], { cwd: root })
  if (code !== 0 || /Non-2xx|Socket errors/.test(output)) throw new Error(output)
  return Number(/Requests\/sec: +([\d.]+)/.exec(output)?.[1])
}

/** Starts nginx with files of the bytes and header lines that `base` sends for some paths at this moment. */
async function startFiles(base: string, paths: readonly string[], folder: string) {
  const port = await freePort()
  const pages = await Promise.all(paths.map((path, i) => pageOf(base + path, join(folder, `page-${i}`))))
  const places = pages.map((lines, i) => `location = /page-${i} {\n      ${lines}\n    }`)
  const server = `server {\n    listen 127.0.0.1:${port};\n    root ${folder};\n    ${places.join('\n    ')}\n  }`
  const urls = Object.fromEntries(paths.map((path, i) => [path, `http://127.0.0.1:${port}/page-${i}`]))
  return { urls, stop: await runNginx(server, folder, `http://127.0.0.1:${port}/page-0`) }
}

/** Writes the bytes of a page to a file and gives its header lines as nginx directives. */
async function pageOf(url: string, file: string): Promise<string> {
  const { headers, body } = await ask(url)
  await writeFile(file, body)
  const own = ['date', 'connection', 'keep-alive', 'content-length', 'content-type', 'etag', 'last-modified']
  const lines = Object.entries(headers)
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => `add_header ${name} '${String(value).replaceAll("'", "\\'")}';`)
  return [`default_type '${headers['content-type']}';`, ...lines].join('\n      ')
}
