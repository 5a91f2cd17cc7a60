import { describe, expect, test } from 'vitest'
import { anonymous, type SignedIn, system } from '#lib/actor.ts'
import { removeFactor } from '#server/accounts/factors/commands/remove-factor.ts'
import { requireFactor } from '#server/accounts/factors/commands/require-factor.ts'
import { resetFactors } from '#server/accounts/factors/commands/reset-factors.ts'
import { findStaffFactors } from '#server/accounts/factors/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { findSession, openSession } from '#server/platform/session/session-store.ts'
import { assignRole } from '#server/users/commands/assign-role.ts'
import { removeRole } from '#server/users/commands/remove-role.ts'
import { withApp, withKey } from '#tests/support/accounts/factors.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

const day = 24 * 60 * 60_000
const dueOf = async ({ id }: { id: string }) =>
  (await db().user.findUniqueOrThrow({ where: { id }, select: { factorDueAt: true } })).factorDueAt
const daysLeft = async (person: { id: string }) => {
  const due = await dueOf(person)
  return due && Math.round((due.getTime() - Date.now()) / day)
}
const required = (value: boolean, master: SignedIn) => requireFactor(master, { required: value })

/** A master, with the rule switched on. */
async function underRule() {
  const master = await given.master()
  await required(false, master)
  const author = await given.author()
  const reader = await given.reader()
  await required(true, master)
  return { master, author, reader }
}

describe('a factor required of staff', () => {
  test('gives staff seven days, readers nothing to do, and is audited', async () => {
    const { master, author, reader } = await underRule()
    expect([await daysLeft(author), await daysLeft(master), await dueOf(reader)]).toEqual([7, 7, null])
    const [entry] = await db().auditEntry.findMany({
      where: { action: 'site.staff_factor_set', actorId: master.id },
      orderBy: { createdAt: 'desc' },
    })
    expect(entry?.details).toMatchObject({ required: true })
  })

  test('spares who has one; a passkey alone is none', async () => {
    const master = await given.master()
    await required(false, master)
    const [app, passkey] = [await given.author(), await given.author()]
    await withApp(app)
    await withKey(passkey, 'passkey')
    await required(true, master)
    expect([await dueOf(app), await daysLeft(passkey)]).toEqual([null, 7])
  })

  test('is met by enrolling, and then the last factor stays', async () => {
    const { author } = await underRule()
    const [app, key] = [await withApp(author), await withKey(author)]
    expect(await dueOf(author)).toBeNull()
    await removeFactor(author, { id: app.id })
    expect(await refusal(removeFactor(author, { id: key.id }))).toBe('last_factor')
    expect(await db().factor.count({ where: { userId: author.id } })).toBe(1)
  })

  test('of two simultaneous removals of two factors one is refused', async () => {
    const { author } = await underRule()
    const [app, key] = [await withApp(author), await withKey(author)]
    const removals = [app, key].map(({ id }) => removeFactor(author, { id }))
    const results = await Promise.allSettled(removals)
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('begins with a role and ends with it', async () => {
    const { master, reader } = await underRule()
    await assignRole(master, { userId: reader.id, role: 'author' })
    expect(await daysLeft(reader)).toBe(7)
    await removeRole(master, { userId: reader.id, role: 'author' })
    expect(await dueOf(reader)).toBeNull()
  })

  test('takes the roles of a session after the date, in open sessions too, until a factor is enrolled', async () => {
    const { author } = await underRule()
    const sid = await openSession(db(), author.id, '')
    expect((await findSession(sid))?.actor.roles).toEqual(['author'])
    const restore = setClock(() => new Date(Date.now() + 7 * day + 1000))
    expect(await findSession(sid)).toMatchObject({ mustEnrol: true, actor: { roles: [] } })
    await withApp(author)
    expect(await findSession(sid)).toMatchObject({ mustEnrol: false, actor: { roles: ['author'] } })
    restore()
  })

  test('masters see who lacks one, nobody else does or switches it', async () => {
    const { master, author } = await underRule()
    const { rule, people, count } = await findStaffFactors(master)
    expect([rule.required, people.length === count]).toEqual([true, true])
    expect(people.find(({ id }) => id === author.id)).toMatchObject({ roles: ['author'], dueAt: await dueOf(author) })
    for (const stranger of [anonymous, await given.reader(), await given.author(), await given.editor()]) {
      await expect(findStaffFactors(stranger)).rejects.toMatchObject({ code: 'forbidden' })
      expect(await refusal(requireFactor(stranger, { required: false }))).toBe('forbidden')
    }
    expect(await daysLeft(author)).toBe(7)
  })
})

describe('a reset of lost factors', () => {
  test('removes everything, is audited, and gives seven days where a factor is required', async () => {
    const { master, author } = await underRule()
    await withApp(author)
    await withKey(author, 'passkey')
    const awaiting = await openSession(db(), author.id, '', { awaitsFactor: true })
    expect(await resetFactors(master, { id: author.id })).toEqual({ count: 2 })
    expect(await db().factor.count({ where: { userId: author.id } })).toBe(0)
    expect(await db().recoveryCode.count({ where: { userId: author.id } })).toBe(0)
    expect((await db().session.findUniqueOrThrow({ where: { id: awaiting } })).revokedAt).not.toBeNull()
    expect(await daysLeft(author)).toBe(7)
    const entries = await db().auditEntry.findMany({ where: { action: 'user.factors_reset', subjectId: author.id } })
    expect(entries).toMatchObject([{ actorId: master.id, details: { count: 2 } }])
  })

  test('is for masters and other accounts; the command line may reset the last master', async () => {
    const { master, author } = await underRule()
    await withApp(author)
    await withApp(master)
    for (const stranger of [anonymous, await given.reader(), author, await given.author(), await given.editor()])
      expect(await refusal(resetFactors(stranger, { id: author.id }))).toBe('forbidden')
    expect(await refusal(resetFactors(master, { id: master.id }))).toBe('forbidden')
    expect(await db().factor.count({ where: { userId: { in: [author.id, master.id] } } })).toBe(2)
    await resetFactors(system, { id: master.id })
    expect(await db().factor.count({ where: { userId: master.id } })).toBe(0)
    expect(await refusal(resetFactors(master, { id: crypto.randomUUID() }))).toBe('not_found')
  })
})
