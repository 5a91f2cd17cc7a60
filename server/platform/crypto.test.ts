import { expect, test } from 'vitest'
import { type Cell, DecryptionError, keyringOf } from './crypto.ts'

const first = 'a first secret that only tests know 1'
const second = 'a second secret that only tests know'
const cell: Cell = { table: 'payees', column: 'cpf', id: '0198c0de-0000-7000-8000-000000000001' }
const value = '123.456.789-09 José'
const ring = keyringOf([first])

const reasonOf = (attempt: () => unknown) => {
  try {
    attempt()
  } catch (error) {
    if (error instanceof DecryptionError) return error.reason
    throw error
  }
  return null
}

test('a value is encrypted and decrypted, with another ciphertext each time', () => {
  const texts = Array.from({ length: 20 }, () => ring.encrypt(cell, value))
  expect(new Set(texts).size).toBe(20)
  for (const text of texts) expect(ring.decrypt(cell, text)).toBe(value)
  for (const odd of ['', 'x', '😀\u0000\n', 'y'.repeat(100_000)]) {
    expect(ring.decrypt(cell, ring.encrypt(cell, odd))).toBe(odd)
  }
})

test('a ciphertext decrypts in its own cell and in no other', () => {
  const text = ring.encrypt(cell, value)
  for (const other of [{ id: `${cell.id.slice(0, -1)}2` }, { column: 'pix' }, { table: 'users' }]) {
    expect(reasonOf(() => ring.decrypt({ ...cell, ...other }, text))).toBe('not_authentic')
  }
  // The same letters split differently between the parts are another name.
  const joined = ring.encrypt({ table: 'a', column: 'b', id: 'c' }, value)
  expect(reasonOf(() => ring.decrypt({ table: 'a","b', column: '', id: 'c' }, joined))).toBe('not_authentic')
})

test('a ciphertext changed or cut anywhere does not decrypt', () => {
  const text = ring.encrypt(cell, value)
  for (let at = 0; at < text.length; at++) {
    expect(
      reasonOf(() => ring.decrypt(cell, text.slice(0, at))),
      `cut at ${at}`,
    ).not.toBeNull()
  }
  const [v, key, iv, sealed] = text.split('.') as [string, string, string, string]
  const flipped = (part: string, at: number) => {
    const bytes = Buffer.from(part, 'base64url')
    bytes[at] = (bytes[at] ?? 0) ^ 1
    return bytes.toString('base64url')
  }
  const bytesOf = (part: string) => Buffer.from(part, 'base64url').length
  for (let at = 0; at < bytesOf(iv); at++) {
    expect(reasonOf(() => ring.decrypt(cell, [v, key, flipped(iv, at), sealed].join('.')))).toBe('not_authentic')
  }
  for (let at = 0; at < bytesOf(sealed); at++) {
    expect(reasonOf(() => ring.decrypt(cell, [v, key, iv, flipped(sealed, at)].join('.')))).toBe('not_authentic')
  }
  for (const none of ['', 'v2', value, `v2${text.slice(2)}`, `${text}\n`, `${text}=`, `x${text}`]) {
    expect(reasonOf(() => ring.decrypt(cell, none))).toBe('malformed')
  }
})

test('another key decrypts nothing, and the error contains neither value nor ciphertext', () => {
  const text = ring.encrypt(cell, value)
  const other = keyringOf([second])
  expect(reasonOf(() => other.decrypt(cell, text))).toBe('unknown_key')
  const [v, , iv, sealed] = text.split('.')
  const renamed = [v, other.encrypt(cell, '').split('.')[1], iv, sealed].join('.')
  expect(reasonOf(() => other.decrypt(cell, renamed))).toBe('not_authentic')
  expect(() => other.decrypt(cell, text)).toThrow(`payees.cpf of ${cell.id}: unknown_key`)
})

test('after a key change the old key decrypts, and its ciphertexts are encrypted again once', () => {
  const old = ring.encrypt(cell, value)
  const changed = keyringOf([second, first])
  expect(changed.decrypt(cell, old)).toBe(value)
  const anew = changed.rewrap(cell, old)
  expect(anew && keyringOf([second]).decrypt(cell, anew)).toBe(value)
  expect(anew && changed.rewrap(cell, anew)).toBeNull()
  expect(reasonOf(() => changed.rewrap({ ...cell, id: 'x' }, old))).toBe('not_authentic')
})

test('a blind index finds a value however it is written, in its own column alone', () => {
  const cpf = ring.blindIndex(cell, 'cpf', '123.456.789-09')
  expect(ring.blindIndex(cell, 'cpf', ' 12345678909')).toBe(cpf)
  expect(ring.blindIndex(cell, 'cpf', '12345678908')).not.toBe(cpf)
  expect(ring.blindIndex({ ...cell, table: 'users' }, 'cpf', '12345678909')).not.toBe(cpf)
  expect(keyringOf([second]).blindIndex(cell, 'cpf', '12345678909')).not.toBe(cpf)
  expect(ring.blindIndex(cell, 'email', ' Ana@Jornal.com.br')).toBe(ring.blindIndex(cell, 'email', 'ana@jornal.com.br'))
  expect(cpf).toMatch(/^[\w-]{43}$/)
  expect(keyringOf([second, first]).blindIndexes(cell, 'cpf', '12345678909')).toEqual([
    keyringOf([second]).blindIndex(cell, 'cpf', '12345678909'),
    cpf,
  ])
})
