import { encode } from 'next-auth/jwt'
import { beforeAll, expect, test, vi } from 'vitest'
import { anonymous, type SignedIn } from '#lib/actor.ts'
import type { Parameters } from '#lib/addresses/parameters.ts'
import { readListState } from '#lib/list/state.ts'
import { subscriptionList } from '#lib/subscriptions/subscription-list.ts'
import { makeSubscription } from '#prisma/seed/factories.ts'
import { db } from '#server/platform/db/db.ts'
import { openSession } from '#server/platform/session/session-store.ts'
import { exportSubscriptions } from '#server/subscriptions/export/http.ts'
import { eachSubscription, listSubscriptions } from '#server/subscriptions/queries.ts'
import { findSubscriptionRecord } from '#server/subscriptions/record/queries.ts'
import { given } from '../../support/given.ts'
import { refusal } from '../../support/refusal.ts'

const request = vi.hoisted(() => ({ cookies: new Map<string, string>() }))
vi.mock('next/headers', () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ getAll: () => [...request.cookies].map(([name, value]) => ({ name, value })) }),
}))

const state = (parameters: Parameters = {}) => readListState(subscriptionList, parameters)
const list = (parameters: Parameters = {}) => listSubscriptions(master, state(parameters))
const namesIn = async (parameters: Parameters) => (await list(parameters)).rows.map(({ person }) => person.name)

let master: SignedIn

async function subscriber(name: string, status: 'active' | 'cancelled' | 'past_due' | 'incomplete') {
  const person = await given.person([], name)
  await makeSubscription({ userId: person.id, status, start: new Date(0), end: new Date('2027-01-01T12:00:00Z') })
  return person
}

beforeAll(async () => {
  master = await given.master()
  await subscriber('Inês Araújo', 'active')
  await subscriber('=cmd|calc', 'past_due')
  for (let i = 0; i < 60; i++) await subscriber(`Leitora ${i}`, i % 2 ? 'cancelled' : 'incomplete')
})

test('a search finds names and e-mails without accents, also after a person was renamed', async () => {
  expect(await namesIn({ busca: 'ines ARAUJO' })).toEqual(['Inês Araújo'])
  const person = await subscriber('Nome de Antes', 'active')
  await db().profile.update({ where: { id: person.id }, data: { fullName: 'Conceição Depois' } })
  expect(await namesIn({ busca: 'conceicao' })).toEqual(['Conceição Depois'])
  expect(await namesIn({ busca: person.email })).toEqual(['Conceição Depois'])
  expect(await namesIn({ busca: '%%% abc_%' })).toEqual([])
})

test('plan, method and provider narrow the list, which shows what is paid', async () => {
  const person = await given.person([], 'Anita Boleto')
  const term = { start: new Date(0), end: new Date('2027-01-01T12:00:00Z') }
  await makeSubscription({ userId: person.id, ...term, plan: 'yearly', priceCents: 50_000, method: 'boleto' })
  for (const filter of [{ plano: 'yearly' }, { meio: 'boleto' }, { plano: 'yearly', meio: 'boleto', provedor: 'demo' }])
    expect(await namesIn(filter)).toEqual(['Anita Boleto'])
  expect(await namesIn({ provedor: 'stripe' })).toEqual([])
  expect((await list({ meio: 'boleto' })).rows).toMatchObject([{ priceCents: 50_000, renews: false }])
  const file = await (await download(master, '?meio=boleto')).text()
  expect(file).toContain('"Anual";"500,00";"Boleto";"Demonstração";"Não"')
})

test('one subscription has its ledger and its changes; an unknown id has none', async () => {
  const person = await given.person([], 'Com Movimento')
  const id = await makeSubscription({ userId: person.id, start: new Date(0), end: new Date('2027-01-01T12:00:00Z') })
  const entry = { subscriptionId: id, provider: 'demo', currency: 'BRL', method: 'card', paymentId: 'p1' } as const
  for (const [kind, day] of [
    ['payment', 1],
    ['refund', 3],
  ] as const) {
    const occurredAt = new Date(Date.UTC(2026, 9, day, 12))
    await db().ledgerEntry.create({ data: { ...entry, kind, providerId: kind, amountCents: 5_000, occurredAt } })
  }
  const record = await findSubscriptionRecord(master, id)
  expect(record?.person).toMatchObject({ name: 'Com Movimento' })
  expect(record?.entries.map(({ kind }) => kind)).toEqual(['refund', 'payment'])
  for (const none of ['x', crypto.randomUUID()]) expect(await findSubscriptionRecord(master, none)).toBeNull()
  const former = { ...(await given.master()), roles: [] }
  for (const actor of [anonymous, person, await given.author(), await given.editor(), former])
    expect(await refusal(findSubscriptionRecord(actor, id))).toBe('forbidden')
})

test('nobody but a master reads or downloads the list (abuse cases 3, 7 and 9)', async () => {
  const former = await given.master()
  await db().userRole.deleteMany({ where: { userId: former.id } })
  const before = await db().auditEntry.count({ where: { action: 'subscription.exported' } })
  const people = [anonymous, await given.reader(), await given.subscriber(), await given.author(), await given.editor()]
  for (const actor of [...people, { ...former, roles: [] }]) {
    expect(await refusal(listSubscriptions(actor, state()))).toBe('forbidden')
    expect(() => eachSubscription(actor, state())).toThrow('forbidden')
  }
  for (const person of [...people.filter(({ id }) => id), former]) expect((await download(person)).status).toBe(403)
  expect((await download(anonymous)).status).toBe(401)
  expect(await db().auditEntry.count({ where: { action: 'subscription.exported' } })).toBe(before)
})

test('the export has no formula, and is audited without a name (abuse case 17)', async () => {
  const answer = await download(master, '?status=past_due')
  const file = await answer.text()
  expect(file).toContain(`"'=cmd|calc"`)
  expect(file).toContain('"Atrasada"')
  const [entry] = await db().auditEntry.findMany({
    where: { action: 'subscription.exported', actorId: master.id },
    orderBy: { id: 'desc' },
  })
  expect(entry?.details).toEqual({ status: 'past_due', plan: null, method: null, provider: null })
})

async function download({ id }: { id: string | null }, query = ''): Promise<Response> {
  request.cookies.clear()
  if (id) {
    const token = { sid: await openSession(db(), id, '') }
    request.cookies.set('next-auth.session-token', await encode({ token, secret: process.env.AUTH_SECRET ?? '' }))
  }
  const cookie = [...request.cookies].map(pair => pair.join('=')).join('; ')
  return exportSubscriptions(new Request(`http://jornal.test/api/export/assinaturas${query}`, { headers: { cookie } }))
}
