import { expect, test } from 'vitest'
import { withoutAddresses } from './without-addresses.ts'

test.each([
  ['550 <maria.silva+x@exemplo.com.br>: unknown user', '550 <…>: unknown user'],
  ['connect to postgresql://portal:segredo@127.0.0.1:5432/portal failed', 'connect to … failed'],
  ['token 0123456789abcdef0123456789abcdef0123 refused', 'token … refused'],
  ['Error: boom\n    at run (/srv/portal/server/x.ts:1:1)', 'Error: boom'],
  ["ENOENT: open '/srv/portal/.data/uploads/x'", "ENOENT: open '…'"],
])('%s', (text, shown) => expect(withoutAddresses(text)).toBe(shown))
