import { encode } from 'next-auth/jwt'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SignedIn } from '#lib/actor.ts'
import { addCommentInput } from '#lib/schemas/articles/comment.ts'
import { reviewFields } from '#lib/schemas/articles/review.ts'
import { streamDesk } from '#server/articles/desk/http.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { reviewArticle } from '#server/articles/review/commands/review-article.ts'
import { notePresence } from '#server/articles/writing/commands/note-presence.ts'
import { addComment } from '#server/comments/commands/add-comment.ts'
import { streamComments } from '#server/comments/http.ts'
import { db } from '#server/platform/db/db.ts'
import { isLive, startLive, stopLive } from '#server/platform/live/live.ts'
import { closeStreams, mostStreams, openStream } from '#server/platform/live/streams.ts'
import { findSession, openSession } from '#server/platform/session/session-store.ts'
import { given } from '#tests/support/given.ts'
import { collect } from '#tests/support/live/collect.ts'
import { rounds } from '#tests/support/tier.ts'

let cookie = ''

/** Requests the stream of an article's comments as the signed-in user's browser does. */
const ask = (id: string, signal = new AbortController().signal) =>
  streamComments(new Request(`https://jornal.example/api/stream/comments/${id}`, { headers: { cookie }, signal }), {
    params: Promise.resolve({ id }),
  })

async function signIn({ id }: { id: string }): Promise<string> {
  const sid = await openSession(db(), id, '')
  const token = await encode({ token: { sid }, secret: process.env.AUTH_SECRET ?? '' })
  cookie = `next-auth.session-token=${token}`
  return sid
}

const say = (articleId: string) =>
  addCommentInput.parse({ articleId, requestId: crypto.randomUUID(), comment: 'Oi.', anchor: null })

/** Opens a stream as the route does, with a short heartbeat. */
async function openQuickStream(person: SignedIn) {
  const session = await findSession(await openSession(db(), person.id, ''))
  if (!session) throw new Error('no session')
  return {
    session,
    response: openStream({
      session,
      signal: new AbortController().signal,
      channel: 'article_comments',
      payload: 'x',
      readRule: async () => () => true,
      heartbeat: 40,
    }),
  }
}

beforeAll(async () => {
  startLive(process.env.DATABASE_URL ?? '')
  await vi.waitFor(() => expect(isLive()).toBe(true))
})
beforeEach(() => {
  cookie = ''
})
afterAll(async () => {
  closeStreams()
  await stopLive()
})

