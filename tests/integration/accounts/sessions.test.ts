import { expect, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { endOtherSessions } from '#server/accounts/sessions/commands/end-other-sessions.ts'
import { purgeSessions } from '#server/accounts/sessions/commands/purge-sessions.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { findSession, openSession, revokeSession } from '#server/platform/session/session-store.ts'
import { assignRole } from '#server/users/commands/assign-role.ts'
import { removeRole } from '#server/users/commands/remove-role.ts'
import { given } from '#tests/support/given.ts'

const open = (userId: string) => openSession(db(), userId, 'Navegador de teste')

test('a session that was ended is over on the next request (abuse case 24)', async () => {
  const { id } = await given.author()
  const session = await open(id)
  await revokeSession(session)
  expect(await findSession(session)).toBeNull()
})

test('a role given or taken counts at the next request of an open session (abuse case 24)', async () => {
  const master = await given.master()
  const { id } = await given.reader()
  const session = await open(id)
  await assignRole(master, { userId: id, role: 'editor' })
  expect((await findSession(session))?.actor.roles).toEqual(['editor'])
  await removeRole(master, { userId: id, role: 'editor' })
  expect((await findSession(session))?.actor.roles).toEqual([])
})

test('leaving all other devices keeps this one, and other people’s sessions', async () => {
  const mine = await given.reader()
  const other = await given.reader()
  const [here, there, elsewhere, theirs] = await Promise.all([mine.id, mine.id, mine.id, other.id].map(open))
  expect(await endOtherSessions(mine, { keep: here ?? '' })).toBe(2)
  const openSessions = await Promise.all([here, there, elsewhere, theirs].map(id => findSession(id ?? '')))
  expect(openSessions.map(Boolean)).toEqual([true, false, false, true])
})

test('sessions are deleted thirty days after their end, and open ones never', async () => {
  const { id } = await given.reader()
  const day = 24 * 60 * 60 * 1000
  const [standing, ended] = [await open(id), await open(id)]
  await revokeSession(ended)
  const restore = setClock(() => new Date(Date.now() + 29 * day))
  await purgeSessions(system, undefined)
  expect(await db().session.count({ where: { userId: id } })).toBe(2)
  restore()
  const later = setClock(() => new Date(Date.now() + 31 * day))
  await purgeSessions(system, undefined)
  later()
  expect(await db().session.findMany({ where: { userId: id }, select: { id: true } })).toEqual([{ id: standing }])
})
