import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { encode } from 'next-auth/jwt'
import { afterEach, expect, test } from 'vitest'
import { anonymous, type SignedIn, system } from '#lib/actor.ts'
import { makeAccount, makeByline } from '#prisma/seed/factories.ts'
import { submitApplication } from '#server/applications/commands/submit-application.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { openSession } from '#server/platform/session/session-store.ts'
import { eraseAccount } from '#server/privacy/commands/erase-account.ts'
import { requestExport } from '#server/privacy/commands/request-export.ts'
import { takeExport } from '#server/privacy/commands/take-export.ts'
import { downloadExport } from '#server/privacy/http.ts'
import { privacyJobs } from '#server/privacy/jobs.ts'
import { findOwnPrivacy } from '#server/privacy/queries/own.ts'
import { applicationWith, given } from '#tests/support/given.ts'
import { fullAccount } from '#tests/support/privacy/full-account.ts'
import { runJobs } from '#tests/support/privacy/run-jobs.ts'
import { refusal } from '#tests/support/refusal.ts'

let restoreClock = () => {}
afterEach(() => {
  restoreClock()
  restoreClock = () => {}
})

const fileOf = (id: string) => join(process.env.DATA_DIR ?? '', 'exports', `${id}.zip`)

async function exported(person: SignedIn): Promise<string> {
  await requestExport(person, {})
  await runJobs('privacy.export')
  const { id } = await db().privacyRequest.findFirstOrThrow({
    where: { userId: person.id, kind: 'export' },
    orderBy: { createdAt: 'desc' },
  })
  return id
}

async function download(person: { id: string }, id: string, provedAt?: Date): Promise<Response> {
  const sid = await openSession(db(), person.id, '')
  if (provedAt) await db().session.update({ where: { id: sid }, data: { provedAt } })
  const token = await encode({ token: { sid }, secret: process.env.AUTH_SECRET ?? '' })
  const request = new Request(`http://localhost:3000/api/privacidade/${id}`, {
    headers: { cookie: `next-auth.session-token=${token}`, 'x-forwarded-for': '203.0.113.7' },
  })
  return downloadExport(request, { params: Promise.resolve({ id }) })
}

test('the file holds everything about a person, in the clear, and no hash or key (abuse case 23)', {
  timeout: 120_000,
}, async () => {
  const { person, own, avatar } = await fullAccount(randomUUID().slice(0, 8))
  const id = await exported(person)
  const files = unzipSync(await readFile(fileOf(id)))
  const names = Object.keys(files)
  for (const name of ['conta', 'artigos', 'leituras', 'candidaturas', 'assinaturas-premium'])
    expect(names).toContain(`dados/${name}.json`)
  expect(names).toContain(`imagens/${avatar}.webp`)
  expect(names.filter(name => name.startsWith('curriculos/'))).toHaveLength(1)
  const text = (name: string) => Buffer.from(files[name] ?? []).toString()
  const all = names
    .filter(name => name.endsWith('.json'))
    .map(text)
    .join('\n')
  for (const word of [own.name, own.email, own.bio, own.device, own.network, '52998224725', 'Rua das Acácias'])
    expect(all).toContain(word)
  expect(all).not.toMatch(/argon2|password_hash|secret_hash|token_hash|search_key/)
  expect(text('dados/aparelhos.json').trim().split('\n')).toHaveLength(1)
  expect(names.filter(name => name.startsWith('curriculos/')).map(text)[0]).toContain('%PDF')
  expect(await runJobs('privacy.mail')).toBeGreaterThan(0)
})

test('one export at a time, also of two requests at once', async () => {
  const reader = await given.reader()
  const answers = await Promise.all(
    [1, 2].map(() =>
      requestExport(reader, {}).then(
        () => 'asked',
        error => error.code,
      ),
    ),
  )
  expect(answers.sort()).toEqual(['asked', 'privacy_request_open'])
  expect((await findOwnPrivacy(reader)).copy).toMatchObject({ readyUntil: null })
})

test('only its person downloads an export, after a proof, for seven days', { timeout: 60_000 }, async () => {
  const [reader, stranger, master] = [await given.reader(), await given.reader(), await given.master()]
  const id = await exported(reader)
  for (const other of [stranger, master]) {
    expect(await refusal(takeExport(other, { id }))).toBe('not_found')
    expect((await download(other, id)).status).toBe(404)
  }
  expect((await download(reader, id, new Date(Date.now() - 11 * 60_000))).status).toBe(403)
  const answer = await download(reader, id)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect(Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())))).toContain('LEIA-ME.txt')
  expect(await refusal(takeExport(reader, { id: randomUUID() }))).toBe('not_found')

  restoreClock = setClock(() => new Date(Date.now() + 7.1 * 86_400_000))
  expect((await download(reader, id)).status).toBe(404)
  await privacyJobs.find(({ job }) => job.name === 'privacy.purge')?.run({})
  await expect(readFile(fileOf(id))).rejects.toThrow('ENOENT')
  expect((await findOwnPrivacy(reader)).copy).toBeNull()
})

test('an address that nobody confirmed gives out nothing of its owner, and an erasure leaves it (abuse case 23)', async () => {
  const userId = await makeByline({ fullName: 'Estranha' })
  const email = `${userId}@teste.local`
  await submitApplication(anonymous, { request: randomUUID(), fields: applicationWith({ email }), resume: null })
  await makeAccount(userId, { email, confirmed: false })
  const id = await exported({ id: userId, roles: [], subscribed: false })
  const files = unzipSync(await readFile(fileOf(id)))
  expect(
    Object.values(files)
      .map(bytes => Buffer.from(bytes).toString())
      .join(),
  ).not.toContain('52998224725')
  await db().user.update({ where: { id: userId }, data: { eraseAt: new Date(0) } })
  await eraseAccount(system, { userId })
  expect(await db().authorApplication.count({ where: { email } })).toBe(1)
})
