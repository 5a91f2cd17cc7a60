import { existsSync } from 'node:fs'
import { lockOf } from '#server/embedded/lock.ts'
import { holder } from '#server/platform/process/lock-file.mjs'
import { birthOf } from '#server/platform/process/process.mjs'
import { deaths, longestReturnMs, mortal } from '../../support/deaths/ways.ts'
import { expect, test } from '../fixtures.ts'
import { house as mainHouse } from '../support/house.ts'
import { startEmptyHouse } from '../support/second-house.ts'

const port = mainHouse.port + 8
const dataDir = `/tmp/portal-e2e-${port}`
const polling = { timeout: longestReturnMs, intervals: [100] }

/** The process that serves a house holds the lock of its data folder. */
const servingPid = () => holder(lockOf(dataDir))?.pid

test('a site that dies answers again soon, and nothing is left behind when it is stopped (abuse case 37) @whole', async ({
  request,
}) => {
  test.setTimeout(5 * longestReturnMs)
  const house = await startEmptyHouse(port, mortal)
  const answers = async () => (await request.get(`${house.url}/api/health`).catch(() => null))?.status()
  try {
    for (const [how, signal] of deaths) {
      const serving = servingPid()
      process.kill(serving ?? 0, signal)
      await expect.poll(() => birthOf(serving ?? 0), { ...polling, message: how }).toBeNull()
      await expect.poll(answers, { ...polling, message: how }).toBe(200)
      expect(servingPid(), how).not.toBe(serving)
    }
  } finally {
    await house.stop()
  }
  expect(servingPid()).toBeUndefined()
  expect(existsSync(`${dataDir}/postgres/postmaster.pid`)).toBe(false)
})
