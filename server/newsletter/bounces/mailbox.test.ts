import { beforeEach, expect, test, vi } from 'vitest'
import { parseApart } from '#server/platform/work/parse-apart.ts'
import { reportsIn } from './mailbox.ts'

// The parser works; what reaches it is watched.
vi.mock('#server/platform/work/parse-apart.ts', { spy: true })

// A hostile mail may take its whole time limit.
vi.setConfig({ testTimeout: 60_000 })

beforeEach(() => {
  vi.mocked(parseApart).mockClear()
})

const report = (status: string) =>
  Buffer.from(`From: a@b.example\r\nContent-Type: multipart/report; boundary=b\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n
Original-Recipient: rfc822; ana@exemplo.com\r\nAction: failed\r\nStatus: 5.1.1\r\n${status}\r\n--b--\r\n`)

test('a report is read', async () => {
  expect(await reportsIn(report(''))).toMatchObject([{ email: 'ana@exemplo.com', kind: 'hard' }])
})

test('a mail with half a megabyte of empty lines is refused before it is parsed, and does not hold the others', async () => {
  expect(await reportsIn(report('\n'.repeat(500_000)))).toEqual([])
  expect(parseApart).not.toHaveBeenCalled()
  expect(await reportsIn(report(''))).toHaveLength(1)
})

test('a mail with parts without end is read on another thread, says nothing, and does not hold the others', async () => {
  const mail = Buffer.from(`From: a@b.example\r\n${'Content-Type: message/rfc822\r\n\r\n'.repeat(9_000)}`)
  expect(await reportsIn(mail)).toEqual([])
  expect(vi.mocked(parseApart).mock.lastCall).toMatchObject([{ name: 'readReports' }, mail, { sender: 'house' }])
  expect(await reportsIn(report(''))).toHaveLength(1)
})
