import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sendMail } from '#server/platform/outside/mail.ts'

const folder = () => join(process.env.DATA_DIR ?? '', 'mail')
const list = () => readdir(folder()).catch((): string[] => [])

type Mail = Parameters<typeof sendMail>[0]

async function sent(mail: Omit<Mail, 'from'> & Partial<Mail>): Promise<string> {
  const before = await list()
  await sendMail({ from: 'Folha do Sertão', ...mail })
  const [name = ''] = (await list()).filter(file => !before.includes(file))
  expect((await stat(join(folder(), name))).mode & 0o077).toBe(0)
  return readFile(join(folder(), name), 'utf8')
}

test('without a server a mail is a file that only the house can read', async () => {
  const mail = await sent({ to: 'dora@exemplo.local', subject: 'Bom dia', text: 'Texto.' })
  expect(mail).toContain('To: dora@exemplo.local\n')
  expect(mail).toMatch(/\n\nTexto\.\n?$/)
})

test('a subject cannot end its line and begin a header', async () => {
  const mail = await sent({ to: 'dora@exemplo.local', subject: 'Oi\r\nBcc: outra@exemplo.local', text: 'x' })
  const [headers = ''] = mail.split('\n\n')
  expect(headers).not.toMatch(/^Bcc:/m)
  expect(headers).toMatch(/^Subject: Oi Bcc: outra@exemplo\.local$/m)
})

test('a mail comes from the newspaper under its name, which cannot name another sender', async () => {
  const mail = await sent({
    to: 'dora@exemplo.local',
    subject: 'x',
    text: 'x',
    from: 'Folha\r\nBcc: <a@exemplo.local>',
  })
  const [headers = ''] = mail.split('\n\n')
  expect(headers).not.toMatch(/^Bcc:/m)
  expect(headers).toMatch(/^From: "Folha Bcc: <a@exemplo\.local>" <nao-responda@localhost>$/m)
})

test.each([
  'dora@exemplo.local, outra@exemplo.local',
  'dora@exemplo.local\r\nBcc: outra@exemplo.local',
  'Dora <dora@exemplo.local>',
  '"outra@exemplo.local dora"@exemplo.local',
  'grupo:dora@exemplo.local;',
  '',
])('%j is not one address', async to => {
  const before = await list()
  await expect(sendMail({ to, subject: 'x', text: 'x', from: 'x' })).rejects.toThrow('Not one mail address')
  expect(await list()).toEqual(before)
})
