import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OperatorError } from '#server/platform/operator-error.ts'
import { type Browser, findBrowser } from '../steps/browser.ts'
import { runProgram } from '../steps/child.ts'
import { quantile } from './numbers.ts'
import { installTools, tools } from './tools.ts'

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

/** What Lighthouse says of a page on a phone with slow 4G (its own default: 1.6 Mbit/s, 150 ms, a processor four times slower). */
export interface Audit {
  /** 0 to 100: performance, accessibility, best practices, SEO; the lowest of all runs but for performance, which is the middle one. */
  scores: number[]
  /** Milliseconds until the largest thing of the first screen stands, and the layout shift: the middle run's. */
  lcp: number
  cls: number
}

/** Runs Lighthouse three times on each page of a running house. Raises OperatorError when it cannot be installed or does not end well. */
export async function auditPages<Name extends string>(
  pages: Record<Name, string>,
  signal: AbortSignal,
): Promise<Record<Name, Audit>> {
  await installTools(signal)
  const browser = await findBrowser(signal)
  const audits = {} as Record<Name, Audit>
  for (const [name, url] of Object.entries<string>(pages)) {
    // Printed and packed before it is judged: what a first print costs is measured elsewhere.
    await (await fetch(url)).arrayBuffer()
    const runs: Audit[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await auditAgain(url, browser, signal))
    audits[name as Name] = middleOf(runs)
  }
  return audits
}

function middleOf(runs: readonly Audit[]): Audit {
  const middle = (of: (run: Audit) => number) => quantile(runs.map(of), 0.5)
  const scores = categories.map((name, index) => {
    const score = (run: Audit) => run.scores[index] ?? Number.NaN
    return name === 'performance' ? middle(score) : Math.min(...runs.map(score))
  })
  return { scores, lcp: middle(run => run.lcp), cls: Math.max(...runs.map(run => run.cls)) }
}

/** A trace that could not be recorded is Lighthouse's own failure, and it asks to be run again: twice at most. */
async function auditAgain(url: string, browser: Browser, signal: AbortSignal, tries = 3): Promise<Audit> {
  try {
    return await auditOnce(url, browser, signal)
  } catch (error) {
    if (tries > 1 && error instanceof OperatorError && /run Lighthouse again/.test(error.message))
      return auditAgain(url, browser, signal, tries - 1)
    throw error
  }
}

async function auditOnce(url: string, browser: Browser, signal: AbortSignal): Promise<Audit> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-lighthouse-'))
  const report = join(folder, 'report.json')
  const flags = ['--quiet', '--output=json', `--output-path=${report}`, `--only-categories=${categories.join(',')}`]
  const env = { ...process.env, ...browser.env, CHROME_PATH: browser.path }
  try {
    const args = [program, url, ...flags, `--chrome-flags=${chromeFlags}`]
    // Its browser is a process group of its own, which it ends at an interrupt and leaves behind at any other signal.
    const options = { cwd: tools, env, signal, endWith: 'SIGINT' } as const
    const { code, output } = await runProgram(process.execPath, args, options)
    if (code !== 0) throw new OperatorError(`O Lighthouse não terminou bem em ${url}:\n${output.slice(-2000)}`)
    return readReport(JSON.parse(await readFile(report, 'utf8')))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

const readReport = ({ categories: found, audits }: Report): Audit => ({
  scores: categories.map(name => Math.round((found[name]?.score ?? Number.NaN) * 100)),
  lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
  cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
})
