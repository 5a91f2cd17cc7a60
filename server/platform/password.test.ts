import { hash, verify } from '@node-rs/argon2'
import { beforeEach, expect, test, vi } from 'vitest'
import { hashNewPassword, hashPassword, isLeakedPassword, verifyPassword } from './password.ts'

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

const leaked = [
  'Password1',
  'Qwerty123',
  'Iloveyou1',
  'Senha123',
  'P4ssw0rd2024',
  'Flamengo1981',
  'Brasil2026!',
  'Corinthians2026',
  'Mudar@123',
]
test.each(leaked)('%s is a leaked password', async word => {
  expect(await isLeakedPassword(word)).toBe(true)
  await expect(hashNewPassword(word)).rejects.toMatchObject({
    fields: { password: 'Senha muito comum. Escolha outra' },
  })
  expect(hash).not.toHaveBeenCalled()
})

test.each(['Capivara9Azul', 'Senha-do-rio-47', 'Brasil839201745', 'X7qz0lmT'])('%s is no leaked password', async word =>
  expect(await isLeakedPassword(word)).toBe(false),
)
