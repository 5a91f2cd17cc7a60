import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { stretched } from './tests/support/tier.ts'

const strict = ['tests/support/strict.ts']
const node = {
  environment: 'node',
  pool: 'forks',
  setupFiles: strict,
  // Next, once loaded, would watch what other files of the worker do with the process's listeners, and warn.
  env: { NEXT_UNHANDLED_REJECTION_FILTER: 'disabled' },
  // Long, because a busy machine is slow; `tests/support/strict.ts` says the same of `vi.waitFor`.
  expect: { poll: { timeout: stretched(20_000) } },
  testTimeout: stretched(30_000),
} as const

/** Files that replace a module need modules of their own; all others share those of their worker. */
const replacing = (pattern: string | string[]) =>
  globSync(pattern).filter(file => readFileSync(file, 'utf8').includes('vi.mock('))

const integrationFiles = 'tests/integration/**/*.test.ts'
const apart = replacing(integrationFiles)
const unitFiles = ['{app,components,lib,prisma,scripts,server}/**/*.test.{ts,tsx}', 'tests/architecture/**/*.test.ts']
const unitApart = replacing(unitFiles)

const unit = { ...node, maxWorkers: Math.max(2, availableParallelism() - 1) }

const integration = {
  ...node,
  // They spend much of their time waiting for the database: two cores run three files at once.
  maxWorkers: Math.max(3, availableParallelism() - 1),
  sequence: { groupOrder: 1 },
  globalSetup: ['tests/support/database/template-database.ts'],
  setupFiles: [...strict, 'tests/support/database/own-database.ts'],
  // Long, because a busy machine is slow: a restore runs every migration.
  testTimeout: stretched(60_000),
  hookTimeout: stretched(30_000),
}

/** The files that take longest. */
const longest = [
  'subscriptions/ledger/histories',
  'articles/writing/chaos',
  'imports/killed',
  'imports/hostile-archives',
  'imports/sessions',
  'imports/undo',
]

/** A long file that starts last leaves the other workers idle. Without earlier times, Vitest starts with the largest file. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some(name => moduleId.endsWith(`${name}.test.ts`))
    const { long = [], short = [] } = Object.groupBy(await super.sort(files), file => (isLong(file) ? 'long' : 'short'))
    return [...long, ...short]
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...unit, name: 'unit', isolate: false, include: unitFiles, exclude: unitApart } },
      { test: { ...unit, name: 'unit apart', include: unitApart } },
      { test: { ...integration, name: 'integration', isolate: false, include: [integrationFiles], exclude: apart } },
      { test: { ...integration, name: 'integration apart', include: apart } },
      // Of `npm run test:all` alone.
      { test: { ...integration, name: 'whole', include: ['tests/whole/**/*.test.ts'] } },
    ],
  },
})
