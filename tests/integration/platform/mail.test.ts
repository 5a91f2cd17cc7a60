import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { MailHeaders } from '#server/platform/mail/headers.ts'
import { sendMail } from '#server/platform/mail/mail.ts'

const folder = () => join(process.env.DATA_DIR ?? '', 'mail')
const list = () => readdir(folder()).catch((): string[] => [])

interface Sent {
  to?: string
  subject?: string
  text?: string
  from?: string
  headers?: MailHeaders
}

const send = ({ to = 'dora@exemplo.local', subject = 'x', text = 'x', from = 'Folha do Sertão', headers }: Sent) =>
  sendMail({
    to,
    headers,
    house: { name: from, address: '', siteUrl: 'http://localhost:3000' },
    letter: { subject, reason: 'Um teste.', blocks: [{ kind: 'text', text }] },
  })

async function sent(mail: Sent): Promise<string> {
  const before = await list()
  await send(mail)
  const [name = ''] = (await list()).filter(file => !before.includes(file))
  expect((await stat(join(folder(), name))).mode & 0o077).toBe(0)
  return readFile(join(folder(), name), 'utf8')
}

const headersOf = (mail: string) => mail.split('\n\n')[0] ?? ''

test('without a server a mail is a file that only the product’s user can read, in plain text and in HTML', async () => {
  const mail = await sent({ subject: 'Bom dia', text: 'Texto.' })
  expect(mail).toContain('To: dora@exemplo.local\n')
  expect(headersOf(mail)).toMatch(/^Content-Type: multipart\/alternative;/m)
  const parts = mail.split(/^----.*$/m).slice(1)
  expect(parts[0]).toMatch(/^\nContent-Type: text\/plain; charset=utf-8[\s\S]*\n\nTexto\.\n/)
  expect(parts[1]).toMatch(/^\nContent-Type: text\/html; charset=utf-8[\s\S]*Texto\./)
})

test('a subject and the newspaper’s name cannot end their lines and begin a header or set another sender (abuse case 26)', async () => {
  const subject = 'Oi\r\nBcc: outra@exemplo.local'
  const headers = headersOf(await sent({ subject, from: 'Folha\r\nBcc: <a@exemplo.local>' }))
  expect(headers).not.toMatch(/^Bcc:/m)
  expect(headers).toMatch(/^Subject: Oi Bcc: outra@exemplo\.local$/m)
  expect(headers).toMatch(/^From: "Folha Bcc: <a@exemplo\.local>" <nao-responda@localhost>$/m)
})

test('a sender sets list headers, and the mail contains them unchanged', async () => {
  const address = `https://jornal.example/boletim/sair?t=${'a'.repeat(120)}`
  const headers = headersOf(
    await sent({
      headers: {
        'List-Unsubscribe': address,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Reply-To': 'redacao@jornal.example',
      },
    }),
  ).replace(/\n\s+/g, ' ')
  expect(headers).toContain(`List-Unsubscribe: <${address}>`)
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  expect(headers).toMatch(/^Reply-To: redacao@jornal\.example$/m)
  expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m)
})

const line = '\r\nBcc: outra@exemplo.local'
test.each([
  { Bcc: 'outra@exemplo.local' },
  { 'Reply-To': `redacao@jornal.example${line}` },
  { 'Reply-To': 'redacao@jornal.example, outra@exemplo.local' },
  { 'List-Unsubscribe': `https://jornal.example/sair${line}` },
  { 'List-Unsubscribe': 'https://jornal.example/>, <mailto:outra@exemplo.local' },
  { 'List-Unsubscribe': 'javascript:alert(1)' },
])('%j is no header that a sender may set (abuse case 26)', async headers => {
  const before = await list()
  await expect(send({ headers: headers as MailHeaders })).rejects.toThrow()
  expect(await list()).toEqual(before)
})

test.each([
  'dora@exemplo.local, outra@exemplo.local',
  'dora@exemplo.local\r\nBcc: outra@exemplo.local',
  'Dora <dora@exemplo.local>',
  '',
])('%j is not one address', async to => {
  const before = await list()
  await expect(send({ to })).rejects.toThrow('Not one mail address')
  expect(await list()).toEqual(before)
})
