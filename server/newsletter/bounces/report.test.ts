import { describe, expect, test } from 'vitest'
import { refusalMail } from '#tests/support/mail/reports.ts'
import { expectWithin } from '#tests/support/tier.ts'
import { readReports } from './report.ts'

const id = '<0199c2a4-0000-7000-8000-000000000001@jornal.test>'
const read = (mail: string) => readReports(Buffer.from(mail.replace(/\n/g, '\r\n')))

describe('a mail in the mailbox of reports', () => {
  test('is a refusal with its address, code and Message-ID', async () => {
    const email = 'Ana@Exemplo.com'
    const report = { kind: 'hard', code: '5.1.1', messageId: id, email: 'ana@exemplo.com' }
    expect(await read(refusalMail({ email, messageId: id }))).toEqual([report])
    const full = refusalMail({ email, status: '5.0.0', diagnosis: 'smtp; 552 5.2.2 over quota' })
    expect(await read(full)).toEqual([{ ...report, kind: 'soft', code: '5.2.2', messageId: null }])
  })

  test('names several recipients, of whom those who got it are left out', async () => {
    const other = 'Final-Recipient: RFC822;<bia@exemplo.com>\nAction: Failed\nStatus: 5.1.10\n\n'
    const taken = 'Final-Recipient: rfc822; caio@exemplo.com\nAction: relayed\nStatus: 2.0.0\n\n'
    const mail = refusalMail({ email: 'ana@exemplo.com', messageId: id }).replace(
      'Final-Recipient',
      `${other}${taken}Final-Recipient`,
    )
    expect((await read(mail)).map(({ email, kind }) => `${email} ${kind}`)).toEqual([
      'bia@exemplo.com hard',
      'ana@exemplo.com hard',
    ])
  })

  test('says nothing when it is a delay, a holiday note or nonsense', async () => {
    for (const mail of [
      refusalMail({ email: 'ana@exemplo.com', action: 'delayed', status: '4.4.1' }),
      'Subject: Férias\nIn-Reply-To: <a@b>\n\nVolto dia 3.',
      refusalMail({ email: 'ana@exemplo.com' }).replaceAll('message/delivery-status', 'text/plain'),
      '',
      '\0\x01\x02',
    ])
      expect(await read(mail)).toEqual([])
  })

  test('costs little however it is made', async () => {
    const began = performance.now()
    const hostile = `${'\n'.repeat(5_000)}${'a:'.repeat(5_000)}${' \n'.repeat(5_000)}${'Final-Recipient: x\n\n'.repeat(2_000)}`
    const reports = await read(
      refusalMail({ email: 'ana@exemplo.com' }).replace('Reporting-MTA', `${hostile}\nReporting-MTA`),
    )
    expect(reports.length).toBeLessThanOrEqual(50)
    expectWithin(2_000, began)
  })
})
