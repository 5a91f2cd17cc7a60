import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { db } from '#server/platform/db/db.ts'
import { isLive, startLive, stopLive } from '#server/platform/live/live.ts'
import { closeStreams } from '#server/platform/live/streams.ts'
import { streamSubscription } from '#server/subscriptions/http.ts'
import { announceRights } from '#server/subscriptions/live.ts'
import { given } from '#tests/support/given.ts'
import { collect } from '#tests/support/live/collect.ts'
import { cookieName, sessionCookie } from '#tests/support/session-cookie.ts'

const ask = (cookie = '') =>
  streamSubscription(new Request('https://jornal.example/api/stream/subscription', { headers: { cookie } }))

const listenAs = async ({ id }: { id: string }) => collect(await ask(`${cookieName}=${await sessionCookie(id)}`))

const announce = (id: string) => db().$transaction(tx => announceRights(tx, id))

beforeAll(async () => {
  startLive(process.env.DATABASE_URL ?? '')
  await vi.waitFor(() => expect(isLive()).toBe(true))
})
afterAll(async () => {
  closeStreams()
  await stopLive()
})

test('a change of rights reaches the open pages of its person alone, without any data', async () => {
  const [reader, other] = [await given.reader(), await given.reader()]
  const [mine, mineToo, theirs] = [await listenAs(reader), await listenAs(reader), await listenAs(other)]
  const all = [mine, mineToo, theirs]
  await vi.waitFor(() => expect(all.every(stream => stream.changes() > 0)).toBe(true))
  // The first event of a room comes twice: on joining, and once its channel is heard.
  await new Promise(resolve => setTimeout(resolve, 100))
  const before = all.map(stream => stream.changes())
  await announce(reader.id)
  await vi.waitFor(() => expect([mine.changes(), mineToo.changes()]).toEqual(before.slice(0, 2).map(n => n + 1)))
  await announce(other.id)
  await vi.waitFor(() => expect(theirs.changes()).toBe((before[2] ?? 0) + 1))
  expect(mine.changes()).toBe((before[0] ?? 0) + 1)
  expect(mine.text.replaceAll(/retry: \d+|event: changed|data: |: still here|\n/g, '')).toBe('')
})

test('is for signed-in people, and ends with their session', async () => {
  expect((await ask()).status).toBe(401)
  const reader = await given.reader()
  const stream = await listenAs(reader)
  await db().session.updateMany({ where: { userId: reader.id }, data: { revokedAt: new Date() } })
  await announce(reader.id)
  await vi.waitFor(() => expect(stream.ended).toBe(true))
  expect(stream.text).toMatch(/event: gone\ndata: \n\n$/)
})
