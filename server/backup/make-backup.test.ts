import { expect, test } from 'vitest'
import type { Storage } from '#server/platform/storage.ts'
import { makeBackup } from './make-backup.ts'

const secret = 'a-secret-that-only-tests-know-0123456789'

test.each([
  ['DATA_KEY', { DATA_KEY: `${secret}\u0007` }, /^DATA_KEY tem uma quebra.* guarde a antiga em DATA_KEY_OLD\.$/],
  ['DATA_KEY_OLD', { DATA_KEY_OLD: [secret, `${secret}\u0007`] }, /^DATA_KEY_OLD tem chaves demais/],
  ['DATA_KEY_OLD', { DATA_KEY_OLD: Array.from({ length: 101 }, () => secret) }, /^DATA_KEY_OLD tem chaves demais/],
])('an encrypted backup names the secret that no restore would take: %s', async (_, own, sentence) => {
  const secrets = { AUTH_SECRET: secret, DATA_KEY_OLD: [], ...own }
  const order = { url: 'postgresql://127.0.0.1:1/x', storage: {} as Storage, file: '/dev/null', product: '0.1.0' }
  await expect(makeBackup({ ...order, key: secret, secrets })).rejects.toThrow(sentence)
})
