import { hash, verify } from '@node-rs/argon2'
import { beforeEach, expect, test, vi } from 'vitest'
import { isLeakedPassword } from './leaked-passwords.ts'
import { hashNewPassword, hashPassword, verifyPassword } from './password.ts'

const argon2 = vi.hoisted(() => ({ hash: vi.fn(), verify: vi.fn() }))
vi.mock('@node-rs/argon2', () => argon2)

/** The hashes that run now, each with the function that ends it. */
const running: (() => void)[] = []
const begin = () => new Promise<string>(resolve => running.push(() => resolve('$argon2id$')))

beforeEach(() => {
  running.length = 0
  vi.mocked(hash).mockReset().mockImplementation(begin)
  vi.mocked(verify)
    .mockReset()
    .mockImplementation(() => begin().then(() => true))
})

/** Ends hashes until none is left. */
async function finish(all: Promise<unknown>[]): Promise<void> {
  let open = true
  const done = Promise.allSettled(all).then(() => {
    open = false
  })
  while (open) {
    running.shift()?.()
    await new Promise(resolve => setImmediate(resolve))
  }
  await done
}

test('few hashes run at once, so that other work finds a thread', async () => {
  const all = Array.from({ length: 20 }, () => hashPassword('x'))
  await vi.waitFor(() => expect(running.length).toBeGreaterThan(0))
  expect(running.length).toBeLessThanOrEqual(3)
  await finish(all)
  expect(hash).toHaveBeenCalledTimes(20)
})

test('a known device goes before strangers', async () => {
  const order: string[] = []
  const strangers = Array.from({ length: 20 }, () => verifyPassword('', 'x').then(() => order.push('stranger')))
  const owner = verifyPassword('', 'x', { urgent: true }).then(() => order.push('owner'))
  await finish([...strangers, owner])
  expect(order.indexOf('owner')).toBeLessThanOrEqual(3)
})

test('when a hundred wait, strangers are refused and a known device is not', async () => {
  const waiting = Array.from({ length: 103 }, () => verifyPassword('', 'x').catch(error => error.code))
  await expect(verifyPassword('', 'x')).rejects.toMatchObject({ code: 'unavailable' })
  const owner = verifyPassword('', 'x', { urgent: true })
  await finish([...waiting, owner])
  expect(await owner).toBe(true)
})

test('a network that asks much waits behind the others, and does not fill the queue', async () => {
  const order: string[] = []
  const ask = (from: string) =>
    verifyPassword('', 'x', { from }).then(
      () => order.push(from),
      error => error.code,
    )
  const many = Array.from({ length: 25 }, () => ask('198.51.100.7'))
  const other = ask('203.0.113.9')
  await finish([...many, other])
  expect(order.indexOf('203.0.113.9')).toBeLessThanOrEqual(3)
  expect((await Promise.all(many)).filter(answer => answer === 'unavailable')).toHaveLength(5)
})

test.each(['Password1', 'Qwerty123', 'P@ssw0rd', 'Iloveyou1', '1Qaz2wsx'])('%s is a leaked password', async word => {
  expect(await isLeakedPassword(word)).toBe(true)
  await expect(hashNewPassword(word)).rejects.toMatchObject({
    fields: { password: 'Senha muito comum. Escolha outra' },
  })
  expect(hash).not.toHaveBeenCalled()
})

test.each(['Portal2026', 'Capivara9Azul', 'X7qz0lmT'])('%s is no leaked password', async word =>
  expect(await isLeakedPassword(word)).toBe(false),
)
