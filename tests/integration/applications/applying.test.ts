import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Actor, anonymous } from '#lib/actor.ts'
import { applicationWording } from '#lib/applications/application.ts'
import { limits } from '#lib/limits.ts'
import type { ApplicationFieldsInput } from '#lib/schemas/application.ts'
import { receiveApplication, sendResume } from '#server/applications/http.ts'
import { applicationJobs } from '#server/applications/jobs.ts'
import { applicationMail } from '#server/applications/mails.ts'
import { opened } from '#server/applications/personal-data.ts'
import { findOwnApplication, hasPendingApplication } from '#server/applications/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { errorFields, log } from '#server/platform/process/log.ts'
import { actorOf, sessionOf } from '#server/platform/session/request-session.ts'
import type { SignedInSession } from '#server/platform/session/session-store.ts'
import { asOwner } from '#tests/support/database/owner.ts'
import { applicationWith, given } from '#tests/support/given.ts'
import { mailsIn } from '#tests/support/mail/mail-files.ts'

// The test sets the actor of each request.
vi.mock('#server/platform/session/request-session.ts', () => ({ actorOf: vi.fn(), sessionOf: vi.fn() }))

const own = { origin: 'https://jornal.example', 'x-forwarded-host': 'jornal.example' }
const pdf = (bytes = 2_000) => Buffer.from(`%PDF-1.7\n${'x'.repeat(bytes)}\n%%EOF\n`)
let network = ''

beforeEach(() => {
  // Each test has a network of its own: applications are counted by it.
  network = `198.51.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`
})

interface Sent {
  by?: Actor
  fields?: object
  request?: string
  nickname?: string
  resume?: Uint8Array | string
  headers?: Record<string, string>
}

async function send({ by = anonymous, fields, request = randomUUID(), nickname, resume, headers }: Sent = {}) {
  vi.mocked(actorOf).mockResolvedValue(by)
  const form = new FormData()
  form.set('fields', JSON.stringify(fields ?? asTyped()))
  form.set('request', request)
  if (nickname !== undefined) form.set('nickname', nickname)
  if (typeof resume === 'string') form.set('resume', resume)
  else if (resume) form.set('resume', new File([new Uint8Array(resume)], 'cv.pdf', { type: 'application/pdf' }))
  const response = await receiveApplication(
    new Request('https://jornal.example/api/apply-author', {
      method: 'POST',
      body: form,
      headers: { ...own, 'x-forwarded-for': network, ...headers },
    }),
  )
  return { status: response.status, body: await response.json() }
}

/** The form's fields as a browser sends them. */
const asTyped = (typed: Partial<ApplicationFieldsInput> = {}): ApplicationFieldsInput => ({
  ...applicationWith(),
  facebook: '',
  instagram: '',
  twitter: '',
  linkedin: '',
  website: '',
  professionalRegistration: '',
  ...typed,
})

const waiting = (email: string) => db().authorApplication.findMany({ where: { email }, include: { resume: true } })

/** The kinds of mail in the queue for an application, sorted. */
async function mailsFor(id: string): Promise<string[]> {
  const rows = await db().$queryRaw<{ kind: string }[]>`
    SELECT data->>'kind' AS kind FROM pgboss.job WHERE name = ${applicationMail.name} AND data->>'id' = ${id}`
  return rows.map(({ kind }) => kind).sort()
}

