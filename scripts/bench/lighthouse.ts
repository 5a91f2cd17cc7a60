import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { runProgram } from '../steps/child.ts'
import { type Browser, findBrowser } from '../steps/testing/browser.ts'
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

/** How many times slower a mid-range phone is than a machine of this class, from Lighthouse's table ("Calibrating the CPU slowdown"). */
const classes = [
  { power: 1500, slowdown: 4 },
  { power: 800, slowdown: 2 },
  { power: 0, slowdown: 1 },
] as const
const USUAL_SLOWDOWN = 4

/** Lighthouse's result for a page on a phone with slow 4G: 1.6 Mbit/s, 150 ms. */
export interface Audit {
  /** How many times slower than this machine the simulated phone is: four unless calibrated. */
  slowdown: number
  /** Lighthouse's benchmark index of this machine during the run. The slowdown of four is meant for 1500 to 2000. */
  power: number
  /** 0 to 100: performance, accessibility, best practices, SEO. Performance is the median of all runs, the others the lowest. */
  scores: number[]
  /** Largest Contentful Paint in milliseconds, and Cumulative Layout Shift, both of the median run. */
  lcp: number
  cls: number
  /** Total Blocking Time in milliseconds, of the median run. */
  blocked: number
}

/** A page's audit with Lighthouse's usual slowdown and with the slowdown for this machine; the same audit on a fast machine. */
export interface Audits {
  usual: Audit
  calibrated: Audit
}

/**
 * Runs Lighthouse three times on each page of a running instance, and on a slow machine three more times, calibrated. Raises OperatorError
 * when Lighthouse cannot be installed or fails.
 */
export async function auditPages<Name extends string>(
  pages: Record<Name, string>,
  signal: AbortSignal,
): Promise<Record<Name, Audits>> {
  await installTools(signal)
  const browser = await findBrowser(signal)
  const audits = {} as Record<Name, Audits>
  for (const [name, url] of Object.entries<string>(pages)) {
    // Prints and compresses the page before the audit; another part measures the first print.
    await (await fetch(url)).arrayBuffer()
    const usual = await audited(url, USUAL_SLOWDOWN, browser, signal)
    const slowdown = classes.find(({ power }) => usual.power >= power)?.slowdown ?? 1
    const calibrated = slowdown === USUAL_SLOWDOWN ? usual : await audited(url, slowdown, browser, signal)
    audits[name as Name] = { usual, calibrated }
  }
  return audits
}

async function audited(url: string, slowdown: number, browser: Browser, signal: AbortSignal): Promise<Audit> {
  const runs: Audit[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await auditAgain(url, slowdown, browser, signal))
  return middleOf(runs)
}

function middleOf(runs: readonly Audit[]): Audit {
  const middle = (of: (run: Audit) => number) => quantile(runs.map(of), 0.5)
  const scores = categories.map((name, index) => {
    const score = (run: Audit) => run.scores[index] ?? Number.NaN
    return name === 'performance' ? middle(score) : Math.min(...runs.map(score))
  })
  return {
    slowdown: middle(run => run.slowdown),
    power: middle(run => run.power),
    scores,
    lcp: middle(run => run.lcp),
    cls: Math.max(...runs.map(run => run.cls)),
    blocked: middle(run => run.blocked),
  }
}

/** Lighthouse sometimes fails to record a trace and asks for another run. Repeats twice at most. */
async function auditAgain(
  url: string,
  slowdown: number,
  browser: Browser,
  signal: AbortSignal,
  tries = 3,
): Promise<Audit> {
  try {
    return await auditOnce(url, slowdown, browser, signal)
  } catch (error) {
    if (tries > 1 && error instanceof OperatorError && /run Lighthouse again/.test(error.message))
      return auditAgain(url, slowdown, browser, signal, tries - 1)
    throw error
  }
}

async function auditOnce(url: string, slowdown: number, browser: Browser, signal: AbortSignal): Promise<Audit> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-lighthouse-'))
  const report = join(folder, 'report.json')
  const flags = ['--quiet', '--output=json', `--output-path=${report}`, `--only-categories=${categories.join(',')}`]
  const env = { ...process.env, ...browser.env, CHROME_PATH: browser.path }
  try {
    const throttling = `--throttling.cpuSlowdownMultiplier=${slowdown}`
    const args = [program, url, ...flags, throttling, `--chrome-flags=${chromeFlags}`]
    // Lighthouse's browser runs in its own process group. Lighthouse ends it on SIGINT and leaves it running on any other signal.
    const options = { cwd: tools, env, signal, endWith: 'SIGINT' } as const
    const { code, output } = await runProgram(process.execPath, args, options)
    if (code !== 0) throw new OperatorError(`O Lighthouse não terminou bem em ${url}:\n${output.slice(-2000)}`)
    return { slowdown, ...readReport(JSON.parse(await readFile(report, 'utf8'))) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  environment: { benchmarkIndex: number }
}

const readReport = ({ categories: found, audits, environment }: Report): Omit<Audit, 'slowdown'> => ({
  power: environment.benchmarkIndex,
  scores: categories.map(name => Math.round((found[name]?.score ?? Number.NaN) * 100)),
  lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
  cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  blocked: audits['total-blocking-time']?.numericValue ?? Number.NaN,
})
