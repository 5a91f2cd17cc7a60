import { expect, onTestFinished, test } from 'vitest'
import { system } from '#lib/actor.ts'
import { typedCodeOf } from '#server/accounts/codes/code.ts'
import { checkAppCode } from '#server/accounts/factors/answers.ts'
import { confirmPhone } from '#server/accounts/phone/commands/confirm-phone.ts'
import { makePhoneCode } from '#server/accounts/phone/commands/make-phone-code.ts'
import { findByPhone, phoneOf, sealedFor } from '#server/accounts/phone/number.ts'
import { showPersonalData } from '#server/applications/commands/show-personal-data.ts'
import { takeResume } from '#server/applications/commands/take-resume.ts'
import { type Keyring, keyring, keyringOf } from '#server/platform/crypto.ts'
import { db } from '#server/platform/db/db.ts'
import { rewrapSealed, sealedColumns } from '#server/privacy/commands/rewrap-sealed.ts'
import { dataMap } from '#server/privacy/data-map.ts'
import { codeOf, withApp } from '#tests/support/accounts/factors.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

const newKey = 'a data key that only this test knows, 1234567890'
const resume = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n')

/** Gives the process another keyring until the test ends, as a restart with other keys does. */
function useKeys(ring: Keyring): void {
  const { __portal } = globalThis as typeof globalThis & { __portal: Map<string, unknown> }
  const before = __portal.get('keyring')
  __portal.set('keyring', ring)
  onTestFinished(() => void __portal.set('keyring', before))
}

test('after a change of DATA_KEY every encrypted column is rewritten under the new key, and the old one can go', async () => {
  const [reader, master] = [await given.reader(), await given.master()]
  const number = '+5583988887777'
  await db().user.update({ where: { id: reader.id }, data: sealedFor(reader.id, number) })
  const { key } = await withApp(reader)
  const { id } = await given.application({ resume })
  const before = await showPersonalData(master, { id })

  const old = process.env.AUTH_SECRET ?? ''
  useKeys(keyringOf([newKey, old]))
  expect(await rewrapSealed(system)).toBeGreaterThanOrEqual(6)
  expect(await rewrapSealed(system), 'a second run finds nothing').toBe(0)

  useKeys(keyringOf([newKey]))
  expect((await findByPhone(number))?.id).toBe(reader.id)
  const { phone } = await db().user.findUniqueOrThrow({ where: { id: reader.id } })
  expect(phoneOf(reader.id, phone ?? '')).toBe(number)
  await checkAppCode(reader.id, codeOf(key))
  expect(await showPersonalData(master, { id })).toEqual(before)
  expect(Buffer.from(await takeResume(master, { id })).equals(resume)).toBe(true)
})

test('during a rotation a number that stands under the old key is not given to a second account', async () => {
  const [owner, other] = [await given.reader(), await given.reader()]
  const phone = '+5583966665555'
  await db().user.update({ where: { id: owner.id }, data: sealedFor(owner.id, phone) })
  useKeys(keyringOf([`${newKey} once more`, process.env.AUTH_SECRET ?? '']))
  const id = await makePhoneCode(other, { kind: 'confirm_phone', userId: other.id, phone })
  expect(await refusal(confirmPhone(other, { code: typedCodeOf(id) }))).toBe('phone_taken')
})

test('a value under an unknown key stays, and the others are rewritten', async () => {
  const [lost, kept] = [await given.reader(), await given.reader()]
  await db().user.update({ where: { id: lost.id }, data: { phone: 'v1.AAAAAAAAAAA.x', phoneIndex: 'lost' } })
  await db().user.update({ where: { id: kept.id }, data: sealedFor(kept.id, '+5583977776666') })
  useKeys(keyringOf([`${newKey} again`, process.env.AUTH_SECRET ?? '', newKey]))
  await rewrapSealed(system)
  expect((await findByPhone('+5583977776666'))?.id).toBe(kept.id)
  const rows = await db().user.findMany({ where: { id: { in: [lost.id, kept.id] } }, orderBy: { phoneIndex: 'asc' } })
  const texts = new Map(rows.map(row => [row.id, row.phone]))
  expect(texts.get(lost.id)).toBe('v1.AAAAAAAAAAA.x')
  expect(texts.get(kept.id)?.startsWith(keyring().prefix)).toBe(true)
})

test('every encrypted column of the map of personal data is among them', () => {
  const mapped = Object.entries(dataMap).flatMap(([table, { columns }]) =>
    (columns.sealed ?? []).map(column => `${table}.${column}`),
  )
  const known = sealedColumns.map(({ table, column }) => `${table}.${column}`)
  expect(known).toEqual(expect.arrayContaining([...mapped, 'factors.secret']))
})
