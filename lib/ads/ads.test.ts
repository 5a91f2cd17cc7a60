import { expect, test } from 'vitest'
import { anonymous } from '../actor.ts'
import { showsAds } from './ads-for.ts'

test('subscribers see no advertising, the newsroom house banners, everybody else all', () => {
  const person = { id: 'x', roles: [], subscribed: false }
  expect(showsAds(null)).toBe('all')
  expect(showsAds(anonymous)).toBe('all')
  expect(showsAds(person)).toBe('all')
  expect(showsAds({ ...person, roles: ['author'] })).toBe('house')
  expect(showsAds({ ...person, subscribed: true })).toBe('none')
  expect(showsAds({ ...person, roles: ['master'], subscribed: true })).toBe('none')
})
