import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type Actor, anonymous } from '#lib/actor.ts'
import { dropFailedJobs, retryFailedJobs } from '#server/health/commands/handle-failed-jobs.ts'
import { recordErrors } from '#server/health/errors.ts'
import { showMail } from '#server/health/http.ts'
import { findHealth } from '#server/health/queries/health.ts'
import { findMail, listMails } from '#server/health/queries/mailbox.ts'
import { db } from '#server/platform/db/db.ts'
import { sendMail } from '#server/platform/mail/mail.ts'
import { log } from '#server/platform/process/log.ts'
import { defineJob } from '#server/platform/work/jobs.ts'
import { deadLetterQueue, prepareJobs } from '#server/platform/work/queue.ts'
import { given } from '#tests/support/given.ts'
import { cookieName, sessionCookie } from '#tests/support/session-cookie.ts'

const house = { name: 'Folha do Sertão', address: '', siteUrl: 'http://localhost:3000' }
let master: Actor & { id: string }
const strangers: [string, () => Promise<Actor>][] = [
  ['anonymous', async () => anonymous],
  ['an editor', given.editor],
  ['someone who was master', async () => ({ ...(await given.reader()), roles: [] })],
]

beforeAll(async () => {
  master = await given.master()
})

/** A failed job, as the queue leaves it after its last try. */
async function failedJob(): Promise<string> {
  const job = defineJob('test.fails', z.object({}))
  await prepareJobs([{ job, run: async () => {}, on: [] }])
  const id = randomUUID()
  await db().$executeRaw`
    INSERT INTO pgboss.job (id, name, data, source_name, source_id, source_output, source_retry_count, source_created_on)
    VALUES (${id}::uuid, ${deadLetterQueue}, '{}', 'test.fails', gen_random_uuid(),
      '{"message": "550 maria@exemplo.com refused\\n    at send (x.ts:1:1)"}', 5, now())`
  return id
}

const letter = (own: object = {}) => ({
  subject: 'Sua conta foi criada',
  reason: 'Você se cadastrou.',
  blocks: [{ kind: 'text' as const, text: 'Olá, <script>alert(1)</script>!' }],
  ...own,
})

describe.each(strangers)('%s', (_, make) => {
  test('sees neither the health nor a mail, and handles no job (abuse cases 3, 7, 9)', async () => {
    const actor = await make()
    await sendMail({ to: 'leitora@teste.local', letter: letter(), house })
    const [mail] = (await listMails(master, null)).mails
    const id = await failedJob()
    const refused = { code: 'forbidden' }
    await expect(findHealth(actor)).rejects.toMatchObject(refused)
    await expect(listMails(actor, null)).rejects.toMatchObject(refused)
    await expect(findMail(actor, mail?.name ?? '')).rejects.toMatchObject(refused)
    await expect(retryFailedJobs(actor, { ids: [id] })).rejects.toMatchObject(refused)
    await expect(dropFailedJobs(actor, { ids: [id] })).rejects.toMatchObject(refused)
    expect((await findHealth(master)).failedJobs.map(job => job.id)).toContain(id)
    expect(await db().auditEntry.count({ where: { subjectId: id } })).toBe(0)
    const response = await askFor(mail?.name ?? '', actor.id)
    expect(response.status).toBe(actor.id ? 403 : 401)
    expect(await response.text()).not.toContain('Olá')
  })
})

async function askFor(name: string, userId: string | null): Promise<Response> {
  const cookie = userId ? `${cookieName}=${await sessionCookie(userId)}` : ''
  const request = new Request(`http://localhost:3000/api/mailbox/${name}`, { headers: { cookie } })
  return showMail(request, { params: Promise.resolve({ mail: name }) })
}