describe('the stream of an article’s comments (abuse case 38)', () => {
  test('announces possible news at once, then every comment on this article, without any text', async () => {
    const { article, author } = await given.article()
    const other = await given.article({ author })
    await signIn(author)
    const received = collect(await ask(article.id))
    await vi.waitFor(() => expect(received.changes()).toBeGreaterThan(0))
    await new Promise(resolve => setTimeout(resolve, 100))
    const before = received.changes()
    await addComment(author, say(other.article.id))
    await addComment(author, say(article.id))
    await vi.waitFor(() => expect(received.changes()).toBe(before + 1))
    expect(received.text).not.toContain('Oi')
    // Who opens the article is told under another name, with nothing of the person.
    const told = () => received.text.split('event: presence\ndata: \n').length
    const heard = told()
    await notePresence(author, { id: article.id, form: crypto.randomUUID() })
    await vi.waitFor(() => expect(told()).toBe(heard + 1))
    expect(received.changes()).toBe(before + 1)
    closeStreams()
    await vi.waitFor(() => expect(received.ended).toBe(true))
  })

  test('tells a changed text and a changed state, whoever changes them; lists hear of the state of any article', async () => {
    const { article, author } = await given.article()
    const other = await given.article({ author })
    await signIn(author)
    const received = collect(await ask(article.id))
    const named = (name: string) => received.text.split(`event: ${name}\ndata: \n`).length
    const list = collect(
      await streamDesk(new Request('https://jornal.example/api/stream/desk', { headers: { cookie } }), {
        params: Promise.resolve({}),
      }),
    )
    // At once, and when the server listens.
    await vi.waitFor(() => expect(list.changes()).toBeGreaterThan(1))
    await vi.waitFor(() => expect(received.changes()).toBeGreaterThan(1))
    const [text, state, listed] = [named('text'), named('state'), list.changes()]
    await db().article.update({ where: { id: other.article.id }, data: { version: { increment: 1 } } })
    await db().article.update({ where: { id: article.id }, data: { version: { increment: 1 } } })
    await vi.waitFor(() => expect(named('text')).toBe(text + 1))
    expect(named('state')).toBe(state)
    await changeStatus(author, { id: article.id, version: article.version + 1, status: 'review' })
    await vi.waitFor(() => expect(named('state')).toBe(state + 1))
    await vi.waitFor(() => expect(list.changes()).toBeGreaterThan(listed))
    // A review may leave the article's row as it is.
    const fields = reviewFields.parse({ decision: 'approved', comment: '', quality: '' })
    await reviewArticle(await given.editor(), { id: article.id, version: article.version + 2, fields })
    await vi.waitFor(() => expect(named('state')).toBe(state + 2))
  })

  test('is for people who may open the article: for others it does not exist (abuse case 7)', async () => {
    const { article } = await given.article()
    expect((await ask(article.id)).status).toBe(404)
    for (const person of [await given.reader(), await given.author()]) {
      await signIn(person)
      expect((await ask(article.id)).status).toBe(404)
    }
    await signIn(await given.editor())
    for (const nothing of [crypto.randomUUID(), 'x', "' OR 1=1"]) expect((await ask(nothing)).status).toBe(404)
  })

  test.each<[string, (sid: string, person: SignedIn) => Promise<unknown>]>([
    ['the session', sid => db().session.update({ where: { id: sid }, data: { revokedAt: new Date() } })],
    ['the role', (_, { id }) => db().userRole.deleteMany({ where: { userId: id } })],
  ])('ends at the next event once %s is gone', async (_, take) => {
    const { article, author } = await given.article()
    const editor = await given.editor()
    const sid = await signIn(editor)
    const received = collect(await ask(article.id))
    await vi.waitFor(() => expect(received.changes()).toBeGreaterThan(0))
    await take(sid, editor)
    await addComment(author, say(article.id))
    await vi.waitFor(() => expect(received.ended).toBe(true))
    expect(received.text).toMatch(/event: gone\ndata: \n\n$/)
  })

  test('checks the right again with every heartbeat, without any comment', async () => {
    const { session, response } = await openQuickStream(await given.editor())
    const received = collect(response)
    await vi.waitFor(() => expect(received.text).toContain(': still here'))
    await db().session.update({ where: { id: session.id }, data: { revokedAt: new Date() } })
    await vi.waitFor(() => expect(received.ended).toBe(true))
    expect(received.text).toContain('event: gone')
  })

  test('is limited to a few per account, and a closed one is free again', async () => {
    const editor = await given.editor()
    const streams = await Promise.all(Array.from({ length: mostStreams }, () => openQuickStream(editor)))
    expect(streams.map(({ response }) => response.status)).toEqual(Array(mostStreams).fill(200))
    expect((await openQuickStream(editor)).response.status).toBe(429)
    expect((await openQuickStream(await given.editor())).response.status).toBe(200)
    await streams[0]?.response.body?.cancel()
    expect((await openQuickStream(editor)).response.status).toBe(200)
    closeStreams()
  })

  test('tells each screen another time to reconnect, around three seconds (abuse case 49)', async () => {
    const editor = await given.editor()
    const streams = await Promise.all(Array.from({ length: mostStreams }, () => openQuickStream(editor)))
    const received = streams.map(({ response }) => collect(response))
    const waits = () => received.map(({ text }) => Number(/retry: (\d+)\n/.exec(text)?.[1]))
    await vi.waitFor(() => expect(waits().every(wait => wait >= 1_500 && wait <= 4_500)).toBe(true))
    expect(new Set(waits()).size).toBeGreaterThan(mostStreams / 2)
    closeStreams()
  })

  test('is free again when its browser leaves before the answer, or while Next sends it', async () => {
    const { article } = await given.article()
    await signIn(await given.editor())
    for (let tab = 0; tab < mostStreams; tab++) {
      expect((await ask(article.id, AbortSignal.abort())).status).toBe(200)
      const leaving = new AbortController()
      expect((await ask(article.id, leaving.signal)).status).toBe(200)
      leaving.abort()
    }
    const answers = await Promise.all(Array.from({ length: mostStreams }, () => ask(article.id)))
    expect(answers.map(({ status }) => status)).toEqual(Array(mostStreams).fill(200))
    closeStreams()
  })
})

test('open streams, a hundred or a thousand, cost one check for each comment, and none for each stream', async () => {
  const { article, author } = await given.article()
  const received: ReturnType<typeof collect>[] = []
  for (let account = 0; account < rounds(100, 1_000) / mostStreams; account++) {
    await signIn(await given.editor())
    for (let tab = 0; tab < mostStreams; tab++) received.push(collect(await ask(article.id)))
  }
  await vi.waitFor(() => expect(received.every(({ changes }) => changes() > 0)).toBe(true))
  await new Promise(resolve => setTimeout(resolve, 200))
  const queries = vi.spyOn(pg.Client.prototype, 'query')
  for (let comment = 1; comment <= 10; comment++) {
    const before = received.map(({ changes }) => changes())
    await addComment(author, say(article.id))
    const isTold = () => received.every(({ changes }, n) => changes() > (before[n] ?? 0))
    await vi.waitFor(() => expect(isTold()).toBe(true), { timeout: 30_000, interval: 5 })
  }
  const statements = queries.mock.calls.map(([query]: unknown[]) => JSON.stringify(query))
  const checks = statements.filter(text => /FROM \\?"public\\?"\.\\?"sessions\\?"/.test(text))
  // A slow machine may meet the check that comes by the clock as well.
  expect(checks.length).toBeGreaterThanOrEqual(10)
  expect(checks.length).toBeLessThan(15)
  closeStreams()
}, 120_000)
