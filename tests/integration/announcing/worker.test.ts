import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { handlers } from '#server/jobs.ts'
import { env } from '#server/platform/process/env.ts'
import { startJobs } from '#server/platform/work/queue.ts'
import { type Double, type IndexNowMessage, openHub, openIndexNow } from '#tests/doubles/outside.ts'
import { given } from '#tests/support/given.ts'

/** Milliseconds: changes are collected for five seconds, and machines can be busy. */
const waitOptions = { timeout: 25_000, interval: 50 }
let hub: Double
let indexNow: Double

beforeAll(async () => {
  ;[hub, indexNow] = await Promise.all([openHub(), openIndexNow()])
  Object.assign(env(), { WEBSUB_HUB: [hub.url], INDEXNOW_ENDPOINT: indexNow.url })
  await startJobs(handlers)
})
afterAll(() => Promise.all([hub.close(), indexNow.close()]))

test('a running queue announces what is published, withdrawn and published again', async () => {
  const editor = await given.editor()
  const { article } = await given.article({ status: 'published' })
  const { id, version, slug } = article
  await changeStatus(editor, { id, version, status: 'draft' })
  await changeStatus(editor, { id, version: version + 1, status: 'published' })
  await vi.waitFor(() => expect(indexNow.received.length).toBeGreaterThan(0), waitOptions)
  await vi.waitFor(() => expect(new Set(hub.received.map(({ body }) => body)).size).toBe(4), waitOptions)
  const { urlList } = JSON.parse(indexNow.received[0]?.body ?? '{}') as IndexNowMessage
  expect(urlList).toEqual([`http://localhost:3000/campina-grande-pb/${slug}`])
}, 60_000)
