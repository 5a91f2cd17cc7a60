import { expect, test } from 'vitest'
import { limits } from '../../limits.ts'
import { readInvitationFile } from './invitation-file.ts'

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'SUMMARY:São João', 'DTSTART:20270624T190000', ...lines, 'END:VEVENT'].join(
    '\r\n',
  )
const read = (bytes: Uint8Array<ArrayBuffer>) => readInvitationFile(new File([bytes], 'convite.ics'))

test.each<[string, Uint8Array<ArrayBuffer>]>([
  ['UTF-8', Buffer.from(calendar())],
  ['Windows-1252', Buffer.from(calendar(), 'latin1')],
  ['UTF-16', Buffer.from(`\uFEFF${calendar()}`, 'utf16le')],
])('a calendar file in %s keeps its letters', async (_, bytes) => {
  expect(await read(bytes)).toEqual({ text: expect.stringContaining('SUMMARY:São João') })
})

test('pictures and formatted copies of a calendar file do not push its end away', async () => {
  const photo = `ATTACH;ENCODING=BASE64:${'QUJD'.repeat(20_000)}`
  const file = await read(Buffer.from(calendar(photo, `X-ALT-DESC:${'<p>'.repeat(8_000)}`)))
  expect(file).toEqual({ text: expect.stringMatching(/DTSTART:20270624T190000\r\nEND:VEVENT/) })
})

test('a picture, and a file that is too large, are refused with a sentence', async () => {
  expect(await read(Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'))).toHaveProperty('refused')
  expect(await read(new Uint8Array(limits.event.invitationFile + 1))).toHaveProperty('refused')
})
