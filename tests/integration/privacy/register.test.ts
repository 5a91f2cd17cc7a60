import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { readListState } from '#lib/list/state.ts'
import { privacyList } from '#lib/privacy/privacy-list.ts'
import { registeredRequest } from '#lib/schemas/privacy.ts'
import { db } from '#server/platform/db/db.ts'
import { closeRequest } from '#server/privacy/commands/close-request.ts'
import { registerRequest } from '#server/privacy/commands/register-request.ts'
import { requestCorrection } from '#server/privacy/commands/request-correction.ts'
import { exportRegister } from '#server/privacy/http.ts'
import { countDueRequests, listRegister } from '#server/privacy/queries/register.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

const message = 'Meu nome é com dois enes.'
const state = (parameters: Record<string, string> = {}) => readListState(privacyList, parameters)
const request = (own: object) =>
  registeredRequest.parse({ email: `${randomUUID()}@teste.local`, kind: 'correction', ...own })
const requestsOf = (userId: string) => db().privacyRequest.findMany({ where: { userId } })

test('a correction waits fifteen days at most, and a master closes it with a note', async () => {
  const [reader, master] = [await given.reader(), await given.master()]
  await requestCorrection(reader, { message })
  const [row] = await requestsOf(reader.id)
  expect((row?.dueAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(15 * 86_400_000)
  const found = await listRegister(master, state({ busca: reader.email }))
  expect(found.rows).toMatchObject([{ id: row?.id, closable: true, person: { email: reader.email }, message }])
  await closeRequest(master, { id: row?.id ?? '', note: 'Corrigido.' })
  expect(await requestsOf(reader.id)).toMatchObject([{ status: 'done', note: 'Corrigido.' }])
  expect(await refusal(closeRequest(master, { id: row?.id ?? '', note: 'De novo.' }))).toBe('privacy_request_closed')
  expect((await listRegister(master, state({ situacao: 'encerrados', busca: reader.id }))).rows).toHaveLength(1)
})

test('three open corrections of a person are enough, also of simultaneous ones', async () => {
  const reader = await given.reader()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      requestCorrection(reader, { message }).then(
        () => 'asked',
        error => error.code,
      ),
    ),
  )
  expect(answers.filter(answer => answer === 'asked')).toHaveLength(3)
})

test('only masters read, enter and close (abuse case 7)', async () => {
  const former = await given.master()
  await db().userRole.deleteMany({ where: { userId: former.id } })
  const strangers = [
    anonymous,
    await given.reader(),
    await given.author(),
    await given.editor(),
    { ...former, roles: [] },
  ]
  const reader = await given.reader()
  await requestCorrection(reader, { message })
  const [row] = await requestsOf(reader.id)
  for (const stranger of strangers) {
    expect(await refusal(listRegister(stranger, state()))).toBe('forbidden')
    expect(await refusal(registerRequest(stranger, request({})))).toBe('forbidden')
    expect(await refusal(closeRequest(stranger, { id: row?.id ?? '', note: 'Nada.' }))).toBe('forbidden')
  }
  expect(await requestsOf(reader.id)).toEqual([row])
  expect((await exportRegister(new Request('http://localhost/x'))).status).toBe(401)
})

test('a letter of a person with an account begins what it asks for', async () => {
  const [reader, master] = [await given.reader(), await given.master()]
  await registerRequest(master, request({ email: reader.email, kind: 'erasure', madeAt: '2026-01-10' }))
  const user = await db().user.findUniqueOrThrow({ where: { id: reader.id } })
  expect(user.eraseAt?.getTime()).toBeGreaterThan(Date.now() + 13.9 * 86_400_000)
  const [row] = await requestsOf(reader.id)
  expect(row).toMatchObject({ byHand: true, createdAt: new Date('2026-01-10T12:00:00Z') })
  expect((await countDueRequests()).late).toBeGreaterThan(0)
  expect(await refusal(closeRequest(master, { id: row?.id ?? '', note: 'Feito.' }))).toBe('privacy_request_closed')
})

test('of a person without an account the register keeps the address until the request is closed', async () => {
  const master = await given.master()
  const input = request({ kind: 'erasure', message: 'Apaguem a minha candidatura.' })
  await registerRequest(master, input)
  const row = await db().privacyRequest.findFirstOrThrow({ where: { contact: input.email } })
  await closeRequest(master, { id: row.id, note: 'Candidatura apagada.' })
  expect(await db().privacyRequest.findUnique({ where: { id: row.id } })).toMatchObject({ contact: '', status: 'done' })
})
