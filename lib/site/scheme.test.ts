import { expect, test } from 'vitest'
import { readScheme } from './scheme.ts'

test('the choice is read among other cookies, and nothing else is a choice', () => {
  expect(readScheme('consent=x; scheme=dark; notice=y')).toBe('dark')
  expect(readScheme('scheme=light')).toBe('light')
  for (const other of ['', 'scheme=', 'scheme=red', 'myscheme=dark', 'scheme=darker', 'consent=scheme=dark']) {
    expect(readScheme(other), other).toBeNull()
  }
})
