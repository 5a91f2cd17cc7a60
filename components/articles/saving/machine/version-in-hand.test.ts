import { expect, test } from 'vitest'
import { holdVersion, versionInHand } from './version-in-hand.ts'

test('one decides on what the form beside has come to, and hears once of what others changed in it', () => {
  expect(versionInHand('a', { rendered: 3, known: 3 })).toEqual({ version: 3, isNews: false })
  holdVersion('a', { version: 5, mergedVersion: 0 })
  expect(versionInHand('a', { rendered: 3, known: 3 })).toEqual({ version: 5, isNews: false })
  holdVersion('a', { version: 8, mergedVersion: 7 })
  expect(versionInHand('a', { rendered: 3, known: 3 })).toEqual({ version: 8, isNews: true })
  expect(versionInHand('a', { rendered: 3, known: 8 })).toEqual({ version: 8, isNews: false })
})

test('without a form beside, a page that was made anew is news, until it was told', () => {
  expect(versionInHand('c', { rendered: 5, known: 3 })).toEqual({ version: 5, isNews: true })
  expect(versionInHand('c', { rendered: 5, known: 5 })).toEqual({ version: 5, isNews: false })
})
