import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Actor, anonymous, type SignedIn } from '#lib/actor.ts'
import { applicationList } from '#lib/applications/application-list.ts'
import { readListState } from '#lib/list/state.ts'
import { rejectApplicationInput } from '#lib/schemas/application.ts'
import { approveApplication } from '#server/applications/commands/approve-application.ts'
import { approveApplications, rejectApplications } from '#server/applications/commands/decide-applications.ts'
import { eraseApplication } from '#server/applications/commands/erase-application.ts'
import { purgeRejected } from '#server/applications/commands/purge-rejected.ts'
import { rejectApplication } from '#server/applications/commands/reject-application.ts'
import { showPersonalData } from '#server/applications/commands/show-personal-data.ts'
import { takeResume } from '#server/applications/commands/take-resume.ts'
import { applicationJobs } from '#server/applications/jobs.ts'
import { applicationMail } from '#server/applications/mails.ts'
import { findApplication, listApplications } from '#server/applications/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '#tests/support/given.ts'
import { mailsIn } from '#tests/support/mail/mail-files.ts'
import { refusal } from '#tests/support/refusal.ts'
import { rounds } from '#tests/support/tier.ts'

let master: SignedIn
const rowOf = (id: string) => db().authorApplication.findUniqueOrThrow({ where: { id } })
const auditOf = async (id: string) =>
  (await db().auditEntry.findMany({ where: { subjectId: id }, orderBy: { createdAt: 'asc' } })).map(
    ({ action, actorId, details }) => [action, actorId, details],
  )
const invitations = (email: string) => db().invitation.count({ where: { email, role: 'author' } })

beforeAll(async () => {
  master = await given.master()
})

describe('approving', () => {
  test('invites the address as an author, once, however often and at once it is asked', async () => {
    const { id, email } = await given.application()
    await Promise.all(Array.from({ length: 4 }, () => approveApplication(master, { id })))
    await approveApplication(await given.master(), { id })
    expect(await rowOf(id)).toMatchObject({ status: 'approved', decidedBy: master.id })
    expect(await invitations(email)).toBe(1)
    expect((await auditOf(id)).map(([action]) => action)).toEqual(['application.sent', 'application.approved'])
    await applicationJobs.find(({ job }) => job.name === applicationMail.name)?.run({ id, kind: 'approved' })
    expect((await mailsIn(email)).join()).toMatch(/text\/plain[\s\S]*foi aprovada[\s\S]*text\/html[\s\S]*foi aprovada/)
  })

  test('gives the role at once to the account with that confirmed address, and says so by mail', async () => {
    const reader = await given.reader()
    const { id } = await given.application({ by: reader, fields: { email: reader.email } })
    await approveApplication(master, { id })
    const roles = await db().userRole.findMany({ where: { userId: reader.id } })
    expect(roles).toMatchObject([{ role: 'author', assignedBy: master.id }])
    expect(await db().invitation.count({ where: { email: reader.email } })).toBe(0)
    await applicationJobs.find(({ job }) => job.name === applicationMail.name)?.run({ id, kind: 'approved_at_once' })
    expect((await mailsIn(reader.email)).join()).toContain('pode escrever para o jornal')
  })

  test('gives no role to an account whose address nobody confirmed, and invites it (abuse case 9)', async () => {
    const reader = await given.reader()
    await db().user.update({ where: { id: reader.id }, data: { emailConfirmedAt: null } })
    const { id } = await given.application({ by: reader, fields: { email: reader.email } })
    await approveApplication(master, { id })
    expect(await db().userRole.count({ where: { userId: reader.id } })).toBe(0)
    expect(await db().invitation.count({ where: { email: reader.email } })).toBe(1)
  })
})

test('a rejection tells the applicant by mail, with the reason as plain text', async () => {
  const { id, email } = await given.application()
  await rejectApplication(master, rejectApplicationInput.parse({ id, reason: ' Falta experiência <b>local</b>. ' }))
  expect(await rowOf(id)).toMatchObject({ status: 'rejected', rejectionReason: 'Falta experiência <b>local</b>.' })
  await applicationJobs.find(({ job }) => job.name === applicationMail.name)?.run({ id, kind: 'rejected' })
  const mail = (await mailsIn(email)).join()
  expect(mail).toContain('desta vez')
  const html = mail.slice(mail.indexOf('text/html'))
  expect(html).toContain('&#60;b&#62;local')
  expect(html).not.toContain('<b>local')
})

