import { beforeAll, expect, test } from 'vitest'
import { anonymous, type SignedIn } from '#lib/actor.ts'
import type { Parameters } from '#lib/addresses/parameters.ts'
import { readListState } from '#lib/list/state.ts'
import { parse } from '#lib/parse.ts'
import { supportFields } from '#lib/schemas/support.ts'
import { messageList } from '#lib/support/message-list.ts'
import { db } from '#server/platform/db/db.ts'
import { removeKeptMails } from '#server/platform/mail/kept-mails.ts'
import { readIdentity } from '#server/site/queries.ts'
import { answerMessage, reopenMessage } from '#server/support/commands/answer-message.ts'
import { answerMessages, reopenMessages } from '#server/support/commands/answer-messages.ts'
import { sendMessage } from '#server/support/commands/send-message.ts'
import { exportMessages } from '#server/support/export/http.ts'
import { supportJobs } from '#server/support/jobs.ts'
import { countWaiting, eachMessage, listMessages, listOwnMessages } from '#server/support/queries.ts'
import { given } from '../../support/given.ts'
import { mailsIn } from '../../support/mail/mail-files.ts'
import { refusal } from '../../support/refusal.ts'
import { cookieName, sessionCookie } from '../../support/session-cookie.ts'

const house = 'redacao@jornal.test'
const text = (mark: string) => ({ subject: `Assunto ${mark}`, message: `Mensagem de teste ${mark}.` })
const state = (parameters: Parameters = {}) => readListState(messageList, parameters)
const subjects = async (parameters: Parameters = {}) =>
  (await listMessages(master, state(parameters))).rows.map(({ subject }) => subject)
const idOf = async (protocol: string) =>
  (await db().supportMessage.findUniqueOrThrow({ where: { protocol }, select: { id: true } })).id

let master: SignedIn

beforeAll(async () => {
  master = await given.master()
  const value = { ...(await readIdentity()), email: house }
  await db().siteSetting.upsert({ where: { key: 'identity' }, create: { key: 'identity', value }, update: { value } })
})

/** Sends the mails of a message, as the queue does. */
async function mail(protocol: string): Promise<void> {
  const id = await idOf(protocol)
  for (const to of ['house', 'writer']) await supportJobs[0]?.run({ id, to })
}

test('subscribers who wait come first, the oldest first, then others, on every page', async () => {
  await db().supportMessage.deleteMany()
  const minute = (place: number) => new Date(Date.UTC(2026, 10, 1, 12, place))
  await db().supportMessage.createMany({
    data: Array.from({ length: 70 }, (_, place) => ({
      ...{ protocol: `2020-${String(place).padStart(6, '0')}`, subject: String(place), message: 'Uma mensagem.' },
      ...{ subscriber: place % 3 === 0, createdAt: minute((place * 37) % 70) },
      answeredAt: place >= 60 ? minute(90) : null,
    })),
  })
  const seen: { subscriber: boolean; createdAt: Date }[] = []
  for (let pagina: string | undefined = ''; pagina !== undefined; ) {
    const page = await listMessages(master, state({ pagina }))
    seen.push(...page.rows)
    pagina = page.next ?? undefined
  }
  const sorted = seen.toSorted(
    (a, b) => Number(b.subscriber) - Number(a.subscriber) || a.createdAt.getTime() - b.createdAt.getTime(),
  )
  expect(seen).toHaveLength(60)
  expect(seen).toEqual(sorted)
  expect(await countWaiting(master)).toBe(60)
  expect((await listMessages(master, state({ situacao: 'respondidas' }))).total).toBe(10)
  expect((await listMessages(master, state({ de: 'assinantes' }))).total).toBe(20)
})

test('a message is stored with a protocol, mailed to the house for an answer, and receipted', async () => {
  const reader = await given.subscriber()
  const { protocol } = await sendMessage(reader, text('Ânfora'))
  expect(protocol).toMatch(/^\d{4}-\d{6}$/)
  await mail(protocol)
  const [toHouse = ''] = (await mailsIn(house)).filter(one => one.includes(protocol))
  expect(toHouse).toContain(`Reply-To: ${reader.email}`)
  expect(toHouse).toContain('[Assinante]')
  expect(toHouse).toContain('Mensagem de teste')
  const receipt = (await mailsIn(reader.email)).find(one => !one.includes('Reply-To:')) ?? ''
  expect(receipt).toContain(protocol)
  // The account's address may be somebody else's: the receipt repeats nothing that was typed.
  expect(receipt).not.toContain('Mensagem de teste')
  expect(await listOwnMessages(reader)).toMatchObject([{ protocol, answeredAt: null }])
  expect(await listOwnMessages(await given.reader())).toEqual([])
  // An erasure finds the copy that the house received.
  expect(await removeKeptMails(reader.email)).toBe(2)
})

test('masters are notified of a subscriber’s message and of no other', async () => {
  const { protocol } = await sendMessage(await given.subscriber(), text('aviso'))
  const { protocol: other } = await sendMessage(await given.reader(), text('sem aviso'))
  const notices = await db().notification.findMany({ where: { userId: master.id, type: 'SUPPORT_MESSAGE' } })
  expect(notices.filter(({ message }) => message.includes(protocol))).toHaveLength(1)
  expect(notices.some(({ message }) => message.includes(other))).toBe(false)
})

