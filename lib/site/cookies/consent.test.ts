import { expect, test } from 'vitest'
import { consentValue, readConsent, readVisitor } from './consent.ts'

const visitorId = '0198c0de-0000-4000-8000-000000000001'

test.each([
  [false, true],
  [false, false],
])('a choice (%s, %s) survives its cookie, among others', (measurement, advertising) => {
  const value = consentValue({ visitorId, measurement, advertising })
  expect(readConsent(`a=b; consent=${value}; c=d`)).toEqual({ visitorId, measurement, advertising })
})

test('a choice under another wording does not count, but the visitor id stays', () => {
  const old = `consent=${visitorId}.11.2020-01`
  expect(readConsent(old)).toBeNull()
  expect(readVisitor(old)).toBe(visitorId)
})

test.each(['consent=', `consent=${visitorId}.21.2026-11`, `xconsent=${visitorId}.11.2026-11`, 'consent=x.11.2026-11'])(
  'an invalid cookie holds no choice: %s',
  cookies => {
    expect(readConsent(cookies)).toBeNull()
  },
)
