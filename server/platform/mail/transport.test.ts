import { expect, test } from 'vitest'
import { HandoverError, judge } from './transport.ts'

const failed = (
  fields: { responseCode?: number; command?: string; code?: string; timeoutType?: string },
  begun = false,
) => new HandoverError(Object.assign(new Error('failed'), fields), begun)

test.each([
  ['an unknown recipient', { responseCode: 550, command: 'RCPT TO' }, false, 'refused'],
  ['a full mailbox', { responseCode: 452, command: 'RCPT TO' }, false, 'later'],
  ['greylisting after the message', { responseCode: 451, command: 'DATA' }, true, 'later'],
  ['a message that the server calls spam', { responseCode: 554, command: 'DATA' }, true, 'refused'],
  ['no connection', { code: 'ESOCKET', command: 'CONN' }, false, 'outage'],
  ['a connection that broke before the message', { code: 'ECONNECTION', command: 'CONN' }, false, 'outage'],
  ['a connection that broke within the message', { code: 'ECONNECTION', command: 'CONN' }, true, 'uncertain'],
  ['a server that never answers the message', { code: 'EABORT' }, true, 'uncertain'],
  [
    'a server that never answers for the recipient',
    { code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' },
    false,
    'silent',
  ],
  ['an invalid address', { code: 'EENVELOPE', command: 'API' }, false, 'refused'],
] as const)('%s', (_name, fields, begun, verdict) => expect(judge(failed(fields, begun))).toBe(verdict))

test('the enhanced code of a reply is read', () => {
  const status = (response: string) => new HandoverError(Object.assign(new Error('x'), { response }), false).status
  expect(status('550 5.1.1 <x>: no such user')).toBe('5.1.1')
  expect(status('450-4.2.2 full')).toBe('4.2.2')
  expect(status('550 no such user, see 5.1.1')).toBe('')
})
