import { expect, test } from 'vitest'
import { advertisingFields, wrongAdsTxtLine } from './advertising.ts'

test.each([
  'google.com, pub-0000000000000000, DIRECT, f08c47fec0942fa0',
  'rede.com.br,1234,reseller # com comentário',
  'contact=anuncios@jornal.example\nownerdomain = jornal.example',
])('%s is valid in ads.txt', text => {
  expect(wrongAdsTxtLine(text)).toBeNull()
})

test.each([
  ['# ok\n\ngoogle.com, pub-1, DIRETO', 3],
  ['google.com, pub-1, DIRECT\n<script>alert(1)</script>', 2],
])('%j is refused, with its first wrong line', (text, line) => {
  expect(wrongAdsTxtLine(text)).toBe(line)
  const { error } = advertisingFields.safeParse({ networkCode: '', adsTxt: text })
  expect(error?.issues[0]?.message).toContain(`linha ${line} `)
})

test.each(['123', 'abc', '12345678901234567890123', '1234/../5678'])('%s is not a network code', networkCode => {
  expect(advertisingFields.safeParse({ networkCode, adsTxt: '' }).success).toBe(false)
})