describe('an application', () => {
  test('is stored with the consent to it, and its personal data are ciphertexts (abuse case 23)', async () => {
    const fields = asTyped({ cpf: '111.444.777-35', instagram: 'https://www.instagram.com/redetefe' })
    expect(await send({ fields })).toEqual({ status: 201, body: { received: true } })
    const [row] = await waiting(fields.email)
    if (!row) throw new Error('Nothing was stored')
    expect(row).toMatchObject({ status: 'pending', userId: null, consentWording: applicationWording, resume: null })
    expect(row.consentedAt).toEqual(row.createdAt)
    expect(row.socialMedia).toEqual({
      facebook: null,
      instagram: 'https://www.instagram.com/redetefe',
      twitter: null,
      linkedin: null,
    })
    expect(row.mediaExperience).toEqual({ writing: true, audio: true, video: false })
    expect(opened(row.id, row)).toEqual({ cpf: '11144477735', address: fields.address, phone: fields.phone })
    expect(await mailsFor(row.id)).toEqual(['received'])
  })

  test('leaves no CPF, address or phone in any table, queue or audit row (abuse case 23)', async () => {
    const email = `${randomUUID()}@teste.local`
    const secret = { cpf: '390.533.447-05', address: 'Travessa Segredo-do-Igarapé, 7', phone: '(92) 98888-1234' }
    await send({ fields: asTyped({ email, ...secret }), resume: Buffer.from('%PDF-1.4 39053344705 %%EOF') })
    const tables = await db().$queryRaw<{ name: string }[]>`
      SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('public', 'pgboss')`
    for (const { name } of tables) {
      const rows = await db().$queryRawUnsafe<{ text: string }[]>(`SELECT t::text AS text FROM ${name} t`)
      const all = rows.map(({ text }) => text).join('\n')
      for (const word of ['39053344705', '390.533.447-05', 'Segredo-do-Igarapé', '98888-1234'])
        expect(all.includes(word), `${word} in ${name}`).toBe(false)
    }
  })

  test('that fails leaves no CPF, address, phone or e-mail in the answer or the log (abuse case 40)', async () => {
    const secret = { cpf: '390.533.447-05', address: 'Travessa Segredo-do-Igarapé, 7', phone: '(92) 98888-1234' }
    const fields = asTyped({ email: `canario-${randomUUID()}@teste.local`, ...secret })
    const written = vi.spyOn(log(), 'error')
    await asOwner(`ALTER TABLE author_applications ADD CONSTRAINT canary CHECK (email NOT LIKE 'canario-%') NOT VALID`)
    const failed = await send({ fields })
    await asOwner('ALTER TABLE author_applications DROP CONSTRAINT canary')
    expect(failed.status).toBe(500)
    const refused = await send({ fields: { ...fields, expectations: '' } })
    expect(refused.status).toBe(422)
    const errors = written.mock.calls.map(([line]) => errorFields((line as unknown as { err: Error }).err))
    expect(JSON.stringify(errors)).toContain('violates check constraint')
    const said = JSON.stringify([errors, failed.body, refused.body])
    for (const word of ['39053344705', '390.533.447-05', 'Segredo-do-Igarapé', '98888-1234', 'canario-'])
      expect(said.includes(word), word).toBe(false)
  })

  test('a command that forgets to encrypt is refused by the database (abuse case 23)', async () => {
    const row = await given.application()
    for (const column of ['cpf', 'address', 'phone'])
      await expect(
        db().authorApplication.update({ where: { id: row.id }, data: { [column]: '52998224725' } }),
      ).rejects.toThrow()
  })

  test('of two clicks one counts, also at once; and only one mail is sent (abuse case 34)', async () => {
    const request = randomUUID()
    const fields = asTyped()
    const answers = await Promise.all(Array.from({ length: 4 }, () => send({ fields, request })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const rows = await waiting(fields.email)
    expect(rows).toHaveLength(1)
    expect(await mailsFor(rows[0]?.id ?? '')).toEqual(['received'])
  })

  test('one waits for each address: a second one gets the same answer, nothing is stored, and the mail says so (abuse case 22)', async () => {
    const first = await given.application()
    const second = asTyped({ email: first.email.toUpperCase(), expectations: 'Outra pessoa com o mesmo endereço.' })
    const fresh = await send()
    expect(await send({ fields: second })).toEqual(fresh)
    expect(await waiting(first.email)).toHaveLength(1)
    expect(await mailsFor(first.id)).toEqual(['already_waiting', 'received'])
    const atOnce = asTyped()
    await Promise.all(Array.from({ length: 4 }, () => send({ fields: atOnce })))
    expect(await waiting(atOnce.email)).toHaveLength(1)
  })

  test('the trap for bots answers the same and stores nothing', async () => {
    const fields = asTyped()
    expect(await send({ fields, nickname: 'Robô' })).toEqual({ status: 201, body: { received: true } })
    expect(await waiting(fields.email)).toEqual([])
  })

  test('the eleventh of a network in an hour is refused; the sixth for an address in a day only seems to arrive (abuse case 22)', async () => {
    const email = `${randomUUID()}@teste.local`
    for (let i = 0; i < 6; i++) expect((await send({ fields: asTyped({ email }) })).status).toBe(201)
    const [row] = await waiting(email)
    expect(await mailsFor(row?.id ?? '')).toHaveLength(5)
    for (let i = 0; i < 4; i++) await send()
    const refused = await send()
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_attempts'])
    const limits = await db().rateLimit.findMany({ where: { key: { contains: 'application' } } })
    expect(JSON.stringify(limits, (_, value) => (typeof value === 'bigint' ? Number(value) : value))).not.toContain(
      email,
    )
  })

  test.each([
    [{ cpf: '529.982.247-26' }, 'cpf', 'CPF deve ter 11 dígitos'],
    [{ website: 'javascript:alert(1)' }, 'website', 'URL inválida'],
    [{ consent: false }, 'consent', 'Marque que concorda para enviar a candidatura'],
  ])('with %o is refused with the sentence of its field, and nothing is stored', async (typed, field, sentence) => {
    const fields = asTyped(typed as Partial<ApplicationFieldsInput>)
    const { status, body } = await send({ fields })
    expect([status, body.fields[field]]).toEqual([422, sentence])
    expect(await waiting(fields.email)).toEqual([])
  })

  test.each([
    ['no form', { fields: 'x' }],
    ['a megabyte in each field', { fields: { ...asTyped(), previousOutlets: 'a'.repeat(1_000_000) } }],
  ] as [string, Sent][])('sent with %s is refused with a sentence (abuse case 13)', async (_, sent) => {
    const { status, body } = await send(sent)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(JSON.stringify(body)).not.toMatch(/zod|prisma|stack/i)
  })

  test('sets neither state, nor id, nor account, nor dates (abuse case 8)', async () => {
    const editor = await given.editor()
    const id = randomUUID()
    const forged = { id, status: 'approved', userId: editor.id, decidedAt: new Date(0), createdAt: new Date(0) }
    const fields = { ...asTyped(), ...forged }
    await send({ fields })
    const [row] = await waiting(fields.email)
    expect(row).toMatchObject({ status: 'pending', userId: null, decidedAt: null })
    expect(row?.id).not.toBe(id)
    expect(row?.createdAt.getTime()).toBeGreaterThan(0)
  })

  test('is not for those who already write', async () => {
    const { status, body } = await send({ by: await given.author() })
    expect([status, body.message]).toEqual([409, 'Você já escreve para o jornal.'])
  })
})

test('a person with an account reads the state of their own application, and of nobody else’s (abuse case 7)', async () => {
  const [reader, other] = [await given.reader(), await given.reader()]
  expect(await findOwnApplication(reader)).toBeNull()
  // With somebody else's address: the account counts.
  const { id } = await given.application({ by: reader, fields: { email: other.email } })
  expect(await findOwnApplication(reader)).toMatchObject({ status: 'pending', rejectionReason: null })
  expect([await hasPendingApplication(reader), await hasPendingApplication(other)]).toEqual([true, false])
  expect(await findOwnApplication(other)).toBeNull()
  await db().authorApplication.update({
    where: { id },
    data: { status: 'rejected', rejectionReason: 'Faltou contar o que já fez.', decidedAt: new Date() },
  })
  expect(await findOwnApplication(reader)).toMatchObject({
    status: 'rejected',
    rejectionReason: 'Faltou contar o que já fez.',
  })
  expect(await hasPendingApplication(reader)).toBe(false)
})

describe('a résumé (abuse case 15)', () => {
  const download = async (actor: Actor, id: string, provedAt = new Date()) => {
    vi.mocked(actorOf).mockResolvedValue(actor)
    vi.mocked(sessionOf).mockResolvedValue({ provedAt } as SignedInSession)
    const request = new Request(`https://jornal.example/api/applications/${id}/resume`)
    return sendResume(request, { params: Promise.resolve({ id }) })
  }

  test('is stored encrypted and downloaded whole after a recent proof, never shown, and each download is audited', async () => {
    const bytes = pdf(300_000)
    const fields = asTyped()
    await send({ fields, resume: bytes })
    const [row] = await waiting(fields.email)
    if (!row) throw new Error('Nothing was stored')
    expect(row.resume).toMatchObject({ bytes: bytes.length, content: expect.stringMatching(/^v1\./) })
    const master = await given.master()
    expect((await download(master, row.id, new Date(Date.now() - 11 * 60_000))).status).toBe(403)
    const answer = await download(master, row.id)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="curriculo-${row.id.slice(0, 8)}.pdf"`)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    expect(
      await db().auditEntry.findMany({ where: { subjectId: row.id, action: 'application.resume_downloaded' } }),
    ).toMatchObject([{ actorId: master.id, details: {} }])
  })

  test.each([
    ['a page named .pdf', Buffer.from('<html><script>alert(1)</script>%%EOF'), 'resume_not_pdf'],
    ['a PDF cut in the middle', Buffer.from(`%PDF-1.7\n${'x'.repeat(5_000)}`), 'resume_not_pdf'],
    ['five megabytes and a byte', pdf(limits.application.resumeBytes), 'resume_too_large'],
  ] as [string, Uint8Array | string, string][])(
    'that is %s is refused, and nothing is stored',
    async (_, resume, code) => {
      const fields = asTyped()
      expect((await send({ fields, resume })).body.code).toBe(code)
      expect(await waiting(fields.email)).toEqual([])
    },
  )

  test('is for masters only, and an unknown id is not found (abuse case 7)', async () => {
    const { id } = await given.application({ resume: pdf() })
    const former = { ...(await given.master()), roles: [] }
    for (const actor of [anonymous, await given.reader(), await given.author(), await given.editor(), former]) {
      const answer = await download(actor, id)
      expect(answer.status).toBe(actor.id ? 403 : 401)
      expect(await answer.text()).not.toContain('PDF')
    }
    const master = await given.master()
    for (const wrong of [randomUUID(), 'x', '../x', (await given.application()).id])
      expect((await download(master, wrong)).status).toBe(404)
    expect(await db().auditEntry.count({ where: { subjectId: id, action: 'application.resume_downloaded' } })).toBe(0)
  })
})

test('the mail to an applicant repeats nothing that they typed, in HTML and in text (abuse cases 14, 26)', async () => {
  const { id, email } = await given.application({
    fields: {
      expectations: 'Clique em http://mal.example agora mesmo <b>já</b>',
      experienceYears: 'Bcc: x@mal.example',
    },
  })
  const job = applicationJobs.find(({ job }) => job.name === applicationMail.name)
  await job?.run({ id, kind: 'received' })
  const [mail] = await mailsIn(email)
  expect(mail).toContain('Recebemos sua candidatura')
  expect(mail).toMatch(/text\/plain[\s\S]*text\/html/)
  expect(mail).not.toMatch(/mal\.example|52998224725|Acácias|99123/)
  await db().authorApplication.delete({ where: { id } })
  await job?.run({ id, kind: 'received' })
  expect(await mailsIn(email)).toHaveLength(1)
})
