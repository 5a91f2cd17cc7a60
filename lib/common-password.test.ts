import { expect, test } from 'vitest'
import { isCommonPassword } from './common-password.ts'

test.each([
  'Senha123',
  'Senha@123',
  'P4ssw0rd2024',
  'Pa$$w0rd1',
  'Flamengo1981',
  'S3nh@123',
  '123Mudar',
  'Brasil2026!',
  'Deusefiel7',
])('%s is a common password', password => expect(isCommonPassword(password)).toBe(true))

test.each(['Portal2026', 'Capivara9Azul', 'Senha-do-rio-47', 'Brasil839201745', 'X7qz0lmT'])(
  '%s is not a common password',
  password => expect(isCommonPassword(password)).toBe(false),
)
