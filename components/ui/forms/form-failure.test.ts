import { UnrecognizedActionError } from 'next/dist/client/components/unrecognized-action-error.js'
import { toast } from 'sonner'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ActionError } from '#lib/outcome.ts'
import { doneOf, sayError, sayFirst, unreachable } from './form-failure.ts'

const failure = 'Não foi possível enviar a review.'
const error = (own: Partial<ActionError>): ActionError =>
  ({ code: 'conflict', message: 'Já mudou.', fields: {}, ...own }) as ActionError
let said = vi.spyOn(toast, 'error')
beforeEach(() => {
  said = vi.spyOn(toast, 'error').mockReturnValue(1)
  vi.spyOn(toast, 'dismiss').mockReturnValue(1)
})

const first = () =>
  said.mock.calls[0]?.map(part => (typeof part === 'object' && part && 'description' in part ? part.description : part))

test.each([
  ['no answer', () => Promise.reject(new Error('offline')), unreachable],
  ['a text of Next', () => Promise.reject(new Error('An unexpected response was received.')), unreachable],
  [
    'a new version without the action',
    () => Promise.reject(new UnrecognizedActionError('Server Action "x" was not found on the server.')),
    expect.stringContaining('O site foi atualizado'),
  ],
  ['a refusal', async () => ({ serverError: error({}) }), 'Já mudou.'],
])('a form begins with its own sentence after %s (GEN-12)', async (_, request, description) => {
  expect(await doneOf(request(), { setError: () => {}, failure })).toBeNull()
  expect(first()).toEqual([failure, description])
})

test('so does an ended session, with a way to sign in', () => {
  sayError(error({ code: 'signed_out', message: 'Sua sessão terminou. Entre novamente para continuar.' }), failure)
  expect(first()).toEqual([failure, expect.stringContaining('Sua sessão terminou.')])
})

test('the first message of a form is a toast too (GEN-4)', () => {
  const message = (text: string) => ({ type: 'custom', message: text })
  sayFirst({ email: message('Email inválido'), cpf: message('CPF deve ter 11 dígitos') })
  expect(said.mock.calls.map(([title]) => title)).toEqual(['Email inválido'])
})

test('so is a refusal of a field', async () => {
  const refused = async () => ({ serverError: error({ fields: { slug: 'Este endereço já está em uso.' } }) })
  await doneOf(refused(), { setError: () => {}, failure })
  expect(first()).toEqual([failure, 'Este endereço já está em uso.'])
})
