import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Actor, anonymous } from '#lib/actor.ts'
import { demoPassword } from '#prisma/seed/factories.ts'
import { signIn } from '#server/accounts/entry/commands/sign-in.ts'
import { changePassword } from '#server/accounts/password/commands/change-password.ts'
import { createPreview } from '#server/articles/publication/commands/create-preview.ts'
import { findPreview } from '#server/articles/reading/queries/preview.ts'
import { db } from '#server/platform/db/db.ts'
import { isLive, startLive, stopLive } from '#server/platform/live/live.ts'
import { closeStreams, openStream } from '#server/platform/live/streams.ts'
import { findSession, openSession } from '#server/platform/session/session-store.ts'
import { reactivateUsers, suspendUsers } from '#server/users/commands/change-many.ts'
import { endSessions } from '#server/users/commands/end-sessions.ts'
import { reactivateUser } from '#server/users/commands/reactivate-user.ts'
import { removeRole } from '#server/users/commands/remove-role.ts'
import { suspendUser } from '#server/users/commands/suspend-user.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'
import { rounds } from '#tests/support/tier.ts'

const enter = (email: string, password = demoPassword) =>
  signIn({ email, password, origin: { network: randomUUID(), device: null }, userAgent: '' })
const suspendedAt = async (id: string) => (await db().user.findUniqueOrThrow({ where: { id } })).suspendedAt
const auditOf = async (subjectId: string) =>
  (await db().auditEntry.findMany({ where: { subjectId }, orderBy: { id: 'asc' } })).map(({ action }) => action)

let master: Awaited<ReturnType<typeof given.master>>
beforeAll(async () => {
  startLive(process.env.DATABASE_URL ?? '')
  await vi.waitFor(() => expect(isLive()).toBe(true))
})
afterAll(async () => {
  closeStreams()
  await stopLive()
})
beforeEach(async () => {
  await db().userRole.deleteMany()
  master = await given.master()
})

const strangers: [string, () => Promise<Actor>][] = [
  ['an anonymous visitor', async () => anonymous],
  ['a reader', given.reader],
  ['an editor', given.editor],
]

test.each(strangers)('%s suspends and restores nobody, and ends no session (abuse case 7)', async (_, stranger) => {
  const [actor, other] = [await stranger(), await given.author()]
  const sid = await openSession(db(), other.id, '')
  for (const act of [suspendUser, reactivateUser, endSessions])
    expect(await refusal(act(actor, { id: other.id }))).toBe('forbidden')
  for (const act of [suspendUsers, reactivateUsers])
    expect(await refusal(act(actor, { ids: [other.id] }))).toBe('forbidden')
  expect(await suspendedAt(other.id)).toBeNull()
  expect(await findSession(sid)).not.toBeNull()
  expect(await auditOf(other.id)).toEqual([])
})

describe('a suspended account', () => {
  test('has no session and cannot sign in; only the right password is told why', async () => {
    const person = await given.person(['author'])
    const { sid } = await enter(person.email)
    await suspendUser(master, { id: person.id })
    expect(await findSession(sid)).toBeNull()
    expect(await refusal(enter(person.email))).toBe('account_suspended')
    expect(await refusal(enter(person.email, 'Outra12345'))).toBe('wrong_credentials')
    expect(await auditOf(person.id)).toEqual(['user.suspended'])
  })

  test('has no session that a simultaneous sign-in opened (abuse case 9)', async () => {
    const person = await given.person(['author'])
    await suspendUser(master, { id: person.id })
    const sid = await openSession(db(), person.id, '')
    expect(await findSession(sid)).toBeNull()
    await reactivateUser(master, { id: person.id })
    expect(await findSession(sid)).toBeNull()
  })

  test('signs in again after it was restored, with the roles that it had', async () => {
    const person = await given.person(['author'])
    await suspendUser(master, { id: person.id })
    await suspendUser(master, { id: person.id })
    await reactivateUser(master, { id: person.id })
    await reactivateUser(master, { id: person.id })
    expect((await findSession((await enter(person.email)).sid))?.actor.roles).toEqual(['author'])
    expect(await auditOf(person.id)).toEqual(['user.suspended', 'user.restored'])
  })

  test('opens no preview any more', async () => {
    const { author, article } = await given.article()
    const { path } = await createPreview(author, { articleId: article.id, days: 7 })
    const secret = path.split('/').at(-1) ?? ''
    expect(await findPreview(secret)).not.toBeNull()
    await suspendUser(master, { id: author.id })
    expect(await findPreview(secret)).toBeNull()
  })
})

