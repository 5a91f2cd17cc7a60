import { expect, test } from 'vitest'
import { isSameOrigin, networkOf } from './request.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('limits count %s as %s', (address, network) => expect(networkOf(address)).toBe(network))

test.each([
  [{ origin: 'https://jornal.example', 'x-forwarded-host': 'jornal.example' }, true],
  [{ origin: 'https://outro.example', 'x-forwarded-host': 'jornal.example' }, false],
  [{ origin: 'https://jornal.example.outro.example', 'x-forwarded-host': 'jornal.example' }, false],
  [{ origin: 'null', 'x-forwarded-host': 'jornal.example' }, false],
  [{ 'x-forwarded-host': 'jornal.example' }, false],
])('a request with %j is ours: %s', (headers, ours) => {
  expect(isSameOrigin(new Headers(headers as Record<string, string>))).toBe(ours)
})
