import { expect, test } from 'vitest'
import { googleTest } from './google.ts'

test('a key that is too long is not parsed (abuse case 21)', () => {
  const { error } = googleTest.safeParse({ key: `[${'{},'.repeat(10_000)}{}]`, propertyId: '', networkCode: '' })
  expect(error?.issues.map(({ message }) => message)).toEqual(['Chave muito longa'])
})
