import { expect, test } from 'vitest'
import { maskedCpf, maskedEmail, maskedSecret } from './masked.ts'

test.each([
  [maskedCpf('12345678909'), '***.***.789-09'],
  [maskedCpf('1234567'), '***.***.***-**'],
  [maskedEmail('ana.souza@jornal.com.br'), 'a***@jornal.com.br'],
  [maskedEmail('nenhum'), '***'],
  [maskedEmail('a@b@c'), '***'],
  [maskedSecret('sk_live_abcdefg7Qx2'), '…7Qx2'],
  [maskedSecret('curto'), '****'],
])('%s is masked', (masked, expected) => {
  expect(masked).toBe(expected)
})
