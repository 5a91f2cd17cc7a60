import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from '../child.ts'
import { root } from '../environment.ts'
import type { Counts } from './counts.ts'

/** The result of a test step: its counts and its output. */
export interface Score extends Counts {
  name: string
  seconds: number
  output: string
}

type Context = { signal: AbortSignal; show?: boolean; env?: Record<string, string> }

const bin = (name: string) => join(root, 'node_modules/.bin', name)

/** Checks the types of the whole project, including those that Next generates from the routes. */
export const checkTypes = (context: Context) =>
  scored('tipos', async () => {
    const routes = await tool(bin('next'), ['typegen'], context)
    return routes.code === 0 ? tool(bin('tsc'), ['--noEmit'], context) : routes
  })

/** Checks Biome's rules and format. */
export const checkStyle = (context: Context) => scored('estilo', () => tool(bin('biome'), ['check'], context))

const folders = ['app', 'components', 'lib', 'server', 'prisma', 'scripts', 'tests']
/** Next's entry points and the tools' configuration files. */
const rootFiles = () => globSync('*.{ts,mjs,cjs}', { cwd: root, exclude: ['next-env.d.ts'] })

/** Checks the import rules of .dependency-cruiser.cjs. */
export const checkBoundaries = (context: Context) =>
  scored('fronteiras', () => tool(bin('depcruise'), [...folders, ...rootFiles(), '--output-type', 'err-long'], context))

/** Runs the tests that need only the source. */
export const testUnits = (context: Context) => vitest('unidade', 'unit*', context)

/** Runs the tests that need a real PostgreSQL; `all` adds `tests/whole`. A failed test is retried once (decision 0338). */
export const testIntegration = ({ all, ...context }: Context & { all: boolean }) =>
  vitest('integração', 'integration*', context, ['--retry=1', ...(all ? ['--project', 'whole'] : [])])

/** Runs the end-to-end tests: Playwright starts the product in production mode. A failed test is retried once (decision 0338). */
export const testBrowser = (context: Context) =>
  reported('navegador', async report => {
    const env = { ...context.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
    const args = ['test', '--retries=1', '--reporter=list,json']
    const outcome = await tool(bin('playwright'), args, { ...context, env })
    const { stats, suites } = await json(report)
    const counts = {
      passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
      flaky: stats?.flaky ?? 0,
      failed: stats?.unexpected ?? 0,
      skipped: stats?.skipped ?? 0,
      notAtOnce: notAtOnceIn(suites ?? []),
    }
    return { ...outcome, ...counts }
  })

/** What Playwright's report says of a file or a group of tests. */
interface Suite {
  suites?: Suite[]
  specs?: { title: string; file: string; tests: { status: string }[] }[]
}

const notAtOnceIn = (suites: readonly Suite[]): string[] =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky' || status === 'unexpected'))
      .map(({ file, title }) => `${file} › ${title}`),
    ...notAtOnceIn(inner),
  ])

const vitest = (name: string, project: string, context: Context, more: readonly string[] = []) =>
  reported(name, async report => {
    const reporters = ['--reporter=default', `--reporter=${join(import.meta.dirname, 'counts.ts')}`]
    const args = ['run', '--project', project, ...reporters, ...more]
    const outcome = await tool(bin('vitest'), args, { ...context, env: { ...context.env, TEST_COUNTS: report } })
    const counts: Partial<Counts> = await json(report)
    return { ...outcome, passed: 0, ...counts }
  })

interface Run extends Partial<Counts> {
  code: number | null
  output: string
}

/** A runner that writes a report is scored by it. A non-zero exit code counts as at least one failure. */
async function scored(name: string, work: () => Promise<Run>): Promise<Score> {
  const start = performance.now()
  const { code, output, passed, flaky = 0, failed = 0, skipped = 0, notAtOnce = [] } = await work()
  const wrong = code === 0 ? failed : Math.max(failed, 1)
  const seconds = (performance.now() - start) / 1000
  return { name, passed: passed ?? (wrong ? 0 : 1), flaky, failed: wrong, skipped, notAtOnce, seconds, output }
}

async function reported(name: string, work: (report: string) => Promise<Run>): Promise<Score> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-report-'))
  try {
    return await scored(name, () => work(join(folder, 'report.json')))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const json = (file: string) => readFile(file, 'utf8').then(JSON.parse, () => ({}))

function tool(program: string, args: string[], { signal, show, env }: Context): Promise<Run> {
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH ?? ''}`
  return runProgram(program, args, { cwd: root, env: { ...process.env, ...env, PATH: path }, signal, show })
}
