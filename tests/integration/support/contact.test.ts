import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anonymous, type SignedIn, system } from '#lib/actor.ts'
import { readListState } from '#lib/list/state.ts'
import { messageList } from '#lib/support/message-list.ts'
import { escapeHtml } from '#lib/text/html.ts'
import { db } from '#server/platform/db/db.ts'
import { readIdentity } from '#server/site/queries.ts'
import { answerMessage } from '#server/support/commands/answer-message.ts'
import { eraseSenders } from '#server/support/commands/erase-senders.ts'
import { sendContact } from '#server/support/commands/send-message.ts'
import { receiveContact } from '#server/support/http.ts'
import { supportJobs } from '#server/support/jobs.ts'
import { listMessages } from '#server/support/queries.ts'
import { given } from '../../support/given.ts'
import { mailsIn } from '../../support/mail/mail-files.ts'
import { refusal } from '../../support/refusal.ts'

const house = 'redacao@jornal.test'
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
let network = 0
let master: SignedIn

beforeAll(async () => {
  master = await given.master()
  const value = { ...(await readIdentity()), email: house }
  await db().siteSetting.upsert({ where: { key: 'identity' }, create: { key: 'identity', value }, update: { value } })
})
beforeEach(() => {
  network += 1
})

const written = (own: Record<string, string> = {}) => ({
  ...{ name: 'Ana Souza', email: `${randomUUID().slice(0, 8)}@exemplo.com.br` },
  ...{ subject: 'Pedido de resposta', message: 'A nota de ontem cita a minha loja.' },
  ...own,
})
const send = (fields: Record<string, string>, origin = 'http://jornal.test') =>
  receiveContact(
    new Request('http://jornal.test/api/contato', {
      method: 'POST',
      headers: { origin, 'x-forwarded-host': 'jornal.test', 'x-forwarded-for': `198.51.100.${network}` },
      body: new URLSearchParams({ site: '', ...fields }),
    }),
  )
const rowsOf = (email: string) => db().supportMessage.findMany({ where: { senderEmail: email } })

test('anybody writes: the protocol is shown and mailed, and masters read and answer it in their list', async () => {
  const fields = written()
  const answer = await send(fields)
  const path = answer.headers.get('location') ?? ''
  expect(path).toMatch(/^\/contato\/\d{4}-\d{6}$/)
  const protocol = path.slice('/contato/'.length)
  const { rows } = await listMessages(master, readListState(messageList, { busca: protocol }))
  expect(rows).toMatchObject([
    {
      protocol,
      subject: fields.subject,
      subscriber: false,
      writer: { id: null, name: fields.name, email: fields.email },
    },
  ])
  const id = rows[0]?.id
  for (const to of ['house', 'writer']) await supportJobs[0]?.run({ id, to })
  const [toHouse = ''] = (await mailsIn(house)).filter(one => one.includes(protocol))
  expect(toHouse).toContain(`Reply-To: ${fields.email}`)
  expect(toHouse).toContain('Escreveu sem conta')
  const [receipt = ''] = (await mailsIn(fields.email)).filter(one => !one.includes('Reply-To:'))
  expect(receipt).toContain(protocol)
  // Anybody may have typed the address: the receipt repeats nothing, and leads to no account.
  expect(receipt).not.toContain('minha loja')
  expect(receipt).not.toContain('/settings')
  await answerMessage(master, { id: id ?? '' })
  expect((await rowsOf(fields.email))[0]?.answeredAt).toBeInstanceOf(Date)
})

test('nobody learns whether an address has an account, and its own messages stay apart', async () => {
  const reader = await given.reader()
  const { email } = await db().user.findUniqueOrThrow({ where: { id: reader.id } })
  expect((await send(written({ email }))).status).toBe(303)
  expect(await rowsOf(email)).toMatchObject([{ userId: null, subscriber: false }])
})

test.each([
  ['name', '', 'Informe seu nome'],
  ['email', 'ninguém', 'Informe um e-mail válido'],
  ['subject', 'x', 'Escreva o assunto'],
  ['message', 'curta', 'pelo menos 10 caracteres'],
])('a wrong %s (“%s”) is refused with its sentence, and nothing typed is lost', async (name, value, sentence) => {
  const subject = `Sobre "${randomUUID()}" <script>`
  const answer = await send(written({ subject, [name]: value }))
  const page = await answer.text()
  expect(answer.status).toBe(422)
  expect(page).toContain(sentence)
  expect(page).toContain(name === 'subject' ? 'minha loja' : escapeHtml(subject))
  expect(page).not.toContain('<script')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('the hidden field, another site and the eleventh message of a network in an hour store nothing', async () => {
  const trapped = written()
  expect((await send({ ...trapped, site: 'x' })).status).toBe(303)
  expect((await send(trapped, 'http://mau.test')).status).toBe(403)
  expect(await rowsOf(trapped.email)).toEqual([])
  for (let number = 0; number < 10; number++) await send(written())
  const answer = await send(trapped)
  expect([answer.status, (await answer.text()).includes('minha loja')]).toEqual([429, true])
  expect(await rowsOf(trapped.email)).toEqual([])
})

test('an address gets five receipts in 24 hours, also when all are asked for at once', async () => {
  const fields = written()
  const first = await sendContact(anonymous, fields)
  expect(await sendContact(anonymous, fields)).toEqual(first)
  const sent = await Promise.allSettled(
    Array.from({ length: 9 }, (_, at) => sendContact(anonymous, { ...fields, subject: `Assunto ${at}` })),
  )
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  expect(await refusal(sendContact(anonymous, { ...fields, subject: 'Outro' }))).toBe('too_many_messages')
  expect(await rowsOf(fields.email)).toHaveLength(5)
})

test('strangers who write for an address leave its owner’s message its place (abuse case 22)', async () => {
  const fields = written()
  for (let at = 0; at < 6; at++) await send({ ...fields, subject: `Assunto ${at}` })
  expect(await rowsOf(fields.email)).toHaveLength(5)
  network += 1
  expect((await send({ ...fields, subject: 'Da dona' })).status).toBe(303)
  expect((await send({ ...fields, subject: 'Mais uma' })).status).toBe(429)
  expect(await rowsOf(fields.email)).toHaveLength(6)
})

test('name and address are erased 90 days after the answer or a year after the message; the message stays', async () => {
  const dates = [
    { answeredAt: daysAgo(89), createdAt: daysAgo(89) },
    { answeredAt: daysAgo(91), createdAt: daysAgo(91) },
    { answeredAt: null, createdAt: daysAgo(364) },
    { answeredAt: null, createdAt: daysAgo(366) },
  ]
  const ids = dates.map(() => randomUUID())
  await db().supportMessage.createMany({
    data: dates.map((own, at) => ({
      ...{ id: ids[at], protocol: `1999-${at}`, senderName: 'Ana', senderEmail: 'ana@exemplo.com' },
      ...{ subscriber: false, subject: 'Assunto', message: 'Uma mensagem.', ...own },
    })),
  })
  await eraseSenders(system, undefined)
  const rows = await db().supportMessage.findMany({ where: { id: { in: ids } }, orderBy: { protocol: 'asc' } })
  expect(rows.map(({ senderName, senderEmail }) => [senderName, senderEmail])).toEqual([
    ['Ana', 'ana@exemplo.com'],
    ['', null],
    ['Ana', 'ana@exemplo.com'],
    ['', null],
  ])
  expect(rows.every(({ message }) => message === 'Uma mensagem.')).toBe(true)
})
