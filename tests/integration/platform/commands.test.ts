import { expect, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { db } from '#server/platform/db/db.ts'
import { command } from '#server/platform/work/command.ts'
import { given } from '#tests/support/given.ts'

test('of two commands in a deadlock the one that is ended starts again, and both are done', async () => {
  const [one, other] = [await given.reader(), await given.reader()]
  let begun = 0
  let holding = 0
  let bothHold = () => {}
  const held = new Promise<void>(resolve => {
    bothHold = resolve
  })
  const rename = command(async ({ tx }, ids: readonly [string, string]) => {
    begun++
    await tx.profile.update({ where: { id: ids[0] }, data: { bio: { set: ids[0] } } })
    if (++holding === 2) bothHold()
    await held
    await tx.profile.update({ where: { id: ids[1] }, data: { fullName: `Por ${ids[0]}` } })
  })
  await Promise.all([rename(system, [one.id, other.id]), rename(system, [other.id, one.id])])
  // PostgreSQL ends one of them; on a busy machine both may find the deadlock at once.
  expect([3, 4]).toContain(begun)
  const profiles = await db().profile.findMany({ where: { id: { in: [one.id, other.id] } } })
  expect(profiles.map(({ id, bio, fullName }) => [bio === id, fullName.startsWith('Por ')])).toEqual([
    [true, true],
    [true, true],
  ])
})

test('a command that fails by itself is not retried', async () => {
  let begun = 0
  const wrong = command(async () => {
    begun++
    throw new Error('wrong')
  })
  await expect(wrong(system, undefined)).rejects.toThrow('wrong')
  expect(begun).toBe(1)
})
