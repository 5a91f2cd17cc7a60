import { describe, expect, test } from 'vitest'
import { afterBounce, type Bouncing, refusalKind } from './bounce.ts'

const active = { status: 'active', softBounces: 0 } as const

describe('a report', () => {
  test('of an address that does not work ends the subscription at once', () => {
    expect(afterBounce(active, 'hard').status).toBe('bounced')
    expect(afterBounce({ status: 'pending', softBounces: 0 }, 'hard').status).toBe('bounced')
  })

  test('of a passing trouble ends it at the third time in a row', () => {
    const twice = afterBounce(afterBounce(active, 'soft'), 'soft')
    expect(twice).toEqual({ status: 'active', softBounces: 2 })
    expect(afterBounce(twice, 'soft')).toEqual({ status: 'bounced', softBounces: 3 })
    expect(afterBounce({ ...twice, softBounces: 0 }, 'soft').status).toBe('active')
  })

  test('of spam ends every subscription, and a refusal none that had ended', () => {
    for (const status of ['active', 'pending', 'unsubscribed', 'bounced', 'complained'] as const)
      expect(afterBounce({ status, softBounces: 0 }, 'complaint').status).toBe('complained')
    for (const status of ['unsubscribed', 'bounced', 'complained'] as const)
      expect(afterBounce({ status, softBounces: 2 }, 'hard').status).toBe(status)
  })
})

test('a report that anybody could have written never ends a subscription, and leaves the end to the next true one', () => {
  let state: Bouncing = active
  for (let report = 0; report < 5; report++) state = afterBounce(state, 'soft', '4.2.2', true)
  expect(state).toEqual({ status: 'active', softBounces: 2 })
  expect(afterBounce(state, 'soft', '4.2.2').status).toBe('bounced')
  expect(afterBounce({ status: 'bounced', softBounces: 3 }, 'soft', '4.2.2', true).softBounces).toBe(3)
})

test('a refusal because of us ends nothing, however often', () => {
  expect(afterBounce({ status: 'active', softBounces: 2 }, 'soft', '5.7.1').softBounces).toBe(2)
})
test.each([
  ['5.1.1', 'hard'],
  ['5.1.10 recipient not found', 'hard'],
  ['5.1.8', 'soft'],
  ['5.2.2', 'soft'],
  ['5.7.1', 'soft'],
  ['4.2.2', 'soft'],
  ['smtp; 550 no such user', 'hard'],
  ['smtp; 550 5.7.26 not authenticated', 'soft'],
  ['550 refused', 'soft'],
  ['451 try later', 'soft'],
  ['', null],
])('the codes “%s” are %s', (code, kind) => expect(refusalKind(code)).toBe(kind))
