import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { runBrowserStory, type StoryReport } from '#tests/support/chaos/browser/story.ts'
import type { Lifetime } from '../steps/lifetime.ts'
import { findBrowser } from '../steps/testing/browser.ts'
import { startInstance } from './instance.ts'

/** A running product on this process's database, and a Chromium, for stories with the real editor. */
export interface BrowserStage {
  tell: (seed: number) => Promise<StoryReport>
  /** The number of times that the server was killed. */
  kills: () => number
}

/** Opens the stage. Raises OperatorError when the product or a Chromium does not start. */
export async function openBrowserStage({ signal, onClose }: Lifetime): Promise<BrowserStage> {
  const { DATABASE_URL = '', AUTH_SECRET = '' } = process.env
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-writing-'))
  onClose(() => rm(dataDir, { recursive: true, force: true }))
  const house = await startInstance({ DATA_DIR: dataDir, AUTH_SECRET }, { DATABASE_URL })
  onClose(() => house.stop())
  const { path } = await findBrowser(signal)
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu'] })
  onClose(() => browser.close())
  let kills = 0
  const kill = async () => {
    kills++
    await house.kill()
  }
  return { tell: seed => runBrowserStory(seed, { browser, url: house.url, kill }), kills: () => kills }
}
