import { expect, test } from 'vitest'
import { maskedPhone, phoneIn } from './phone.ts'

test.each([
  ['(87) 99999-8888', '+5587999998888'],
  ['+55 87 99999-8888', '+5587999998888'],
  ['+351 912 345 678', '+351912345678'],
  // A landline receives no message.
  ['(87) 3333-4444', null],
  ['99999-8888', null],
  ['ana@jornal.local', null],
  ['87999998888\r\nX: y', null],
  ['', null],
])('%j is the number %j', (text, phone) => {
  expect(phoneIn(text)).toBe(phone)
})

test('of a number only its end is shown', () => {
  expect(maskedPhone('+5587999998888')).toBe('••••• 8888')
})
