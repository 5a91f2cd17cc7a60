import { expect, test, vi } from 'vitest'
import { parseApart } from './parse-apart.ts'

// A hostile file takes its whole time limit.
vi.setConfig({ testTimeout: 60_000 })

const parser = (name: string) => ({ file: 'tests/doubles/hostile-parser.ts', name })
const stranger = { sender: 'strangers', from: '198.51.100.7' } as const

/** The longest pause of this thread while a promise waits, in milliseconds. */
async function longestPause(waiting: Promise<unknown>): Promise<number> {
  let [longest, last, open] = [0, performance.now(), true]
  const close = () => {
    open = false
  }
  const done = waiting.then(close, close)
  while (open) {
    await new Promise(resolve => setTimeout(resolve, 10))
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  }
  await done
  return longest
}

test('a parser that never ends is ended, and nobody waits for it', async () => {
  const endless = parseApart(parser('endless'), null, { sender: 'strangers' })
  expect(await longestPause(endless)).toBeLessThan(1_000)
  await expect(endless).rejects.toMatchObject({ code: 'parse_too_heavy' })
  expect(await parseApart(parser('echo'), 'a', stranger)).toBe('a')
})

test('a parser without measure ends its thread and not the process', async () => {
  await expect(parseApart(parser('hungry'), null, { sender: 'house' })).rejects.toMatchObject({
    code: 'parse_too_heavy',
  })
  expect(await parseApart(parser('echo'), 'a', { sender: 'house' })).toBe('a')
})

test('what a parser raises is raised', async () => {
  await expect(parseApart(parser('broken'), null, stranger)).rejects.toThrow('broken')
})

test('forty hostile files of one network do not keep another waiting', async () => {
  const hostile = Array.from({ length: 40 }, () =>
    parseApart(parser('endless'), null, stranger).catch(error => error.code),
  )
  const begun = performance.now()
  expect(await parseApart(parser('echo'), 'a', { sender: 'strangers', from: '203.0.113.9' })).toBe('a')
  // One of them was running: its time limit is four seconds.
  expect(performance.now() - begun).toBeLessThan(20_000)
  const codes = await Promise.all(hostile)
  expect(codes.filter(code => code === 'parsers_busy')).toHaveLength(38)
  expect(codes.filter(code => code === 'parse_too_heavy')).toHaveLength(2)
})
