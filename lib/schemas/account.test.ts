import { expect, test } from 'vitest'
import type { z } from 'zod'
import { profileFields, signInFields, signUpFields } from './account.ts'
import { roleChange } from './users.ts'

const firstMessage = (schema: z.ZodType, input: unknown) => schema.safeParse(input).error?.issues[0]?.message

const signUp = { fullName: 'Dora Quaresma', email: 'dora@exemplo.com.br', password: 'Capivara9' }
const profile = { fullName: 'Dora Quaresma', avatarUrl: '', bio: '' }

test.each([
  [{ email: 'dora' }, 'Email inválido'],
  [{ email: 'a@b.co\r\nBcc: c@d.co' }, 'Email inválido'],
  [{ email: `${'d'.repeat(250)}@exemplo.com` }, 'Email muito longo'],
  [{ password: `A1${'a'.repeat(99)}` }, 'Senha muito longa'],
  [{ fullName: 'D'.repeat(101) }, 'Nome muito longo'],
  [{ fullName: { toString: 'x' } }, 'Nome deve ter pelo menos 2 caracteres'],
])('sign-up with %j gives: %s', (wrong, message) => {
  expect(firstMessage(signUpFields, { ...signUp, ...wrong })).toBe(message)
})

test('an e-mail is trimmed and lower-cased, and unknown fields are dropped', () => {
  expect(signUpFields.parse({ ...signUp, email: ' Dora@Exemplo.com.BR ', role: 'master', id: '1' })).toEqual(signUp)
})

test.each([
  [{ email: 'dora', password: 'x' }, 'Email inválido'],
  [{ email: ' ', password: 'x' }, 'Informe um e-mail e uma senha.'],
  [{ email: 'dora@exemplo.com', password: '' }, 'Senha é obrigatória'],
])('sign-in with %j gives: %s', (input, message) => {
  expect(firstMessage(signInFields, input)).toBe(message)
})

test.each([
  [{ avatarUrl: 'javascript:alert(1)' }, 'URL inválida'],
  [{ avatarUrl: '//outro.example/a.png' }, 'URL inválida'],
  [{ bio: 'b'.repeat(501) }, 'Biografia deve ter no máximo 500 caracteres'],
])('a profile with %j gives: %s', (wrong, message) => {
  expect(firstMessage(profileFields, { ...profile, ...wrong })).toBe(message)
})

test('a profile picture may be on this site, on another, or missing', () => {
  expect(profileFields.parse({ ...profile, avatarUrl: '/uploads/a.webp' }).avatarUrl).toBe('/uploads/a.webp')
  expect(profileFields.parse(profile).avatarUrl).toBeNull()
})

test.each([
  [{ role: 'author' }, 'Escolha uma pessoa'],
  [{ userId: crypto.randomUUID(), role: 'owner' }, 'Escolha um papel'],
])('a role change with %j gives: %s', (input, message) => {
  expect(firstMessage(roleChange, input)).toBe(message)
})