test('a line break in a subject makes no header, and the mail of a reader bears no mark', async () => {
  const reader = await given.reader()
  const fields = parse(supportFields, { subject: 'Oi\r\nBcc: vitima@mal.test', message: 'Uma mensagem comprida.' })
  const { protocol } = await sendMessage(reader, fields)
  await mail(protocol)
  const [toHouse = ''] = (await mailsIn(house)).filter(one => one.includes(protocol))
  expect(toHouse).not.toMatch(/^Bcc:/m)
  expect(toHouse).not.toContain('[Assinante]')
})

test('a person sends five in 24 hours, also at once; the same text again is the same message', async () => {
  const reader = await given.reader()
  const first = await sendMessage(reader, text('0'))
  expect(await sendMessage(reader, text('0'))).toEqual(first)
  const sent = await Promise.allSettled(Array.from({ length: 9 }, (_, i) => sendMessage(reader, text(String(i + 1)))))
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  expect(await refusal(sendMessage(reader, text('x')))).toBe('too_many_messages')
  expect(await db().supportMessage.count({ where: { userId: reader.id } })).toBe(5)
  await db().supportMessage.updateMany({
    where: { userId: reader.id },
    data: { createdAt: new Date(Date.now() - 25 * 60 * 60 * 1000) },
  })
  await sendMessage(reader, text('amanhã'))
})

test('an answer leaves the queue and can be undone, one by one and many at once', async () => {
  const { protocol } = await sendMessage(await given.subscriber(), text('resposta'))
  const id = await idOf(protocol)
  expect(await answerMessages(master, { ids: [id] })).toEqual({ done: [id], refused: [] })
  expect(await subjects({ busca: protocol })).toEqual([])
  expect(await subjects({ busca: protocol, situacao: 'respondidas' })).toEqual(['Assunto resposta'])
  expect(await refusal(answerMessage(master, { id }))).toBe('message_answered')
  expect(await reopenMessages(master, { ids: [id] })).toEqual({ done: [id], refused: [] })
  expect(await refusal(reopenMessage(master, { id }))).toBe('message_waiting')
  expect(await refusal(answerMessage(master, { id: crypto.randomUUID() }))).toBe('message_not_found')
  expect(await subjects({ busca: 'RESPOSTA' })).toEqual(['Assunto resposta'])
  const acts = await db().auditEntry.findMany({ where: { subjectId: id }, orderBy: { createdAt: 'asc' } })
  expect(acts.map(({ action }) => action)).toEqual(['support.answered', 'support.reopened'])
})

test('nobody but a master reads, downloads or answers (abuse cases 3 and 7)', async () => {
  const writer = await given.subscriber()
  const id = await idOf((await sendMessage(writer, text('segredo'))).protocol)
  const before = await db().supportMessage.findUniqueOrThrow({ where: { id } })
  const former = { ...(await given.master()), roles: [] }
  await db().userRole.deleteMany({ where: { userId: former.id } })
  for (const actor of [anonymous, await given.reader(), writer, await given.author(), await given.editor(), former]) {
    expect(await refusal(listMessages(actor, state()))).toBe('forbidden')
    expect(() => eachMessage(actor, state())).toThrow('forbidden')
    expect(await refusal(answerMessage(actor, { id }))).toBe('forbidden')
    expect(await refusal(reopenMessage(actor, { id }))).toBe('forbidden')
    expect(await refusal(answerMessages(actor, { ids: [id] }))).toBe('forbidden')
    expect(await refusal(reopenMessages(actor, { ids: [id] }))).toBe('forbidden')
    expect(await countWaiting(actor)).toBe(0)
    const answer = await download(actor)
    expect(answer.status).toBe(actor.id ? 403 : 401)
    expect(await answer.text()).not.toContain('segredo')
  }
  expect(await refusal(sendMessage(anonymous, text('ninguém')))).toBe('signed_out')
  expect(await db().supportMessage.findUniqueOrThrow({ where: { id } })).toEqual(before)
})

test('the file has no formula, and is audited without a name (abuse case 17)', async () => {
  const writer = await given.person([], '=HYPERLINK("http://mal.test")')
  await sendMessage(writer, { subject: '+1+1 planilha', message: '@SUM(A1) numa mensagem' })
  const file = await (await download(master, '?busca=planilha')).text()
  for (const cell of [`"'=HYPERLINK`, `"'+1+1 planilha"`, `"'@SUM(A1) numa mensagem"`]) expect(file).toContain(cell)
  const [entry] = await db().auditEntry.findMany({ where: { action: 'support.exported', actorId: master.id } })
  expect(entry?.details).toEqual({ situation: 'abertas', from: null })
})

async function download({ id }: { id: string | null }, query = ''): Promise<Response> {
  const cookie = id ? `${cookieName}=${await sessionCookie(id)}` : ''
  return exportMessages(new Request(`http://jornal.test/api/export/mensagens${query}`, { headers: { cookie } }))
}
