import { expect, test, vi } from 'vitest'
import { reportsIn } from './mailbox.ts'

// A hostile mail takes its whole time limit.
vi.setConfig({ testTimeout: 60_000 })

const report = (status: string) =>
  Buffer.from(`From: a@b.example\r\nContent-Type: multipart/report; boundary=b\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n
Original-Recipient: rfc822; ana@exemplo.com\r\nAction: failed\r\nStatus: 5.1.1\r\n${status}\r\n--b--\r\n`)

test('a report is read', async () => {
  expect(await reportsIn(report(''))).toMatchObject([{ email: 'ana@exemplo.com', kind: 'hard' }])
})

test.each([
  ['half a megabyte of empty lines', report('\n'.repeat(500_000))],
  ['parts without end', Buffer.from(`From: a@b.example\r\n${'Content-Type: message/rfc822\r\n\r\n'.repeat(9_000)}`)],
])('a mail with %s says nothing, and does not hold the others', async (_, mail) => {
  const began = process.cpuUsage()
  expect(await reportsIn(mail)).toEqual([])
  const { user } = process.cpuUsage(began)
  // The parser takes up to twenty seconds for them.
  expect(user).toBeLessThan(8_000_000)
  expect(await reportsIn(report(''))).toHaveLength(1)
})
