import { expect, test } from 'vitest'
import { isCommonPassword } from './common-password.ts'

test.each(['Senha123', 'P4ssw0rd2024', 'Flamengo1981', 'Brasil2026!'])('%s is a common password', password =>
  expect(isCommonPassword(password)).toBe(true),
)

test.each(['Portal2026', 'Capivara9Azul', 'Senha-do-rio-47', 'Brasil839201745', 'X7qz0lmT'])(
  '%s is not a common password',
  password => expect(isCommonPassword(password)).toBe(false),
)
