import { connect, type LookupFunction } from 'node:net'
import { expect, test } from 'vitest'
import { takeOutside } from '../support/strict.ts'

/** An address of the documentation (RFC 5737): nobody has it. */
const far = '192.0.2.1'
const pinned: LookupFunction = (_host, _options, found) => found(null, [{ address: far, family: 4 }])

const ways: [string, () => Promise<unknown>][] = [
  ['fetch', () => fetch('https://api.mercadopago.com/users/me')],
  ['a socket', () => new Promise((_, reject) => connect(443, far).on('error', reject))],
  [
    'a name with a lookup of its own',
    () =>
      new Promise((_, reject) => connect({ host: 'api.stripe.com', port: 443, lookup: pinned }).on('error', reject)),
  ],
]

test.each(ways)('%s reaches no other machine in a test', async (_way, attempt) => {
  await expect(attempt()).rejects.toThrow()
  expect(takeOutside()).toHaveLength(1)
})
