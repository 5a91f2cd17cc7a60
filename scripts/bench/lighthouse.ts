import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { articlePath, eventPath } from '#lib/addresses/paths.ts'
import { db } from '#server/platform/db/db.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { runProgram } from '../steps/child.ts'
import { root } from '../steps/environment.ts'
import { findBrowser } from '../steps/testing/browser.ts'
import { ask } from './ask.ts'
import { type Bench, type Part, quantile, type Row, written } from './part.ts'

/** Installed when it is asked for, beside the product's packages: two hundred packages that nothing else needs. */
const VERSION = '13.5.0'
const tools = join(root, 'node_modules/.cache', `lighthouse-${VERSION}`)
const program = join(tools, 'node_modules/lighthouse/cli/index.js')
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const RUNS = 3

const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
].join(' ')

export const lighthouse: Part = {
  name: 'lighthouse',
  title:
    'Lighthouse num celular com 4G lento: desempenho, acessibilidade, boas práticas, SEO; e o JavaScript de cada página',
  async measure(bench) {
    const { url } = await bench.open()
    await install(bench.signal)
    const rows: Row[] = []
    for (const [name, path] of Object.entries(await pages())) {
      // Prints and compresses the page before the audit; another part measures the first print.
      await ask(url + path)
      const runs: Audit[] = []
      for (let run = 0; run < RUNS; run++) runs.push(await audit(url + path, bench))
      rows.push([name, described(runs)])
    }
    return rows
  },
}

/** The home page, the newest article, its city, the next event, the prices. */
async function pages(): Promise<Record<string, string>> {
  const { slug, locationPath } = await db().article.findFirstOrThrow({
    where: { status: 'published', deletedAt: null, visibility: 'public', locationPath: { not: null } },
    orderBy: { publishedAt: 'desc' },
    select: { slug: true, locationPath: true },
  })
  const { event } = await db().eventOccurrence.findFirstOrThrow({
    where: { listed: true, cancelled: false, startsAt: { gt: new Date() } },
    orderBy: { startsAt: 'asc' },
    select: { event: { select: { id: true, slug: true } } },
  })
  const article = articlePath({ slug, locationPath })
  return { Capa: '/', Matéria: article, Cidade: `/${locationPath}`, Evento: eventPath(event), Preços: '/pricing' }
}

interface Audit {
  /** 0 to 100, by category. */
  scores: number[]
  /** Largest Contentful Paint and Total Blocking Time in milliseconds, and Cumulative Layout Shift. */
  lcp: number
  blocked: number
  cls: number
  /** Compressed bytes of all scripts. */
  scripts: number
}

/** Performance and times are the median of all runs, other scores the lowest. */
function described(runs: readonly Audit[]): string {
  const middle = (of: (run: Audit) => number) => quantile(runs.map(of), 0.5)
  const scores = categories.map((name, at) => {
    const all = runs.map(({ scores }) => scores[at] ?? Number.NaN)
    return name === 'performance' ? quantile(all, 0.5) : Math.min(...all)
  })
  const lcp = written(middle(run => run.lcp) / 1000, 2)
  const blocked = written(middle(run => run.blocked))
  const cls = written(Math.max(...runs.map(run => run.cls)), 3)
  const scripts = written(middle(run => run.scripts) / 1024, 1)
  return `${scores.join(' / ')}; LCP ${lcp} s, bloqueio ${blocked} ms, CLS ${cls}; ${scripts} KiB de JavaScript`
}

/** Lighthouse sometimes fails to record a trace and asks for another run: repeats twice at most. */
async function audit(url: string, bench: Bench, tries = 3): Promise<Audit> {
  const browser = await findBrowser(bench.signal)
  const report = join(bench.folder(), 'report.json')
  const flags = ['--quiet', '--output=json', `--output-path=${report}`, `--only-categories=${categories.join(',')}`]
  const args = [program, url, ...flags, `--chrome-flags=${chromeFlags}`]
  const env = { ...process.env, ...browser.env, CHROME_PATH: browser.path }
  // Lighthouse's browser runs in its own process group. Lighthouse ends it on SIGINT and leaves it running on any other signal.
  const options = { cwd: tools, env, signal: bench.signal, endWith: 'SIGINT' } as const
  const { code, output } = await runProgram(process.execPath, args, options)
  if (code === 0) return readReport(JSON.parse(await readFile(report, 'utf8')))
  if (tries > 1 && /run Lighthouse again/.test(output)) return audit(url, bench, tries - 1)
  throw new OperatorError(`O Lighthouse não terminou bem em ${url}:\n${output.slice(-2000)}`)
}

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { resourceType?: string; transferSize?: number }[] } }
  >
}

const readReport = ({ categories: found, audits }: Report): Audit => ({
  scores: categories.map(name => Math.round((found[name]?.score ?? Number.NaN) * 100)),
  lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
  blocked: audits['total-blocking-time']?.numericValue ?? Number.NaN,
  cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  scripts: (audits['network-requests']?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
})

/** Raises OperatorError when npm fails. */
async function install(signal: AbortSignal): Promise<void> {
  if (existsSync(program)) return
  console.log('Instalando o Lighthouse…')
  const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}` }
  const args = ['install', `lighthouse@${VERSION}`, '--prefix', tools, '--ignore-scripts', '--no-audit', '--no-fund']
  const { code, output } = await runProgram('npm', args, { cwd: root, env, signal })
  if (code !== 0) throw new OperatorError(`O npm não conseguiu instalar o Lighthouse:\n${output}`)
}
