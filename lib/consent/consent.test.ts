import { expect, test } from 'vitest'
import { consentCookie, consentValue, pressedChoice, readConsent, readVisitor } from './consent.ts'

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

test.each([
  ['aceitar', {}, [true, true]],
  ['recusar', { medicao: '1', publicidade: '1' }, [false, false]],
  ['escolhidas', { medicao: '1' }, [true, false]],
  [undefined, { medicao: '1', publicidade: '1' }, [false, false]],
])('the button %s with the boxes %j allows %j', (button, boxes, [measurement, advertising]) => {
  expect(pressedChoice(button, boxes)).toEqual({ measurement, advertising })
})

test('the browser sets the cookie that the server sets', () => {
  const consent = { visitorId, measurement: true, advertising: false }
  expect(readConsent(consentCookie(consent, true))).toEqual(consent)
  expect(consentCookie(consent, true)).toMatch(/; Path=\/; Max-Age=15552000; SameSite=Lax; Secure$/)
})
