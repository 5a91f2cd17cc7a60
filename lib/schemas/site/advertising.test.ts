import { expect, test } from 'vitest'
import { advertisingFields, wrongAdsTxtLine } from './advertising.ts'

test.each([
  '',
  '# só um comentário',
  'google.com, pub-0000000000000000, DIRECT, f08c47fec0942fa0',
  'rede.com.br,1234,reseller # com comentário',
  'contact=anuncios@jornal.example\nownerdomain = jornal.example',
])('is an ads.txt: %s', text => {
  expect(wrongAdsTxtLine(text)).toBeNull()
})

test.each([
  ['google.com', 1],
  ['# ok\n\ngoogle.com, pub-1, DIRETO', 3],
  ['google.com, pub-1, DIRECT\n<script>alert(1)</script>', 2],
])('is none: %j', (text, line) => {
  expect(wrongAdsTxtLine(text)).toBe(line)
  const { error } = advertisingFields.safeParse({ networkCode: '', adsTxt: text })
  expect(error?.issues[0]?.message).toContain(`linha ${line} `)
})

test.each(['123', 'abc', '12345678901234567890123', '1234/../5678'])('is no network code: %s', networkCode => {
  expect(advertisingFields.safeParse({ networkCode, adsTxt: '' }).success).toBe(false)
})