test('nobody suspends themselves, nor the last master who can sign in (abuse case 9)', async () => {
  expect(await refusal(suspendUser(master, { id: master.id }))).toBe('own_suspension')
  const other = await given.master()
  await suspendUser(master, { id: other.id })
  expect(await refusal(suspendUser(other, { id: master.id }))).toBe('last_master')
  expect(await refusal(removeRole(other, { userId: master.id, role: 'master' }))).toBe('last_master')
  expect(await suspendedAt(master.id)).toBeNull()
  expect(await refusal(suspendUser(master, { id: randomUUID() }))).toBe('not_found')
})

test('two masters who suspend or demote each other at once leave one', async () => {
  for (let round = 0; round < rounds(4, 10); round++) {
    await db().userRole.deleteMany()
    const [one, two] = [await given.master(), await given.master()]
    await Promise.allSettled([
      suspendUser(one, { id: two.id }),
      round % 2 ? suspendUser(two, { id: one.id }) : removeRole(two, { userId: one.id, role: 'master' }),
    ])
    expect(await db().userRole.count({ where: { role: 'master', user: { suspendedAt: null } } })).toBe(1)
  }
})

test('many are suspended and restored at once, each with its own answer', async () => {
  const [one, two] = [await given.reader(), await given.author()]
  const result = await suspendUsers(master, { ids: [one.id, master.id, two.id] })
  expect(result).toMatchObject({ done: [one.id, two.id], refused: [{ id: master.id }] })
  expect((await reactivateUsers(master, { ids: result.done })).done).toEqual([one.id, two.id])
  expect(await suspendedAt(one.id)).toBeNull()
})

test('signing out everywhere ends every session, and the person may sign in again', async () => {
  const person = await given.reader()
  const sids = [(await enter(person.email)).sid, (await enter(person.email)).sid]
  expect(await endSessions(master, { id: person.id })).toEqual({ count: 2 })
  for (const sid of sids) expect(await findSession(sid)).toBeNull()
  expect(await findSession((await enter(person.email)).sid)).not.toBeNull()
  expect(await auditOf(person.id)).toEqual(['sessions.ended'])
})

/** Opens a stream for staff whose heartbeat never comes; gives the text it received. */
async function streamOf(person: { id: string }) {
  const session = await findSession(await openSession(db(), person.id, ''))
  if (!session) throw new Error('no session')
  const response = openStream({
    session,
    signal: new AbortController().signal,
    channel: 'article_comments',
    payload: person.id,
    readRule: async () => actor => actor.roles.length > 0,
    heartbeat: 60 * 60 * 1000,
  })
  const received = { text: '', ended: false }
  const read = async () => {
    for await (const chunk of response.body ?? []) received.text += new TextDecoder().decode(chunk)
    received.ended = true
  }
  void read()
  await vi.waitFor(() => expect(received.text).toContain('changed'))
  return received
}

describe('an open stream ends at once (abuse cases 24, 38)', () => {
  test.each([
    ['is suspended', (id: string) => suspendUser(master, { id })],
    [
      'changes the password on another device',
      async (id: string) => {
        const sessionId = await openSession(db(), id, '')
        await changePassword({ id, roles: ['author'], subscribed: false }, { password: 'Capivara9Azul', sessionId })
      },
    ],
    ['loses the role', (id: string) => removeRole(master, { userId: id, role: 'author' })],
  ])('when its person %s', async (_, act) => {
    const [person, other] = [await given.author(), await given.author()]
    const [received, kept] = [await streamOf(person), await streamOf(other)]
    await act(person.id)
    await vi.waitFor(() => expect(received).toMatchObject({ ended: true }), { timeout: 5_000 })
    expect(received.text).toContain('gone')
    expect(kept.ended).toBe(false)
  })
})
