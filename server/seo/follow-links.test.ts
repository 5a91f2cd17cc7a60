import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { askOutside, type OutsideAnswer, OutsideError } from '#server/platform/outside/outside.ts'
import type { OutsideReason } from '#server/platform/outside/outside-error.ts'
import { followLinks } from './follow-links.ts'

const answers = (all: Record<string, number | OutsideReason>) =>
  vi.fn<typeof askOutside>(async (address): Promise<OutsideAnswer> => {
    const found = all[String(address)] ?? 200
    if (typeof found === 'string') throw new OutsideError(found, 'x')
    return { status: found, headers: {}, url: String(address), body: Readable.from([]) }
  })

test('a page that is gone is broken; one that refuses robots is not', async () => {
  const ask = answers({ 'https://a.example/1': 404, 'https://a.example/2': 410, 'https://a.example/3': 403 })
  const found = await followLinks(['https://a.example/1', 'https://a.example/2', 'https://a.example/3'], ask)
  expect([...found.values()].sort()).toEqual([false, true, true])
  expect(found.get('https://a.example/3')).toBe(false)
})

test('a host that does not answer is broken when another does, and unknown on a machine without a way out', async () => {
  const dead = { 'https://morto.example/': 'unreachable' } as const
  const both = await followLinks(['https://morto.example/', 'https://vivo.example/'], answers(dead))
  expect(both.get('https://morto.example/')).toBe(true)
  const alone = await followLinks(['https://morto.example/'], answers(dead))
  expect(alone.get('https://morto.example/')).toBe(false)
})

test('an address inside is not asked (abuse case 6)', async () => {
  expect(await followLinks(['http://127.0.0.1:80/', 'http://169.254.169.254/latest'], askOutside)).toEqual(
    new Map([
      ['http://127.0.0.1:80/', false],
      ['http://169.254.169.254/latest', false],
    ]),
  )
})
