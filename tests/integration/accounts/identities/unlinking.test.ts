import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { unlinkIdentity } from '#server/accounts/identities/commands/unlink-identity.ts'
import { findIdentities } from '#server/accounts/identities/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

beforeAll(() => {
  Object.assign(process.env, { GOOGLE_CLIENT_ID: 'jornal', GOOGLE_CLIENT_SECRET: 'segredo' })
})

const link = (userId: string, provider = 'google') =>
  db().identity.create({ data: { userId, provider, subject: randomUUID() } })
/** A person without a password and without a confirmed address. */
async function withoutPassword() {
  const person = await given.reader()
  await db().user.update({ where: { id: person.id }, data: { passwordHash: null, emailConfirmedAt: null } })
  return person
}

test('an identity of one’s own goes, with an audit row; its owner lists the others', async () => {
  const person = await given.editor()
  const [first, second] = [await link(person.id), await link(person.id)]
  await unlinkIdentity(person, { id: first.id })
  expect(await findIdentities(person)).toMatchObject([{ id: second.id, name: 'Google' }])
  expect(await db().auditEntry.findMany({ where: { actorId: person.id } })).toMatchObject([
    { action: 'identity.unlinked', details: { provider: 'google' } },
  ])
})

test('no stranger unlinks it', async () => {
  const { id } = await link((await given.author()).id)
  expect(await refusal(unlinkIdentity(anonymous, { id }))).toBe('signed_out')
  for (const stranger of [given.reader, given.master])
    expect(await refusal(unlinkIdentity(await stranger(), { id }))).toBe('not_found')
  expect(await db().identity.count({ where: { id } })).toBe(1)
})

test('the last way in stays, also when two go at once (abuse case 29)', async () => {
  const person = await withoutPassword()
  const [first, second] = [await link(person.id), await link(person.id)]
  const results = await Promise.allSettled([first, second].map(({ id }) => unlinkIdentity(person, { id })))
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await findIdentities(person)).toHaveLength(1)
  const [last] = await findIdentities(person)
  expect(await refusal(unlinkIdentity(person, { id: last?.id ?? '' }))).toBe('last_way_in')
})

test.each<[string, (userId: string) => Promise<unknown>, boolean]>([
  ['a confirmed address', id => db().user.update({ where: { id }, data: { emailConfirmedAt: new Date() } }), true],
  ['a passkey', userId => factor(userId, 'passkey', new Date()), true],
  ['an unfinished passkey', userId => factor(userId, 'passkey', null), false],
  ['a second factor alone', userId => factor(userId, 'totp', new Date()), false],
  ['an identity of a provider that is no longer configured', userId => link(userId, 'antigo'), false],
])('with %s the only identity may go: %#', async (_, give, may) => {
  const person = await withoutPassword()
  const { id } = await link(person.id)
  await give(person.id)
  const outcome = await unlinkIdentity(person, { id }).then(
    () => true,
    () => false,
  )
  expect(outcome).toBe(may)
})

const factor = (userId: string, kind: 'passkey' | 'totp', verifiedAt: Date | null) =>
  db().factor.create({ data: { userId, kind, name: 'Chave', verifiedAt } })
