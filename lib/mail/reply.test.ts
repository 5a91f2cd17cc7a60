import { expect, test } from 'vitest'
import { blamedBy } from './reply.ts'

test.each([
  ['550 No Such User Here', 'mailbox'],
  ['550 "JunkMail rejected - host [1.2.3.4] is in an RBL"', 'sender'],
  ['550 Your IP address 1.2.3.4 is listed at zen.example.org', 'sender'],
  ['550 SPF: 1.2.3.4 não autorizado', 'sender'],
  ['550 User reports this as spam', null],
  ['550 refused', null],
  ['all recipients were rejected: 550 refused', null],
] as const)('“%s” blames %s', (reply, whom) => expect(blamedBy(reply)).toBe(whom))
