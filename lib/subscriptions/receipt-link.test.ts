import { expect, test } from 'vitest'
import { safeLink } from './receipt-link.ts'

test.each(['https://pay.stripe.com/receipts/1', 'http://localhost:5390/_double/invoice/in_1', 'http://127.0.0.1:1/r'])(
  '%s is shown',
  address => expect(safeLink(address)).toBe(address),
)

test.each(['http://pay.example/r', 'http://localhost.example/r', 'javascript:alert(1)', 'data:text/html,1', '/r', ''])(
  '%s is not',
  address => expect(safeLink(address)).toBeNull(),
)
