import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { demoPassword } from '#prisma/seed/factories.ts'
import { signIn } from '#server/accounts/entry/commands/sign-in.ts'
import { makeDevice } from '#server/accounts/entry/device.ts'
import { sealedFor } from '#server/accounts/phone/number.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { findSession } from '#server/platform/session/session-store.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

// The real library, with its calls counted.
vi.mock('@node-rs/argon2', async original => {
  const argon2 = await original<typeof import('@node-rs/argon2')>()
  return { ...argon2, verify: vi.fn(argon2.verify) }
})

const elsewhere = () => `203.0.113.${Math.floor(Math.random() * 250)}-${randomUUID()}`
const attempt = (email: string, password: string, origin: { network?: string; device?: string } = {}) =>
  signIn({
    email,
    password,
    origin: { network: origin.network ?? elsewhere(), device: origin.device ?? null },
    userAgent: 'Navegador de teste',
  })
const guess = (email: string, origin = {}) => refusal(attempt(email, 'Errada2026', origin))

/** Sends wrong passwords, one after the other, until an attempt is refused without a check. */
async function guessUntilRefused(email: string, origin = {}): Promise<number> {
  for (let tries = 1; tries < 40; tries++) if ((await guess(email, origin)) === 'too_many_attempts') return tries
  assert.fail('Nobody stops the guessing')
}

beforeEach(() => {
  vi.mocked(verify).mockClear()
})

test('the right password opens a session with the person’s roles', async () => {
  const { email, id } = await given.editor()
  const session = await findSession((await attempt(email, demoPassword)).sid)
  expect(session?.actor).toMatchObject({ id, roles: ['editor'] })
})

test('every sign-in opens a session of its own', async () => {
  const { email } = await given.reader()
  const [first, second] = [await attempt(email, demoPassword), await attempt(email, demoPassword)]
  expect(first.sid).not.toBe(second.sid)
})

describe('guessing', () => {
  test('an unknown e-mail gets the answer and the work of a wrong password', async () => {
    const { email } = await given.reader()
    expect(await guess(email)).toBe('wrong_credentials')
    expect(await guess(`${randomUUID()}@ninguem.local`)).toBe('wrong_credentials')
    expect(verify).toHaveBeenCalledTimes(2)
    const costs = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'))
    expect(costs[0]).toBe(costs[1])
  })

  test('a known and an unknown account are locked after the same number of guesses, from any network', async () => {
    const { email } = await given.reader()
    expect(await guessUntilRefused(email)).toBe(11)
    expect(await guessUntilRefused(`${randomUUID()}@ninguem.local`)).toBe(11)
    expect(await refusal(attempt(email, demoPassword))).toBe('too_many_attempts')
  })

  test('fifty guesses at once do not avoid the limit', async () => {
    const { email } = await given.reader()
    await Promise.all(Array.from({ length: 50 }, () => guess(email)))
    expect(vi.mocked(verify).mock.calls.length).toBeLessThanOrEqual(10)
  })

  test('one network is stopped, whatever accounts it tries', async () => {
    const network = elsewhere()
    // A hundred real hashes would only cost time.
    const real = vi.mocked(verify).getMockImplementation()
    vi.mocked(verify).mockResolvedValue(false)
    for (let i = 0; i < 100; i++) await guess(`${randomUUID()}@ninguem.local`, { network })
    if (real) vi.mocked(verify).mockImplementation(real)
    const { email } = await given.reader()
    expect(await refusal(attempt(email, demoPassword, { network }))).toBe('too_many_attempts')
    expect(await attempt(email, demoPassword)).toMatchObject({ awaitsFactor: false })
  }, 60_000)

  test('the owner signs in from a known device while strangers guess, and a stranger’s device opens nothing', async () => {
    const { email, id } = await given.reader()
    const other = await given.reader()
    await guessUntilRefused(email)
    const forOther = makeDevice(other.id)
    expect(await refusal(attempt(email, demoPassword, { device: forOther }))).toBe('too_many_attempts')
    expect(await refusal(attempt(email, demoPassword, { device: `${forOther}x` }))).toBe('too_many_attempts')
    expect(await attempt(email, demoPassword, { device: makeDevice(id) })).toMatchObject({ awaitsFactor: false })
  })

  test('a guess at an account whose points are gone costs no statement and no hash', async () => {
    const { email } = await given.reader()
    await guessUntilRefused(email)
    vi.mocked(verify).mockClear()
    const statement = vi.spyOn(db().rateLimit, 'upsert')
    for (let i = 0; i < 20; i++) expect(await guess(email)).toBe('too_many_attempts')
    expect(statement).not.toHaveBeenCalled()
    expect(verify).not.toHaveBeenCalled()
    statement.mockRestore()
  })

  test('a thousand devices are no thousand limits', async () => {
    const { email, id } = await given.reader()
    let tries = 1
    while (tries < 60 && (await guess(email, { device: makeDevice(id) })) !== 'too_many_attempts') tries++
    expect(tries).toBe(31)
  })

  test('a device is forgotten ninety days after its last sign-in', async () => {
    const { email, id } = await given.reader()
    const [old, recent] = [91, 89].map(days => {
      const restore = setClock(() => new Date(Date.now() - days * 24 * 60 * 60 * 1000))
      const device = makeDevice(id)
      restore()
      return device
    })
    await guessUntilRefused(email)
    expect(await refusal(attempt(email, demoPassword, { device: old }))).toBe('too_many_attempts')
    // Nobody makes an old one younger.
    const younger = old?.replace(/^\d+/, String(Math.floor(Date.now() / 1000)))
    expect(await refusal(attempt(email, demoPassword, { device: younger }))).toBe('too_many_attempts')
    expect(await attempt(email, demoPassword, { device: recent })).toMatchObject({ userId: id })
  })

  test('a phone whose guesses are used up does not tell which e-mail belongs to it', async () => {
    const { email, id } = await given.reader()
    const phone = `+55879${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
    await db().user.update({ where: { id }, data: sealedFor(id, phone) })
    expect(await guessUntilRefused(phone)).toBe(11)
    expect(await guess(email)).toBe('wrong_credentials')
    expect(await guess(`${randomUUID()}@ninguem.local`)).toBe('wrong_credentials')
  })

  test('a known device that guesses is stopped too', async () => {
    const { email, id } = await given.reader()
    const device = makeDevice(id)
    expect(await guessUntilRefused(email, { device })).toBe(11)
  })

  test('nobody is locked out for ever: the account opens again after a quarter of an hour', async () => {
    const { email } = await given.reader()
    await guessUntilRefused(email)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 + 1_000 })
    try {
      expect(await attempt(email, demoPassword)).toMatchObject({ awaitsFactor: false })
    } finally {
      vi.useRealTimers()
    }
  })

  test('a success resets the earlier failures', async () => {
    const { email } = await given.reader()
    for (let i = 0; i < 9; i++) await guess(email)
    await attempt(email, demoPassword)
    for (let i = 0; i < 9; i++) expect(await guess(email)).toBe('wrong_credentials')
  })

  test('the table of limits holds no e-mail', async () => {
    const { email } = await given.reader()
    await guess(email)
    const keys = await db().rateLimit.findMany({ select: { key: true } })
    expect(keys.filter(({ key }) => key.includes('@'))).toEqual([])
  })
})
