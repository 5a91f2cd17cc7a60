import { expect, test } from 'vitest'
import { subscriptionsTo } from './subscriptions.ts'

test('a calendar is subscribed to with one tap, also in Google’s', () => {
  const { webcal, google } = subscriptionsTo('https://jornal.example/sobral-ce/agenda.ics')
  expect(webcal).toBe('webcal://jornal.example/sobral-ce/agenda.ics')
  expect(new URL(google).searchParams.get('cid')).toBe(webcal)
})
