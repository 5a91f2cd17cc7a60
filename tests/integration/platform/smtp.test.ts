import { afterEach, beforeEach, expect, test } from 'vitest'
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
