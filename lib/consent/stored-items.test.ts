import { expect, test } from 'vitest'
import { nameOn, storedItemOf, storedItems } from './stored-items.ts'

test('each item is found by its name, on HTTP and on HTTPS', () => {
  for (const secure of [false, true]) {
    for (const item of storedItems) {
      expect(storedItemOf(item.kind, nameOn(item, secure).replace('…', 'x:1'), secure)).toBe(item)
    }
  }
  expect(storedItemOf('cookie', '__Secure-next-auth.session-token.1', true)?.name).toBe('next-auth.session-token')
})

test.each([
  ['cookie', 'next-auth.session-token', true],
  ['local', 'consent', false],
  ['local', 'text-size-2', false],
] as const)('a %s called %s is unknown', (kind, name, secure) => {
  expect(storedItemOf(kind, name, secure)).toBeUndefined()
})
