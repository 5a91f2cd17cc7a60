import { encode } from 'next-auth/jwt'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { system } from '#lib/actor.ts'
import type { NoticeBatch } from '#lib/notifications.ts'
import { notify } from '#server/notifications/commands/notify-people.ts'
import { archiveNotice, readNotice } from '#server/notifications/commands/read-notices.ts'
import { streamNotices } from '#server/notifications/http.ts'
import { readBell, readNoticeBatch } from '#server/notifications/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { isLive, startLive, stopLive } from '#server/platform/live/live.ts'
import { closeStreams } from '#server/platform/live/streams.ts'
import { openSession } from '#server/platform/session/session-store.ts'
import { command } from '#server/platform/work/command.ts'
import { given } from '#tests/support/given.ts'
import { rounds } from '#tests/support/tier.ts'

let cookie = ''

async function signIn({ id }: { id: string }): Promise<string> {
  const sid = await openSession(db(), id, '')
  cookie = `next-auth.session-token=${await encode({ token: { sid }, secret: process.env.AUTH_SECRET ?? '' })}`
  return sid
}

const ask = (query = '', lastEventId?: string) =>
  streamNotices(
    new Request(`https://jornal.example/api/stream/notices${query}`, {
      headers: { cookie, ...(lastEventId !== undefined && { 'last-event-id': lastEventId }) },
    }),
  )

/** Writes a notification as a command does. */
const tell = command(async (context, { to, message }: { to: string; message: string }) =>
  notify(context, [to], { type: 'MENTION', message, about: { jobs: [] } }),
)

/** A browser's EventSource (HTML Standard §9.2): collects batches, remembers the last id and sends it when it reconnects. */
class Browser {
  readonly shown = new Map<string, string>()
  /** Notifications that a stream sent although this browser knew them in the same state. */
  doubled = 0
  lastId: string | undefined
  #reader: ReadableStreamDefaultReader<Uint8Array> | null = null
  #text = ''

  async connect(): Promise<void> {
    const response = await ask('', this.lastId)
    if (response.status !== 200) throw new Error(`refused: ${response.status}`)
    this.#text = ''
    this.#reader = response.body?.getReader() ?? null
    void this.#read(this.#reader)
  }

  async #read(reader: Browser['reader']): Promise<void> {
    for (;;) {
      const { value, done } = (await reader?.read().catch(() => ({ value: undefined, done: true }))) ?? { done: true }
      if (done || this.#reader !== reader) return
      this.#text += new TextDecoder().decode(value)
      const events = this.#text.split('\n\n')
      this.#text = events.pop() ?? ''
      for (const event of events) this.#take(event)
    }
  }

  get reader() {
    return this.#reader
  }

  #take(event: string): void {
    const [, id] = /^id: (.*)$/m.exec(event) ?? []
    const [, data] = /^data: (.+)$/m.exec(event) ?? []
    if (!id || !data) return
    const batch: NoticeBatch = JSON.parse(data)
    for (const notice of batch.notices) {
      const state = `${notice.message} ${notice.isUnread} ${notice.isArchived}`
      if (!batch.whole && this.shown.get(notice.id) === state) this.doubled++
      this.shown.set(notice.id, state)
    }
    this.lastId = id
  }

  /** Breaks off without a word, as a lost network does. */
  disconnect(): void {
    const reader = this.#reader
    this.#reader = null
    void reader?.cancel().catch(() => {})
  }
}

const openLive = async () => {
  startLive(process.env.DATABASE_URL ?? '')
  await vi.waitFor(() => expect(isLive()).toBe(true))
}

beforeAll(openLive)
beforeEach(() => {
  cookie = ''
})
afterAll(async () => {
  closeStreams()
  await stopLive()
})

