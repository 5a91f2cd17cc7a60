import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'
import { house } from './tests/e2e/support/house.ts'
import { isWhole, stretched } from './tests/support/tier.ts'

const desk = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } }
/** The headless build where it is installed (decision 0338). `npm test` finds or installs one, and says so in CHROMIUM. */
const chromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync)
/** Files that change the newspaper's identity: one at a time, beside the others. */
const renaming = [
  'house/admin.spec.ts',
  'house/gaps.spec.ts',
  'house/identity.spec.ts',
  'abuse/hostile-text.spec.ts',
  // It compares whole pages, which name the newspaper.
  'abuse/doors.spec.ts',
  'newsletter/composing.spec.ts',
]
/** Files that stop a part of the shared server for a while, or change settings that other files depend on. */
const breaking = [
  'blocks.spec.ts',
  'failures.spec.ts',
  'google.spec.ts',
  'outages.spec.ts',
  'subscribing.spec.ts',
  'set-up.spec.ts',
]

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // More than two cores need, because pages wait.
  workers: 3,
  forbidOnly: true,
  ...(!isWhole && { grepInvert: /@whole/ }),
  reporter: [['list']],
  // Each run empties its folder first, and two runs may go on at once.
  outputDir: `test-results/${house.port}`,
  // Long, because a busy machine is slow.
  timeout: stretched(120_000),
  expect: { timeout: stretched(20_000) },
  use: {
    baseURL: house.url,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? chromium,
      args: [
        '--no-sandbox',
        // No page reaches the outside. Intercepting every request instead would be slow, and would switch the browser's cache off.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // First, because a single worker takes long with it.
    { name: 'renaming', use: desk, testMatch: renaming.map(file => `**/${file}`), workers: 1 },
    { name: 'desk', use: desk, testIgnore: [...breaking, ...renaming.map(file => `**/${file}`)] },
    // One file at a time, after all others.
    { name: 'broken', use: desk, testMatch: breaking, dependencies: ['desk', 'renaming'], workers: 1 },
  ],
  globalSetup: './tests/e2e/support/name-house.ts',
  // Starts the product by its usual command, on a data folder and a port of its own.
  webServer: {
    command: 'node tests/e2e/support/start-house.ts',
    url: `${house.url}/api/health`,
    timeout: 600_000,
    reuseExistingServer: !process.env.CI,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
