import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendMail } from '#server/platform/mail/mail.ts'
import { closeMail, HandoverError } from '#server/platform/mail/transport.ts'
import { env } from '#server/platform/process/env.ts'
import { openSmtp, type SmtpDouble } from '#tests/doubles/smtp.ts'

let smtp: SmtpDouble

beforeEach(async () => {
  smtp = await openSmtp({ milliseconds: 5 })
  Object.assign(env(), { SMTP_URL: smtp.url, MAIL_CONNECTIONS: 2, MAIL_RATE: 1_000 })
})
afterEach(async () => {
  closeMail()
  await smtp.close()
})

const send = (to: string) =>
  sendMail({
    to,
    house: { name: 'Folha', address: '', siteUrl: 'http://localhost:3000' },
    letter: { subject: 'Oi', reason: 'Um teste.', blocks: [{ kind: 'text', text: 'Texto.' }] },
  })

const failure = async (sending: Promise<unknown>) => {
  const error = await sending.then(
    () => null,
    error => error,
  )
  expect(error).toBeInstanceOf(HandoverError)
  const { responseCode, stage, begun } = error as HandoverError
  return { responseCode, stage, begun }
}

const many = (count: number) => Array.from({ length: count }, (_, at) => `leitor${at}@exemplo.local`)

test('many mails share few connections', async () => {
  await Promise.all(many(20).map(send))
  expect(smtp.taken.map(({ to }) => to).sort()).toEqual(many(20).sort())
  expect(smtp.connections()).toBe(2)
  expect(smtp.most()).toBe(2)
})

test('no more mails leave per second than the server allows', async () => {
  Object.assign(env(), { MAIL_RATE: 4 })
  const started = performance.now()
  await Promise.all(many(9).map(send))
  expect(performance.now() - started).toBeGreaterThan(1_900)
})

test('one refused recipient neither ends the connection nor the mails of others', async () => {
  smtp.behaviours.set('leitor0@exemplo.local', { recipient: 550 })
  smtp.behaviours.set('leitor1@exemplo.local', { message: 452 })
  const [first = '', second = '', ...others] = many(6)
  const results = Promise.all([failure(send(first)), failure(send(second)), ...others.map(send)])
  expect((await results).slice(0, 2)).toEqual([
    { responseCode: 550, stage: 'RCPT TO', begun: false },
    { responseCode: 452, stage: 'DATA', begun: true },
  ])
  expect(smtp.taken).toHaveLength(4)
  expect(smtp.connections()).toBe(2)
})

test('a broken connection reports whether the message had left, and the mail is not sent again automatically', async () => {
  smtp.behaviours.set('antes@exemplo.local', 'cut-before-message')
  smtp.behaviours.set('depois@exemplo.local', 'cut-after-message')
  expect(await failure(send('antes@exemplo.local'))).toMatchObject({ responseCode: null, begun: false })
  expect(await failure(send('depois@exemplo.local'))).toMatchObject({ responseCode: null, begun: true })
  // Reused connections: the pool would try again if no byte had been sent.
  await Promise.all(many(2).map(send))
  expect(await failure(send('depois@exemplo.local'))).toMatchObject({ responseCode: null, begun: true })
  expect(smtp.taken.map(({ to }) => to).filter(to => !to.startsWith('leitor'))).toEqual(
    Array(2).fill('depois@exemplo.local'),
  )
})

test('a server that is down is reported as such, and the next mail goes once it is back', async () => {
  await send('dora@exemplo.local')
  const port = Number(new URL(smtp.url).port)
  closeMail()
  await smtp.close()
  expect(await failure(send('dora@exemplo.local'))).toMatchObject({ responseCode: null, begun: false })
  smtp = await openSmtp({ port })
  await send('dora@exemplo.local')
  expect(smtp.taken).toHaveLength(1)
})

test('mails in transfer when the connections are closed still arrive', async () => {
  const sending = send('dora@exemplo.local')
  await vi.waitFor(() => expect(smtp.most()).toBe(1), { interval: 1 })
  closeMail()
  await sending
  expect(smtp.taken).toHaveLength(1)
})
