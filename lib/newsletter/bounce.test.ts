import { describe, expect, test } from 'vitest'
import { afterBounce, type Bouncing, judgeRefusal } from './bounce.ts'

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

describe('a refusal', () => {
  test.each([
    ['5.1.1', '', 'hard', '5.1.1'],
    ['5.1.8', '', 'soft', '5.1.8'],
    ['5.1.0', '', 'soft', '5.1.0'],
    ['5.2.1', '', 'soft', '5.2.1'],
    ['5.2.2', '', 'soft', '5.2.2'],
    ['5.7.1', '', 'soft', '5.7.1'],
    ['4.2.2', '', 'soft', '4.2.2'],
    // The server's own words and code count before the status that a relay made of them.
    ['5.1.1', '552 5.2.2 Over quota', 'soft', '5.2.2'],
    ['5.1.1', '550 5.7.1 IP address is on the block list of the recipient', 'soft', '5.7.1'],
    ['5.1.1', '550 refused', 'soft', '5.1.1'],
    ['5.1.0', '550 5.1.0 1.2.3.4 is not allowed to send from <jornal.test> per its SPF Record', 'soft', '5.7.0'],
    ['5.2.1', '550-5.2.1 The user is receiving mail at a rate that prevents additional messages', 'soft', '5.2.1'],
    ['5.2.1', '550 5.2.1 <ana@exemplo.com>... User unknown', 'hard', '5.2.1'],
    [
      '5.4.1',
      '550 5.4.1 Recipient address rejected: Access denied. [AM7.prod.protection.outlook.com]',
      'hard',
      '5.4.1',
    ],
    [
      '5.1.351',
      '550 5.1.351 Remote server returned unknown recipient -> 550 5.1.1 <ana@exemplo.com>: User unknown',
      'hard',
      '5.1.1',
    ],
    ['5.5.0', '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302).', 'hard', '5.5.0'],
    ['5.5.0', '550 Requested action not taken: mailbox unavailable (-0000000022:2222:-0000000022)', 'hard', '5.5.0'],
    [
      '5.4.4',
      'Host or domain name not found. Name service error for name=exemplo.com type=A: Host not found',
      'hard',
      '5.4.4',
    ],
    ['5.7.1', '553 Invalid recipient', 'hard', '5.7.1'],
    ['', '550 no such user', 'hard', ''],
    // Code and words that contradict each other are doubt, and doubt is soft.
    ['5.7.1', '550 5.7.1 <ana@exemplo.com>: Recipient address rejected: User unknown', 'soft', '5.7.1'],
    ['', '550 5.3.0 Other mail system problem: unknown user', 'soft', '5.3.0'],
    ['4.1.1', '450 4.1.1 <ana@exemplo.com>: Recipient address rejected: User unknown', 'soft', '4.1.1'],
    ['', '550 : User unknown', 'soft', ''],
    ['', '550 5.7.26 not authenticated', 'soft', '5.7.26'],
    ['', '554 Your IP is listed', 'soft', '5.7.0'],
    ['', '552 5.3.4 Message size exceeds fixed limit', 'soft', '5.3.4'],
    ['', '550 refused', 'soft', ''],
    ['', '451 try later', 'soft', ''],
  ])('with the status “%s” and the words “%s” is %s', (status, reply, kind, code) =>
    expect(judgeRefusal({ reply, status })).toEqual({ kind, code }),
  )

  test('of the message, after the server took the recipient, is hard only by a code of its own', () => {
    expect(judgeRefusal({ reply: '550 Unknown user', isAfterData: true })?.kind).toBe('soft')
    expect(judgeRefusal({ reply: '550 5.1.1 Unknown user', isAfterData: true })?.kind).toBe('hard')
  })

  test('is none where a server says that it delivered, or nothing', () => {
    expect(judgeRefusal({ reply: '', status: '2.1.5' })).toBeNull()
    expect(judgeRefusal({ reply: 'Volto dia 3.' })).toBeNull()
  })
})

test('what was refused because of us or of the message ends nothing, however often', () => {
  for (const code of ['5.7.1', '5.1.8', '5.3.4', '5.6.0'])
    expect(afterBounce({ status: 'active', softBounces: 2 }, 'soft', code)).toEqual({
      status: 'active',
      softBounces: 2,
    })
})
