import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { signUpFields } from '#lib/schemas/account.ts'
import { demoPassword } from '#prisma/seed/factories.ts'
import { signIn } from '#server/accounts/entry/commands/sign-in.ts'
import { signUpMail } from '#server/accounts/mails.ts'
import { signUpAndSubscribe } from '#server/newsletter/commands/sign-up.ts'
import { db } from '#server/platform/db/db.ts'
import { verifyPassword } from '#server/platform/password.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

const password = 'Capivara9Azul'
const freshEmail = () => `${randomUUID()}@exemplo.local`
const apply = (own: Record<string, unknown> = {}) =>
  signUpAndSubscribe(
    anonymous,
    signUpFields.parse({ fullName: 'Dora Quaresma', email: freshEmail(), password, ...own }),
  )

const account = (email: string) =>
  db().user.findUnique({ where: { email }, include: { roles: true, sessions: true, profile: true } })

/** The kinds of mail in the queue for a user, oldest first. */
async function mailsFor(userId: string): Promise<string[]> {
  const rows = await db().$queryRaw<{ kind: string }[]>`
    SELECT data->>'kind' AS kind FROM pgboss.job
    WHERE name = ${signUpMail.name} AND data->>'userId' = ${userId} ORDER BY created_on, id`
  return rows.map(({ kind }) => kind)
}

test('a new account can sign in, and is not signed in', async () => {
  const email = freshEmail()
  await apply({ email })
  const made = await account(email)
  expect(made).toMatchObject({ roles: [], sessions: [], profile: { fullName: 'Dora Quaresma' } })
  expect(await mailsFor(made?.id ?? '')).toEqual(['welcome'])
  const origin = { network: randomUUID(), device: null }
  expect(await signIn({ email, password, origin, userAgent: '' })).toMatchObject({ awaitsFactor: false })
})

test('a new account cannot set a role, an id or a password hash (abuse case 8)', async () => {
  const email = freshEmail()
  const id = randomUUID()
  await apply({ email, id, role: 'master', roles: ['master'], passwordHash: 'x', createdAt: new Date(0) })
  const made = await account(email)
  expect(made).toMatchObject({ roles: [] })
  expect(made?.id).not.toBe(id)
  expect(made?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(made?.createdAt.getTime()).toBeGreaterThan(0)
})

test('a known address gets the same answer and a mail, and its account stays the same', async () => {
  const { email, id } = await given.person([], 'Dona da Conta')
  const before = await db().profile.count()
  expect(await apply({ email })).toBeUndefined()
  expect(await apply()).toBeUndefined()
  const kept = await account(email)
  expect(kept?.profile.fullName).toBe('Dona da Conta')
  expect(await verifyPassword(kept?.passwordHash ?? '', demoPassword)).toBe(true)
  expect(await mailsFor(id)).toEqual(['already_registered'])
  expect(await db().profile.count()).toBe(before + 1)
})

test('five at once with one address make one account and leave nothing else behind', async () => {
  const email = freshEmail()
  const before = await db().profile.count()
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => apply({ email })))
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'))
  expect(await db().profile.count()).toBe(before + 1)
  const made = await account(email)
  expect((await mailsFor(made?.id ?? '')).sort()).toEqual([...Array(4).fill('already_registered'), 'welcome'])
})

test('nobody’s mailbox is flooded: the sixth attempt in an hour is refused, for known and unknown addresses alike', async () => {
  const { email } = await given.reader()
  for (const address of [email, freshEmail()]) {
    for (let i = 0; i < 5; i++) await apply({ email: address })
    expect(await refusal(apply({ email: address }))).toBe('too_many_attempts')
  }
})

test('who asks for the newsletter too confirms it by a mail of its own, known or not; who does not is not asked', async () => {
  const [fresh, known, other] = [freshEmail(), freshEmail(), freshEmail()]
  await apply({ email: known })
  for (const email of [fresh, known]) await apply({ email, newsletter: true })
  await apply({ email: other })
  const rows = await db().newsletterSubscriber.findMany({ where: { email: { in: [fresh, known, other] } } })
  expect(rows.map(({ status, source, name }) => [status, source, name])).toEqual([
    ['pending', 'account', 'Dora Quaresma'],
    ['pending', 'account', 'Dora Quaresma'],
  ])
})
