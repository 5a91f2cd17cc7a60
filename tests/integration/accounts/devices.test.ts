import { expect, test } from 'vitest'
import { makeDevice } from '#server/accounts/entry/device.ts'
import { enter } from '#server/accounts/entry/enter.ts'
import { endSession } from '#server/accounts/sessions/commands/end-session.ts'
import { listSessions } from '#server/accounts/sessions/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { setClock } from '#server/platform/process/clock.ts'
import { findSession, openSession } from '#server/platform/session/session-store.ts'
import { given } from '#tests/support/given.ts'
import { mailsIn } from '#tests/support/mail/mail-files.ts'
import { runJobs } from '#tests/support/privacy/run-jobs.ts'
import { refusal } from '#tests/support/refusal.ts'

const phone = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
const visitor = (device: string | null = null) => ({ origin: { network: '203.0.113.7', device }, userAgent: phone })
/** The proof holds. */
const assertStill = async () => {}
test('the list names device, network and way in, and a person ends one of their own only', async () => {
  const [mine, other] = [await given.reader(), await given.reader()]
  await enter({ assertStill, userId: mine.id, method: 'email_code', visitor: visitor() })
  const theirs = await openSession(db(), other.id, '')
  const [session] = await listSessions(mine)
  expect(session).toMatchObject({
    device: 'Chrome no Android',
    network: '203.0.113.7',
    method: 'email_code',
    place: null,
  })
  expect(await refusal(endSession(mine, { id: theirs }))).toBe('not_found')
  expect(await findSession(theirs)).not.toBeNull()
  await endSession(mine, { id: session?.id ?? '' })
  expect(await findSession(session?.id ?? '')).toBeNull()
  expect(await listSessions(mine)).toEqual([])
  expect(await refusal(endSession(mine, { id: session?.id ?? '' }))).toBe('not_found')
})

test('a new device is told by mail; the first one ever, a known one and one that awaits its factor are not', async () => {
  const reader = await given.reader()
  await enter({ assertStill, userId: reader.id, method: 'password', visitor: visitor() })
  expect(await runJobs('accounts.new-device-mail')).toBe(0)
  await enter({ assertStill, userId: reader.id, method: 'password', visitor: visitor(makeDevice(reader.id)) })
  expect(await runJobs('accounts.new-device-mail')).toBe(0)
  await enter({
    assertStill,
    userId: reader.id,
    method: 'password',
    visitor: visitor(makeDevice((await given.reader()).id)),
  })
  expect(await runJobs('accounts.new-device-mail')).toBe(1)
  const [mail = ''] = await mailsIn(reader.email)
  expect(mail).toContain('Chrome no Android')
  expect(mail).toContain('203.0.113.7')
  expect(mail).toContain('/settings/aparelhos')

  await db().factor.create({ data: { userId: reader.id, kind: 'totp', name: 'x', verifiedAt: new Date() } })
  const entered = await enter({ assertStill, userId: reader.id, method: 'password', visitor: visitor() })
  expect(entered.awaitsFactor).toBe(true)
  expect(await runJobs('accounts.new-device-mail')).toBe(0)
})

test('a session lives thirty days from its last use, and 180 from its beginning at most (abuse case 24)', async () => {
  const reader = await given.reader()
  const sid = await openSession(db(), reader.id, '')
  const begun = Date.now()
  const seenAfter = async (days: number) => {
    const restore = setClock(() => new Date(begun + days * 86_400_000))
    const found = await findSession(sid)
    // The last use is written without the request waiting for it.
    if (found)
      await expect
        .poll(async () => (await db().session.findUniqueOrThrow({ where: { id: sid } })).seenAt.getTime())
        .toBe(begun + days * 86_400_000)
    restore()
    return found !== null
  }
  for (const days of [29, 58, 87, 116, 145, 174, 179.9]) expect([days, await seenAfter(days)]).toEqual([days, true])
  expect(await seenAfter(180.1)).toBe(false)
})