describe('the stream of notifications (abuse case 38)', () => {
  test('loses and doubles nothing over many random disconnects, and restarts of the server’s own connection', async () => {
    const person = await given.editor()
    await signIn(person)
    const browser = new Browser()
    await browser.connect()
    await vi.waitFor(() => expect(browser.lastId).toBeTruthy())
    let random = 7
    const chance = () => {
      random = (random * 48_271) % 2_147_483_647
      return random / 2_147_483_647
    }
    const sent: string[] = []
    const say = async (message: string) => {
      sent.push(message)
      await tell(system, { to: person.id, message })
    }
    for (let round = 0; round < rounds(25, 100); round++) {
      // Several transactions at once commit in any order; the connection breaks somewhere among them.
      const count = 1 + Math.floor(chance() * 3)
      const writing = Promise.all(Array.from({ length: count }, (_, at) => say(`${round}.${at}`)))
      if (chance() < 0.5) await new Promise(resolve => setTimeout(resolve, chance() * 10))
      browser.disconnect()
      if (chance() < 0.3) await writing
      if (round % 25 === 24) {
        await stopLive()
        closeStreams()
        void openLive()
      }
      await browser.connect()
      await writing
    }
    const messages = () => [...browser.shown.values()].map(state => state.split(' ')[0]).sort()
    await vi.waitFor(() => expect(messages()).toEqual([...sent].sort()), { timeout: 10_000 })
    expect(browser.doubled).toBe(0)
    browser.disconnect()
  }, 120_000)

  test('says what was read and archived elsewhere, and how many are unread', async () => {
    const person = await given.author()
    await tell(system, { to: person.id, message: 'um' })
    await tell(system, { to: person.id, message: 'dois' })
    const { at, unread, notices } = await readNoticeBatch(person, null)
    expect([unread, notices.map(({ message }) => message)]).toEqual([2, ['dois', 'um']])
    const [second, first] = notices
    await readNotice(person, { id: first?.id ?? '' })
    await archiveNotice(person, { id: second?.id ?? '' })
    const next = await readNoticeBatch(person, at)
    expect(next).toMatchObject({ whole: false, unread: 0 })
    expect(next.notices.map(({ id, isUnread, isArchived }) => [id, isUnread, isArchived])).toEqual([
      [first?.id, false, false],
      [second?.id, false, true],
    ])
    expect((await readNoticeBatch(person, next.at)).notices).toEqual([])
  })

  test('sends what a transaction wrote that began before the point and committed after it', async () => {
    const person = await given.author()
    const slow = db().$transaction(async tx => {
      await notify({ tx, actor: system, now: new Date() }, [person.id], {
        type: 'MENTION',
        message: 'devagar',
        about: { jobs: [] },
      })
      await tell(system, { to: person.id, message: 'depressa' })
      return readBell(person)
    })
    const { at } = await slow
    expect((await readNoticeBatch(person, at)).notices.map(({ message }) => message)).toEqual(['devagar'])
  })

  test.each([
    ['words', "1' OR 1=1"],
    ['a point of the future', '999999999999:999999999999:'],
    ['very much', `1:9:${'5,'.repeat(5_000)}5`],
  ])('answers a last id of %s with the whole list', async (_, id) => {
    const person = await given.author()
    await tell(system, { to: person.id, message: 'oi' })
    expect(await readNoticeBatch(person, id)).toMatchObject({ whole: true, unread: 1, notices: [{ message: 'oi' }] })
  })

  test('is for people with a role, of their own account, and ends with the session (abuse cases 7 and 24)', async () => {
    expect((await ask()).status).toBe(401)
    await signIn(await given.reader())
    expect((await ask()).status).toBe(403)
    const person = await given.author()
    const sid = await signIn(person)
    expect((await ask(`?conta=${(await given.author()).id}`)).status).toBe(401)
    const response = await ask(`?conta=${person.id}`)
    let text = ''
    const reading = (async () => {
      for await (const chunk of response.body ?? []) text += new TextDecoder().decode(chunk)
    })()
    await vi.waitFor(() => expect(text).toContain('event: notices'))
    await db().session.update({ where: { id: sid }, data: { revokedAt: new Date() } })
    await reading
    expect(text).toMatch(/event: gone\ndata: \n\n$/)
  })
})
