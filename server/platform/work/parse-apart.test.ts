import { expect, test, vi } from 'vitest'
import { parseApart } from './parse-apart.ts'

// A hostile file takes its whole time limit.
vi.setConfig({ testTimeout: 60_000 })

const parser = (name: string) => ({ file: 'tests/doubles/hostile-parser.ts', name })
const stranger = { sender: 'strangers', from: '198.51.100.7' } as const

test('a parser that never ends is ended, and nobody waits for it', async () => {
  const turning = process.threadCpuUsage()
  const endless = parseApart(parser('endless'), null, { sender: 'strangers' })
  await expect(endless).rejects.toMatchObject({ code: 'parse_too_heavy' })
  // The parser has four seconds, of another thread.
  expect(process.threadCpuUsage(turning).user).toBeLessThan(2_000_000)
  expect(await parseApart(parser('echo'), 'a', stranger)).toBe('a')
})

test('a parser without measure ends its thread and not the process', async () => {
  await expect(parseApart(parser('hungry'), null, { sender: 'house' })).rejects.toMatchObject({
    code: 'parse_too_heavy',
  })
  expect(await parseApart(parser('echo'), 'a', { sender: 'house' })).toBe('a')
})

test('a parser that calls itself without end is refused with a sentence, not with an error of ours (abuse case 41)', async () => {
  await expect(parseApart(parser('recursive'), 0, stranger)).rejects.toMatchObject({ code: 'parse_too_heavy' })
  expect(await parseApart(parser('echo'), 'a', stranger)).toBe('a')
})

test('files of strangers from many networks do not shut the sign-in (abuse case 42)', async () => {
  const file = (name: string, network: number) =>
    parseApart(parser(name), 'a', { sender: 'strangers', from: `198.51.100.${network}` })
  const running = file('endless', 0).catch(error => error.code)
  const waiting = Array.from({ length: 20 }, (_, place) => file('echo', place + 1))
  await expect(file('echo', 30)).rejects.toMatchObject({ code: 'parsers_busy' })
  const answer = parseApart(parser('echo'), 'b', { sender: 'identity', from: '203.0.113.9' })
  expect(await Promise.race([answer, running])).toBe('b')
  await Promise.all([running, ...waiting])
})
