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

test('a deadlock of raw statements, and one at the end of the transaction, start again too', async () => {
  const [one, other] = [await given.reader(), await given.reader()]
  for (const way of ['raw', 'commit'] as const) {
    let begun = 0
    let holding = 0
    let bothHold = () => {}
    const held = new Promise<void>(resolve => {
      bothHold = resolve
    })
    const lockBoth = command(async ({ tx }, [first, second]: readonly [string, string]) => {
      begun++
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${first}, 7))`
      if (++holding === 2) bothHold()
      await held
      if (way === 'raw') await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${second}, 7))`
      else await tx.$executeRaw`INSERT INTO deadlock_at_commit VALUES (${second})`
    })
    if (way === 'commit') await makeCommitTrigger()
    await Promise.all([lockBoth(system, [one.id, other.id]), lockBoth(system, [other.id, one.id])])
    expect([3, 4], way).toContain(begun)
  }
})

/** A table whose deferred trigger takes a lock when the transaction commits, as the search's triggers do. */
async function makeCommitTrigger(): Promise<void> {
  await db().$executeRaw`CREATE TABLE deadlock_at_commit (name text)`
  await db().$executeRaw`CREATE FUNCTION lock_at_commit() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_advisory_xact_lock(hashtextextended(NEW.name, 7)); RETURN NULL; END'`
  await db().$executeRaw`CREATE CONSTRAINT TRIGGER lock_at_commit AFTER INSERT ON deadlock_at_commit
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION lock_at_commit()`
}

test('a command that fails by itself is not retried', async () => {
  let begun = 0
  const wrong = command(async () => {
    begun++
    throw new Error('wrong')
  })
  await expect(wrong(system, undefined)).rejects.toThrow('wrong')
  expect(begun).toBe(1)
})
