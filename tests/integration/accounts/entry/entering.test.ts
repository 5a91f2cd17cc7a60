import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { demoPassword } from '#prisma/seed/factories.ts'
import { signIn } from '#server/accounts/entry/commands/sign-in.ts'
import { enter } from '#server/accounts/entry/enter.ts'
import { enterByFactor } from '#server/accounts/factors/commands/enter-by-factor.ts'
import { changePassword } from '#server/accounts/password/commands/change-password.ts'
import { setPassword } from '#server/accounts/password/set-password.ts'
import { db } from '#server/platform/db/db.ts'
import { findAwaitingSession, findSession, openSession } from '#server/platform/session/session-store.ts'
import { withApp } from '#tests/support/accounts/factors.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

const visitor = { origin: { network: randomUUID(), device: null }, userAgent: '' }
const assertStill = async () => {}

/** Waits until a connection of this database waits for another one's lock. */
const someoneWaits = () =>
  expect
    .poll(async () => {
      const [row] = await db().$queryRaw<{ waiting: number }[]>`
        SELECT count(*)::int AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`
      return row?.waiting
    })
    .toBe(1)

/** A gate that one side waits at until the other opens it. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { open, opened }
}

test('a password that is changed while it is checked opens nothing (abuse case 24)', async () => {
  const person = await given.person(['author'])
  const [written, committed] = [gate(), gate()]
  const change = db().$transaction(async tx => {
    const context = { tx, actor: person, now: new Date() }
    await setPassword(context, { userId: person.id, passwordHash: '$argon2id$outra', keep: null })
    written.open()
    await committed.opened
  })
  await written.opened
  // The right password, as the table still shows it.
  const entering = refusal(signIn({ email: person.email, password: demoPassword, ...visitor }))
  await someoneWaits()
  committed.open()
  await change
  expect(await entering).toBe('wrong_credentials')
  expect(await db().session.count({ where: { userId: person.id } })).toBe(0)
})

test('a session that opens while the password is changed ends with the others (abuse case 24)', async () => {
  const person = await given.reader()
  const kept = await openSession(db(), person.id, '')
  const [checked, released] = [gate(), gate()]
  const entering = enter({
    userId: person.id,
    method: 'password',
    visitor,
    assertStill: async () => {
      checked.open()
      await released.opened
    },
  })
  await checked.opened
  const changing = changePassword(person, { password: 'Capivara9Azul', sessionId: kept })
  await someoneWaits()
  released.open()
  const [{ sid }] = await Promise.all([entering, changing])
  expect(await findSession(sid)).toBeNull()
  expect(await findSession(kept)).not.toBeNull()
})

test('a sign-in that awaits its factor is over when the password changes, and opens one session (abuse case 28)', async () => {
  const person = await given.reader()
  const app = await withApp(person)
  const awaiting = async () => {
    const { sid } = await enter({ userId: person.id, method: 'password', visitor, assertStill })
    return findAwaitingSession(sid)
  }
  const [revoked, used] = [await awaiting(), await awaiting()]
  if (!revoked || !used) throw new Error('Nobody awaits a factor')
  await db().session.update({ where: { id: revoked.id }, data: { revokedAt: new Date() } })
  // Found before it was revoked, and answered afterwards.
  const give = (session: typeof used) =>
    enterByFactor(session, { way: 'recovery', code: app.codes?.pop() ?? '' }, visitor).then(
      () => 'in',
      error => error.code,
    )
  expect(await give(revoked)).toBe('signed_out')
  expect((await Promise.all([give(used), give(used), give(used)])).sort()).toEqual(['in', 'signed_out', 'signed_out'])
  expect(await db().session.count({ where: { userId: person.id, awaitsFactor: false, revokedAt: null } })).toBe(1)
})
