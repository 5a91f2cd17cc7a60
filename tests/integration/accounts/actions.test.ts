import { encode } from 'next-auth/jwt'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ActionError } from '#lib/outcome.ts'
import { claimMasterAction, saveProfileAction } from '#server/accounts/actions.ts'
import { signUpAction } from '#server/newsletter/actions.ts'
import { db } from '#server/platform/db/db.ts'
import { openSession } from '#server/platform/session/session-store.ts'
import { given } from '#tests/support/given.ts'

// Actions read the request through Next. This mock replaces it with the test's values.
const request = vi.hoisted(() => ({ cookies: new Map<string, string>(), address: '' }))
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-forwarded-for': request.address }),
  cookies: async () => ({
    getAll: () => [...request.cookies].map(([name, value]) => ({ name, value })),
    set: (name: string, value: string) => request.cookies.set(name, value),
  }),
}))

/** Every test uses a network address of its own, because limits count by address. */
let visitors = 0

const actions = { signUpAction, claimMasterAction, saveProfileAction }
type Name = keyof typeof actions

/** Calls an action directly with arbitrary input. */
async function call(name: Name, input: unknown): Promise<{ data?: unknown; serverError?: ActionError }> {
  const action = actions[name] as (input: unknown) => Promise<{ data?: unknown; serverError?: ActionError }>
  return (await action(input)) ?? {}
}

async function signInAs(userId: string): Promise<void> {
  const sid = await openSession(db(), userId, '')
  request.cookies.set(
    'next-auth.session-token',
    await encode({ token: { sid }, secret: process.env.AUTH_SECRET ?? '' }),
  )
}

beforeEach(() => {
  request.cookies.clear()
  visitors += 1
  request.address = `203.0.113.${visitors}`
})

test('a signed-out visitor who claims sees the reason on the sign-in screen', async () => {
  await call('claimMasterAction', {})
  expect(request.cookies.get('notice')).toContain('Você precisa estar logado para continuar.')
})

test('a session that was ended meanwhile refuses the save and keeps the text', async () => {
  const { id } = await given.author()
  await signInAs(id)
  await db().session.updateMany({ where: { userId: id }, data: { revokedAt: new Date() } })
  const { serverError } = await call('saveProfileAction', { fullName: 'Dora Quaresma', avatarUrl: '', bio: '' })
  expect(serverError).toMatchObject({
    code: 'signed_out',
    message: 'Sua sessão terminou. Entre novamente para continuar.',
  })
})

test('a wrong field is named with its message', async () => {
  await signInAs((await given.reader()).id)
  const { serverError } = await call('saveProfileAction', { fullName: 'D', avatarUrl: 'javascript:x', bio: '' })
  expect(serverError?.fields).toEqual({ fullName: 'Nome deve ter pelo menos 2 caracteres', avatarUrl: 'URL inválida' })
})

test('one network that signs up repeatedly is stopped, another is not', async () => {
  const apply = () => call('signUpAction', { fullName: 'D', email: 'x', password: 'y' })
  for (let i = 0; i < 60; i++) expect((await apply()).serverError?.code).toBe('invalid')
  expect((await apply()).serverError?.code).toBe('too_many_attempts')
  request.address = '198.51.100.7'
  expect((await apply()).serverError?.code).toBe('invalid')
})
