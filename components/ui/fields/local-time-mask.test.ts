import { expect, test } from 'vitest'
import { maskedTime } from './local-time-mask.ts'

const typing = (keys: string) => [...keys].reduce((text, key) => maskedTime(text, text + key), '')

test.each(['211120261405', '21/11/2026 14:05', '21/11/20261405', '21/11/2026 14h05'])('%s', keys => {
  expect(typing(keys)).toBe('21/11/2026 14:05')
})

test('deleting, pasting and changing the middle stay as they are', () => {
  expect(maskedTime('21/', '21')).toBe('21')
  expect(maskedTime('', '21/11/2026 14:05')).toBe('21/11/2026 14:05')
  expect(maskedTime('1/11', '21/11')).toBe('21/11')
})
