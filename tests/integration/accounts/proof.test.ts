import { encode } from 'next-auth/jwt'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { requestEmailChangeAction } from '#server/accounts/address/actions.ts'
import { changePasswordAction } from '#server/accounts/password/actions.ts'
import { getProof } from '#server/accounts/proof/http.ts'
import { showPersonalDataAction } from '#server/applications/actions.ts'
import { exportAudit } from '#server/audit/export/http.ts'
import { db } from '#server/platform/db/db.ts'
import { openSession } from '#server/platform/session/session-store.ts'
import { exportReports } from '#server/reports/export/http.ts'
import { exportSubscriptions } from '#server/subscriptions/export/http.ts'
import { assignRoleAction, removeRoleAction } from '#server/users/actions.ts'
import { exportUsers } from '#server/users/export/http.ts'
import { inviteAction } from '#server/users/invitations/actions.ts'
import { given } from '#tests/support/given.ts'

const request = vi.hoisted(() => ({ cookies: new Map<string, string>() }))
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ 'x-forwarded-for': '203.0.113.50' }),
  cookies: async () => ({
    getAll: () => [...request.cookies].map(([name, value]) => ({ name, value })),
    set: (name: string, value: string) => request.cookies.set(name, value),
  }),
}))

beforeEach(() => request.cookies.clear())

/** A master's session whose last proof is some minutes old, in this request's cookies. */
async function master(minutes: number) {
  const { id } = await given.master()
  const sid = await openSession(db(), id, '')
  await db().session.update({ where: { id: sid }, data: { provedAt: new Date(Date.now() - minutes * 60_000) } })
  const token = await encode({ token: { sid }, secret: process.env.AUTH_SECRET ?? '' })
  request.cookies.set('next-auth.session-token', token)
  const headers = { cookie: `next-auth.session-token=${token}`, 'x-forwarded-for': '203.0.113.50' }
  return { get: (path: string) => new Request(`http://localhost:3000${path}`, { headers }) }
}

const actions = {
  assignRoleAction,
  removeRoleAction,
  inviteAction,
  showPersonalDataAction,
  changePasswordAction,
  requestEmailChangeAction,
}
const files = { exportUsers, exportSubscriptions, exportAudit, exportReports }

describe('without a proof of the last ten minutes', () => {
  test.each(Object.entries(actions))('%s asks for one, whatever its input', async (_, act) => {
    await master(11)
    expect((await (act as (input: unknown) => Promise<{ serverError?: { code: string } }>)({})).serverError?.code).toBe(
      'proof_needed',
    )
  })

  test.each(Object.entries(files))('%s gives no file', async (_, give) => {
    const { get } = await master(11)
    const answer = await give(get('/api/export/x'))
    expect([answer.status, await answer.text()]).toEqual([403, 'Confirme que é você para continuar.\n'])
  })
})

test('a download learns beforehand whether a proof is needed', async () => {
  for (const [minutes, proved] of [
    [11, false],
    [9, true],
  ] as const) {
    const { get } = await master(minutes)
    expect(await (await getProof(get('/api/session/proof'))).json()).toEqual({ proved })
  }
  expect((await getProof(new Request('http://localhost:3000/api/session/proof'))).status).toBe(401)
})
