import { expect, test } from 'vitest'
import { readGoogleSettings } from './google-settings.ts'

const key = JSON.stringify({ client_email: 'a@b.example', private_key: 'canário' })
const whole = { GOOGLE_SERVICE_ACCOUNT_KEY: key, GOOGLE_ANALYTICS_PROPERTY_ID: '123456789' }

test('without variables a master enters the key, and Google itself is asked', () => {
  expect(readGoogleSettings({})).toEqual({ settings: { access: null, measurement: null, base: null }, mistakes: [] })
})

test('a key and a property go together', () => {
  expect(readGoogleSettings(whole).settings.access).toEqual({ key, propertyId: '123456789' })
  expect(readGoogleSettings({ GOOGLE_SERVICE_ACCOUNT_KEY: key }).mistakes).toHaveLength(1)
  expect(readGoogleSettings({ GOOGLE_ANALYTICS_PROPERTY_ID: '1' }).mistakes).toHaveLength(1)
})

test.each([
  [{ ...whole, GOOGLE_SERVICE_ACCOUNT_KEY: '{canário' }],
  [{ ...whole, GOOGLE_SERVICE_ACCOUNT_KEY: '"canário"' }],
  [{ ...whole, GOOGLE_ANALYTICS_PROPERTY_ID: 'UA-canário' }],
  [{ GOOGLE_API_BASE: 'https://canário.example' }],
  [{ GOOGLE_API_BASE: 'http://127.0.0.1:4244/canário' }],
])('%j is refused with a sentence that repeats no value', variables => {
  const { mistakes } = readGoogleSettings(variables)
  expect(mistakes).toHaveLength(1)
  expect(mistakes[0]).not.toContain('canário')
})

test('a data stream and its secret go together', () => {
  const stream = { GOOGLE_MEASUREMENT_ID: 'G-ABC123DEF4', GOOGLE_MEASUREMENT_SECRET: 'canário' }
  expect(readGoogleSettings(stream).settings.measurement).toEqual({ id: 'G-ABC123DEF4', secret: 'canário' })
  for (const broken of [
    { ...stream, GOOGLE_MEASUREMENT_ID: '' },
    { ...stream, GOOGLE_MEASUREMENT_ID: 'UA-1' },
  ]) {
    const { mistakes } = readGoogleSettings(broken)
    expect(mistakes).toHaveLength(1)
    expect(mistakes[0]).not.toContain('canário')
  }
})

test('a stand-in is on this machine', () => {
  expect(readGoogleSettings({ GOOGLE_API_BASE: 'http://127.0.0.1:4244' }).settings.base).toBe('http://127.0.0.1:4244')
})