test('of one master who approves and one who rejects at once the first decides, and the other reads so (abuse case 9)', async () => {
  for (let i = 0; i < rounds(2, 4); i++) {
    const { id, email } = await given.application()
    const outcomes = await Promise.allSettled([
      approveApplication(master, { id }),
      rejectApplication(master, { id, reason: null }),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { status } = await rowOf(id)
    expect(await invitations(email)).toBe(status === 'approved' ? 1 : 0)
    const other =
      status === 'approved' ? rejectApplication(master, { id, reason: null }) : approveApplication(master, { id })
    expect(await refusal(other)).toBe('application_decided')
  }
})

test('many are decided at once, each with its result', async () => {
  const [one, two, decided] = [await given.application(), await given.application(), await given.application()]
  await rejectApplication(master, { id: decided.id, reason: 'Não agora.' })
  const unknown = randomUUID()
  const result = await approveApplications(master, { ids: [one.id, decided.id, unknown, two.id] })
  expect(result.done).toEqual([one.id, two.id])
  expect(result.refused.map(({ id }) => id)).toEqual([decided.id, unknown])
  const third = await given.application()
  expect(await rejectApplications(master, { ids: [third.id] })).toEqual({ done: [third.id], refused: [] })
  expect(await rowOf(decided.id)).toMatchObject({ status: 'rejected', rejectionReason: 'Não agora.' })
})

describe('personal data', () => {
  test('are on no list and no screen; a master asks for them, and each request is audited (abuse case 23)', async () => {
    const { id, email, cpf } = await given.application()
    const found = await findApplication(master, id)
    const list = await listApplications(master, readListState(applicationList, { busca: email }))
    for (const shown of [found, list]) {
      const text = JSON.stringify(shown)
      for (const secret of ['52998224725', 'Acácias', '99123', cpf]) expect(text).not.toContain(secret)
    }
    expect(await showPersonalData(master, { id })).toEqual({
      cpf: '52998224725',
      address: 'Rua das Acácias, 120, Centro, Tefé (AM)',
      phone: '(97) 99123-4567',
    })
    expect(await auditOf(id)).toEqual([
      ['application.sent', null, {}],
      ['application.personal_data_shown', master.id, {}],
    ])
    expect(await refusal(showPersonalData(master, { id: randomUUID() }))).toBe('application_not_found')
  })

  test('of one row do not open in another (abuse case 23)', async () => {
    const [one, two] = [await given.application(), await given.application()]
    await db().authorApplication.update({ where: { id: two.id }, data: { cpf: one.cpf } })
    await expect(showPersonalData(master, { id: two.id })).rejects.toThrow('not_authentic')
  })

  test('go when the person asks for it; the audit rows stay', async () => {
    const { id } = await given.application({ resume: Buffer.from('%PDF-1.4 %%EOF') })
    await eraseApplication(master, { id })
    expect(await db().authorApplication.count({ where: { id } })).toBe(0)
    expect(await db().applicationResume.count({ where: { applicationId: id } })).toBe(0)
    expect((await auditOf(id)).map(([action]) => action)).toEqual(['application.sent', 'application.erased'])
    expect(await refusal(eraseApplication(master, { id }))).toBe('application_not_found')
  })
})

test('a rejected application is deleted after 180 days with its résumé, others stay', async () => {
  const day = 24 * 60 * 60 * 1000
  const decided = async (status: 'approved' | 'rejected', days: number) => {
    const { id } = await given.application({ resume: Buffer.from('%PDF-1.4 %%EOF') })
    await db().authorApplication.update({
      where: { id },
      data: { status, decidedAt: new Date(Date.now() - days * day) },
    })
    return id
  }
  const [old, young, approved] = [
    await decided('rejected', 180.1),
    await decided('rejected', 179.9),
    await decided('approved', 400),
  ]
  await purgeRejected(master, undefined)
  const left = await db().authorApplication.findMany({
    where: { id: { in: [old, young, approved] } },
    select: { id: true },
  })
  expect(left.map(({ id }) => id).sort()).toEqual([young, approved].sort())
  expect(await db().applicationResume.count({ where: { applicationId: old } })).toBe(0)
  expect((await auditOf(old)).at(-1)?.[0]).toBe('application.purged')
})

test('strangers neither read, nor decide, nor erase (abuse cases 3, 7, 9)', async () => {
  const kept = await given.application({ resume: Buffer.from('%PDF-1.4 %%EOF') })
  const { id } = kept
  const former: Actor = { ...(await given.master()), roles: [] }
  const audited = await auditOf(id)
  for (const actor of [anonymous, await given.reader(), await given.editor(), former]) {
    expect(await refusal(listApplications(actor, readListState(applicationList, {})))).toBe('forbidden')
    expect(await refusal(findApplication(actor, id))).toBe('forbidden')
    expect(await refusal(showPersonalData(actor, { id }))).toBe('forbidden')
    expect(await refusal(takeResume(actor, { id }))).toBe('forbidden')
    expect(await refusal(approveApplication(actor, { id }))).toBe('forbidden')
    expect(await refusal(rejectApplication(actor, { id, reason: null }))).toBe('forbidden')
    expect(await refusal(approveApplications(actor, { ids: [id] }))).toBe('forbidden')
    expect(await refusal(rejectApplications(actor, { ids: [id] }))).toBe('forbidden')
    expect(await refusal(eraseApplication(actor, { id }))).toBe('forbidden')
  }
  expect(await rowOf(id)).toEqual(kept)
  expect(await auditOf(id)).toEqual(audited)
})
