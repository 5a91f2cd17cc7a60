import { beforeEach, expect, test } from 'vitest'
import { type Actor, anonymous, type Role, roles } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { assignRole } from '#server/users/commands/assign-role.ts'
import { removeRole } from '#server/users/commands/remove-role.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'
import { rounds } from '#tests/support/tier.ts'

const rolesOf = async (userId: string): Promise<Role[]> =>
  (await db().userRole.findMany({ where: { userId }, orderBy: { role: 'asc' } })).map(({ role }) => role)

const audited = (subjectId: string) =>
  db().auditEntry.findMany({
    where: { subjectId },
    orderBy: { createdAt: 'asc' },
    select: { action: true, actorId: true },
  })

beforeEach(async () => {
  await db().userRole.deleteMany()
})

const strangers: [string, () => Promise<Actor>][] = [
  ['an anonymous visitor', async () => anonymous],
  ['a reader', given.reader],
  ['an author', given.author],
  ['an editor', given.editor],
]

test.each(strangers)('%s gives nobody a role, themselves included, and takes none', async (_, stranger) => {
  const [actor, other] = [await stranger(), await given.reader()]
  for (const role of roles) {
    for (const userId of [actor.id ?? other.id, other.id]) {
      const before = await rolesOf(userId)
      expect(await refusal(assignRole(actor, { userId, role }))).toBe('forbidden')
      expect(await rolesOf(userId)).toEqual(before)
      expect(await audited(userId)).toEqual([])
    }
    const holder = await given.person([role])
    expect(await refusal(removeRole(actor, { userId: holder.id, role }))).toBe('forbidden')
    expect(await rolesOf(holder.id)).toEqual([role])
  }
})

test('a master gives and takes roles, and every change is audited once', async () => {
  const [master, person] = [await given.master(), await given.reader()]
  await assignRole(master, { userId: person.id, role: 'author' })
  await assignRole(master, { userId: person.id, role: 'author' })
  await assignRole(master, { userId: person.id, role: 'editor' })
  expect(await rolesOf(person.id)).toEqual(['editor', 'author'])
  await removeRole(master, { userId: person.id, role: 'author' })
  await removeRole(master, { userId: person.id, role: 'author' })
  expect(await rolesOf(person.id)).toEqual(['editor'])
  expect(await audited(person.id)).toEqual(
    ['role.assigned', 'role.assigned', 'role.removed'].map(action => ({ action, actorId: master.id })),
  )
})

test('the last master cannot lose the role (abuse case 9)', async () => {
  const master = await given.master()
  expect(await refusal(removeRole(master, { userId: master.id, role: 'master' }))).toBe('last_master')
  expect(await rolesOf(master.id)).toEqual(['master'])
})

test('two masters who remove each other at once leave one', async () => {
  for (let round = 0; round < rounds(3, 10); round++) {
    await db().userRole.deleteMany()
    const [one, two] = [await given.master(), await given.master()]
    await Promise.allSettled([
      removeRole(one, { userId: two.id, role: 'master' }),
      removeRole(two, { userId: one.id, role: 'master' }),
    ])
    expect(await db().userRole.count({ where: { role: 'master' } })).toBe(1)
  }
})
