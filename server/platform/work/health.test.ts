import { beforeEach, expect, test, vi } from 'vitest'
import { failingParts, health } from './health.ts'

beforeEach(() => {
  process.env.LOG_LEVEL = 'silent'
})

const fine = { database: async () => {}, migrations: async () => {}, queue: async () => {}, storage: async () => {} }
const broken = async () => {
  throw new Error('postgresql://portal:segredo@db is down')
}

test('the failing part is named, without its reason', async () => {
  const answer = await health({ ...fine, database: broken, queue: broken })
  expect(answer.status).toBe(503)
  const text = await answer.text()
  expect(JSON.parse(text)).toEqual({ status: 'unavailable', part: 'database', parts: ['database', 'queue'] })
  expect(text).not.toContain('segredo')
})

test('a part that does not answer in time fails', async () => {
  vi.useFakeTimers()
  const failing = failingParts({ ...fine, database: () => new Promise(() => {}) })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await failing).toEqual(['database'])
  vi.useRealTimers()
})
