import { expect, test } from 'vitest'
import type { z } from 'zod'
import { claimMasterInput, profileFields, signInFields, signUpFields } from './account.ts'
import { roleChange } from './users.ts'

const firstMessage = (schema: z.ZodType, input: unknown) => schema.safeParse(input).error?.issues[0]?.message

const signUp = { fullName: 'Dora Quaresma', email: 'dora@exemplo.com.br', password: 'Capivara9' }
const profile = { fullName: 'Dora Quaresma', avatarUrl: '', bio: '' }

test.each([
  [{ email: 'dora' }, 'Email inválido'],
  [{ email: '' }, 'Email inválido'],
  [{ email: 'a@b.co\r\nBcc: c@d.co' }, 'Email inválido'],
  [{ email: `${'d'.repeat(250)}@exemplo.com` }, 'Email muito longo'],
  [{ password: 'Curta1' }, 'Senha deve ter pelo menos 8 caracteres'],
  [{ password: `A1${'a'.repeat(99)}` }, 'Senha muito longa'],
  [{ password: 'capivara9' }, 'Senha deve conter pelo menos uma letra maiúscula'],
  [{ password: 'Capivaras' }, 'Senha deve conter pelo menos um número'],
  [{ password: 'Senha123' }, 'Senha muito comum. Escolha outra'],
  [{ fullName: ' D ' }, 'Nome deve ter pelo menos 2 caracteres'],
  [{ fullName: 'D'.repeat(101) }, 'Nome muito longo'],
  [{ fullName: 'Dora\nQuaresma' }, 'Nome inválido'],
  [{ fullName: { toString: 'x' } }, 'Nome deve ter pelo menos 2 caracteres'],
])('sign-up with %j gives: %s', (wrong, message) => {
  expect(firstMessage(signUpFields, { ...signUp, ...wrong })).toBe(message)
})

test('of several mistakes the first on the screen comes first', () => {
  const nothing = { fullName: '', email: '', password: '' }
  expect(firstMessage(signUpFields, nothing)).toBe('Nome deve ter pelo menos 2 caracteres')
  expect(firstMessage(signUpFields, { ...nothing, fullName: signUp.fullName })).toBe('Email inválido')
})

test('an e-mail is trimmed and lower-cased, and unknown fields are dropped', () => {
  expect(signUpFields.parse({ ...signUp, email: ' Dora@Exemplo.com.BR ', role: 'master', id: '1' })).toEqual(signUp)
})

test.each([
  [{ email: 'dora', password: 'x' }, 'Email inválido'],
  [{ email: ' ', password: 'x' }, 'Informe um e-mail e uma senha.'],
  [{}, 'Informe um e-mail e uma senha.'],
  [{ email: 'dora@exemplo.com', password: '' }, 'Senha é obrigatória'],
  [{ email: 'dora@exemplo.com' }, 'Senha é obrigatória'],
])('sign-in with %j gives: %s', (input, message) => {
  expect(firstMessage(signInFields, input)).toBe(message)
})

test.each([
  [{ fullName: '' }, 'Nome deve ter pelo menos 2 caracteres'],
  [{ avatarUrl: 'javascript:alert(1)' }, 'URL inválida'],
  [{ avatarUrl: 'data:image/png;base64,AAAA' }, 'URL inválida'],
  [{ avatarUrl: '//outro.example/a.png' }, 'URL inválida'],
  [{ bio: 'b'.repeat(501) }, 'Biografia deve ter no máximo 500 caracteres'],
])('a profile with %j gives: %s', (wrong, message) => {
  expect(firstMessage(profileFields, { ...profile, ...wrong })).toBe(message)
})

test('a profile picture may be on this site, on another, or missing', () => {
  expect(profileFields.parse({ ...profile, avatarUrl: '/uploads/a.webp' }).avatarUrl).toBe('/uploads/a.webp')
  expect(profileFields.parse({ ...profile, avatarUrl: 'https://exemplo.com/a.png' }).avatarUrl).toBe(
    'https://exemplo.com/a.png',
  )
  expect(profileFields.parse(profile).avatarUrl).toBeNull()
})

test.each([
  [{ userId: '1', role: 'author' }, 'Escolha uma pessoa'],
  [{ role: 'author' }, 'Escolha uma pessoa'],
  [{ userId: crypto.randomUUID() }, 'Escolha um papel'],
  [{ userId: crypto.randomUUID(), role: 'owner' }, 'Escolha um papel'],
])('a role change with %j gives: %s', (input, message) => {
  expect(firstMessage(roleChange, input)).toBe(message)
})

test('a claim of the master role may lack a code', () => {
  expect(claimMasterInput.parse({})).toEqual({ code: '' })
})
