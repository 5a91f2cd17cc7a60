import { describe, expect, test } from 'vitest'
import { outlookComplaint, refusalMail, returnedMail } from '#tests/support/mail/reports.ts'
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

  test('is a refusal of the message where its text says that the server had taken the recipient', async () => {
    const mail = refusalMail({ email: 'ana@exemplo.com', status: '5.0.0', diagnosis: 'smtp; 550 unknown user' })
    expect(await read(mail)).toMatchObject([{ kind: 'hard' }])
    const said = 'mx.example.org said: 550 unknown user (in reply to end of DATA command)'
    expect(await read(mail.replace('mail system at host', `${said} `))).toMatchObject([{ kind: 'soft' }])
    // Sendmail writes DATA before the answers to its recipients.
    const transcript = '>>> DATA\n<<< 550 unknown user\n550 5.1.1 User unknown\n<<< 503 need RCPT\n'
    const ofSendmail = mail.replace('This is', `${transcript}This is`)
    expect(await read(ofSendmail)).toMatchObject([{ kind: 'soft' }])
    expect(await read(ofSendmail.replace('Status: 5.0.0', 'Status: 5.1.1'))).toMatchObject([{ kind: 'hard' }])
  })

  test('is explained by its text or its status where it gives no reply', async () => {
    const mail = (status: string, text: string) =>
      read(
        refusalMail({ email: 'ana@exemplo.com', status, diagnosis: '' })
          .replace(/Diagnostic-Code: *\n/, '')
          .replace('This is the mail system', `${text}\nThis is the mail system`),
      )
    expect(await mail('5.0.0', 'ana@exemplo.com: Domain does not exist')).toMatchObject([{ kind: 'hard' }])
    expect(await mail('5.4.4 (Illegal host/domain name found)', '')).toMatchObject([{ kind: 'hard' }])
    expect(await mail('5.0.0', 'It did not work.')).toMatchObject([{ kind: 'soft' }])
  })

  test('is explained by the field that IronPort writes instead', async () => {
    const mail = (reply: string) =>
      read(
        refusalMail({ email: 'ana@exemplo.com', status: '5.0.0' }).replace(
          /Diagnostic-Code: .*\n.*/,
          `X-Supplementary-Info: <mx.exemplo.com #5.0.0 smtp; ${reply}>`,
        ),
      )
    expect(await mail('550 "Unknown User"')).toMatchObject([{ kind: 'hard' }])
    const microsoft =
      '550 5.4.1 [ana@exemplo.com]: Recipient address rejected: Access\n denied [x.prod.protection.outlook.com]'
    expect(await mail(microsoft)).toMatchObject([{ kind: 'hard', code: '5.4.1' }])
  })

  test('is not hard by the words of a program to which the mail was given', async () => {
    const diagnosis = 'x-unix; procmail: Could not create "/var/spool/mail/ana" id: No such user'
    expect(await read(refusalMail({ email: 'ana@exemplo.com', diagnosis }))).toMatchObject([{ kind: 'soft' }])
  })

  test('is a complaint of Outlook.com, and of nobody who sends a mail on', async () => {
    expect(await read(outlookComplaint(id))).toEqual([{ kind: 'complaint', code: '', messageId: id, email: null }])
    expect(await read(outlookComplaint(id, 'maria@exemplo.com'))).toEqual([])
    expect(await read(outlookComplaint(id).replace('X-HmXmr', 'X-Other'))).toEqual([])
  })

  test('is a returned mail in words alone, judged by what stands before our own text', async () => {
    const back = (words: string, own?: object) => read(returnedMail(id, words, own))
    const report = { messageId: id, email: null }
    const unknown = '550 5.1.1 <ana@exemplo.com>: User unknown'
    expect(await back(`host mx.exemplo.com: ${unknown}`)).toEqual([{ ...report, kind: 'hard', code: '5.1.1' }])
    expect(await back('mailbox is full: retry timeout exceeded')).toEqual([{ ...report, kind: 'soft', code: '' }])
    expect(await back('SMTP error after MAIL FROM: 554 You are on a block list')).toMatchObject([{ code: '5.7.0' }])
    expect(await back('It did not work.')).toEqual([])
    // A delay, an absence note, an answer and a person who quotes a mail of ours say nothing.
    expect(await back(unknown, { subject: 'Warning: message 1x2 delayed 24 hours' })).toEqual([])
    expect(await back(unknown, { subject: 'Aviso de falha na entrega' })).toMatchObject([{ kind: 'hard' }])
    expect(await back(unknown, { from: 'Maria <maria@exemplo.com>' })).toEqual([])
    // Without the mail's own id it is about nobody.
    expect(await read(returnedMail(id, unknown).replace('Message-ID', 'X-Id'))).toEqual([])
  })

  test('costs little however it is made', async () => {
    const began = performance.now()
    const hostile = `${'\n'.repeat(5_000)}${'a:'.repeat(5_000)}${' \n'.repeat(5_000)}${'Final-Recipient: x\n\n'.repeat(2_000)}`
    await read(returnedMail(id, `${'-'.repeat(200_000)}\n${' >'.repeat(100_000)}\n${'user '.repeat(50_000)}`))
    const reports = await read(
      refusalMail({ email: 'ana@exemplo.com' }).replace('Reporting-MTA', `${hostile}\nReporting-MTA`),
    )
    expect(reports.length).toBeLessThanOrEqual(50)
    expectWithin(2_000, began)
  })
})
