import { expect, test } from 'vitest'
import { changedByOthers, holdVersion, isBehind, versionInHand } from './version-in-hand.ts'

test('one decides on what the form beside has come to, and hears once of what others changed in it', () => {
  expect([versionInHand('a', 3), changedByOthers('a', 3)]).toEqual([3, false])
  holdVersion('a', { version: 5, takenIn: 0 })
  expect([versionInHand('a', 3), changedByOthers('a', 3)]).toEqual([5, false])
  holdVersion('a', { version: 8, takenIn: 7 })
  expect([versionInHand('a', 3), changedByOthers('a', 3)]).toEqual([8, true])
  expect(changedByOthers('a', versionInHand('a', 3))).toBe(false)
  expect([versionInHand('a', 9), isBehind('a', 9), isBehind('a', 8)]).toEqual([9, true, false])
})
