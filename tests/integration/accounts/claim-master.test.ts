import { beforeEach, expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { claimMaster } from '#server/accounts/commands/claim-master.ts'
import { masterExists } from '#server/accounts/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { assignRole } from '#server/users/commands/assign-role.ts'
import { removeRole } from '#server/users/commands/remove-role.ts'
import { given } from '#tests/support/given.ts'
import { keysForgottenBy } from '#tests/support/press.ts'
import { refusal } from '#tests/support/refusal.ts'

const masters = () => db().userRole.count({ where: { role: 'master' } })

beforeEach(async () => {
  await db().userRole.deleteMany()
})

test('of fifty people who claim at once exactly one becomes master, and nobody later (abuse case 10)', async () => {
  const people = await Promise.all(Array.from({ length: 50 }, () => given.reader()))
  const outcomes = await Promise.allSettled(people.map(person => claimMaster(person, { code: '' })))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(new Set(refused)).toEqual(new Set(['master_exists']))
  expect(await masters()).toBe(1)
  expect(await db().auditEntry.count({ where: { action: 'role.claimed' } })).toBe(1)
  expect(await refusal(claimMaster(await given.reader(), { code: '' }))).toBe('master_exists')
}, 60_000)

test('a new master has an author page from then on', async () => {
  const person = await given.reader()
  const keys = await keysForgottenBy(() => claimMaster(person, { code: '' }))
  expect(keys).toEqual([`author:${person.id}`])
})

test('a signed-out visitor claims nothing, nor anybody while there is an assigned master', async () => {
  expect(await refusal(claimMaster(anonymous, { code: '' }))).toBe('signed_out')
  expect(await masterExists()).toBe(false)
  await given.master()
  expect(await refusal(claimMaster(await given.editor(), { code: '' }))).toBe('master_exists')
})

test('after the claimed master handed over and left, nobody can claim the role', async () => {
  const [first, second] = [await given.reader(), await given.reader()]
  await claimMaster(first, { code: '' })
  const acting = { ...first, roles: ['master'] as const }
  await assignRole(acting, { userId: second.id, role: 'master' })
  await removeRole(acting, { userId: first.id, role: 'master' })
  expect(await refusal(claimMaster(first, { code: '' }))).toBe('master_exists')
  expect(await masters()).toBe(1)
})
