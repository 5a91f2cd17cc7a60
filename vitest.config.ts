import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const strict = ['tests/support/strict.ts']
const node = { environment: 'node', pool: 'forks', setupFiles: strict } as const

export default defineConfig({
  test: {
    // Tests spend much of their time waiting for the database, so two cores run two files at once.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          include: ['{app,components,lib,prisma,scripts,server}/**/*.test.{ts,tsx}', 'tests/architecture/**/*.test.ts'],
        },
      },
      {
        test: {
          ...node,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/template-database.ts'],
          setupFiles: [...strict, 'tests/support/own-database.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