test('failed jobs are shown without addresses and stacks, tried again once or discarded, and audited (abuse case 40)', async () => {
  const id = await failedJob()
  const { failedJobs, attention } = await findHealth(master)
  expect(failedJobs.find(job => job.id === id)).toMatchObject({ job: 'test.fails', error: '550 … refused' })
  expect(attention.some(({ sentence }) => sentence.includes('em todas as tentativas'))).toBe(true)
  expect(await retryFailedJobs(master, { ids: [id] })).toEqual({ count: 1 })
  await expect(retryFailedJobs(master, { ids: [id] })).rejects.toMatchObject({ code: 'not_found' })
  const audited = await db().auditEntry.findMany({ where: { subjectId: id } })
  expect(audited.map(({ action, actorId }) => [action, actorId])).toEqual([['job.retried', master.id]])
  const other = await failedJob()
  await dropFailedJobs(master, { ids: [other] })
  expect((await findHealth(master)).failedJobs.map(job => job.id)).not.toContain(other)
  expect(await db().auditEntry.count({ where: { subjectId: other, action: 'job.discarded' } })).toBe(1)
})

describe('errors', () => {
  beforeEach(async () => {
    await db().houseError.deleteMany({})
  })

  test('are counted by place and code, without message and data (abuse case 40)', async () => {
    log().level = 'error'
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const stop = recordErrors()
    const canary = 'canário-0123456789'
    for (let n = 0; n < 3; n++) {
      const err = Object.assign(new Error(`senha ${canary} de maria@exemplo.com`), { code: 'P2002', data: canary })
      log().error({ err, action: 'user.invite', email: canary, errorId: `id-${n}` }, 'action failed')
    }
    log().error({ err: Object.assign(new Error(canary), { code: `código ${canary}` }) }, 'queue error')
    await stop()
    written.mockRestore()
    log().level = 'silent'
    const { errors } = await findHealth(master)
    expect(errors.map(({ place, code, count, errorId }) => ({ place, code, count, errorId }))).toEqual(
      expect.arrayContaining([
        { place: 'action failed: user.invite', code: 'P2002', count: 3, errorId: 'id-2' },
        { place: 'queue error', code: 'Error', count: 1, errorId: '' },
      ]),
    )
    expect(JSON.stringify(errors)).not.toContain('canário')
  })
})

describe('the mailbox', () => {
  test('shows a mail in a frame that runs nothing (abuse case 14)', async () => {
    await sendMail({ to: 'leitora@teste.local', letter: letter({ subject: 'Um aviso' }), house })
    const mail = (await listMails(master, null)).mails.find(({ subject }) => subject === 'Um aviso')
    expect(mail).toMatchObject({ to: 'leitora@teste.local', secret: false })
    // The press writes every address in lower case.
    expect(mail?.name).toBe(mail?.name.toLowerCase())
    const shown = await findMail(master, mail?.name ?? '')
    expect(shown).toMatchObject({ hasHtml: true, text: expect.stringContaining('Olá') })
    const response = await askFor(mail?.name ?? '', master.id)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining(['sandbox', "default-src 'none'", "frame-ancestors 'self'"]),
    )
    expect(policy).not.toContain('script-src')
    expect(await response.text()).not.toContain('<script>')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['a letter marked as secret', { secret: true }],
    ['a letter with a code', { blocks: [{ kind: 'code', code: '123456' }] }],
  ])('hides the body of %s, in text and HTML (abuse case 25)', async (_, own) => {
    const subject = `Segredo ${randomUUID()}`
    await sendMail({ to: 'leitora@teste.local', letter: letter({ subject, ...own }), house })
    const mail = (await listMails(master, null)).mails.find(found => found.subject === subject)
    expect(mail?.secret).toBe(true)
    expect(await findMail(master, mail?.name ?? '')).toMatchObject({ text: null, hasHtml: false })
    expect((await askFor(mail?.name ?? '', master.id)).status).toBe(404)
  })

  test.each(['../auth-secret', '2026-11-22t17-20-00-123z-abcdef12/../x', ''])(
    'opens no other file: %s (abuse case 7)',
    async name => {
      await writeFile(join(process.env.DATA_DIR ?? '', 'auth-secret'), 'segredo')
      expect(await findMail(master, name)).toBeNull()
      expect((await askFor(name, master.id)).status).toBe(404)
    },
  )
})
