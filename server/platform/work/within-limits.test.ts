import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { log } from '../process/log.ts'
import { withinLimits } from './within-limits.ts'

const limits = { name: 'draw', seconds: 0.01, refusal: 'unavailable' } as const

test.each<[string, (signal: AbortSignal) => Promise<unknown>, string]>([
  ['time', signal => wait(60_000, null, { signal }), 'time'],
  [
    'memory',
    async () => {
      throw Object.assign(new Error('Worker terminated'), { code: 'ERR_WORKER_OUT_OF_MEMORY' })
    },
    'memory',
  ],
])('a work without enough %s raises its own refusal, and the log names it', async (_, run, needed) => {
  const warned = vi.spyOn(log(), 'warn').mockImplementation(() => {})
  const seconds = needed === 'time' ? 0.01 : 60
  await expect(withinLimits({ ...limits, seconds }, run)).rejects.toMatchObject({ code: 'unavailable' })
  expect(warned.mock.calls).toEqual([[{ work: 'draw', needed }, 'a thread did not end its work']])
  warned.mockRestore()
})
