import { afterAll, beforeAll, expect, test } from 'vitest'
import { rounds } from '#tests/support/tier.ts'
import { runChaos } from '../../../support/chaos/run.ts'
import { type Servers, startServers } from '../../../support/chaos/servers.ts'

/** `STORIES=1000` plays a thousand, and `STORY=17` that one again. */
const stories = Number(process.env.STORIES ?? rounds(5, 25))
const only = Number(process.env.STORY ?? 0)

let servers: Servers
beforeAll(() => {
  servers = startServers()
})
afterAll(() => servers.stop())

test(
  'in stories of two to four writers no word is lost that was shown as safe (abuse cases 34, 35, 38)',
  async () => {
    let [shown, conflicts, kills] = [0, 0, 0]
    for (let seed = only || 1; seed <= (only || stories); seed++) {
      const report = await runChaos(seed, servers).catch(error => {
        throw new Error(`seed ${seed}`, { cause: error })
      })
      shown += report.shownAsSaved
      conflicts += report.conflicts
      kills += report.kills
    }
    if (only) return
    expect(shown).toBeGreaterThan(5 * stories)
    expect(conflicts).toBeGreaterThan(stories / 3)
    expect(kills).toBeGreaterThan(stories / 3)
  },
  300_000 * Math.max(1, stories / 25),
)
