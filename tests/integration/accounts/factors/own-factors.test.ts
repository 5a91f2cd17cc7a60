import { describe, expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import { beginKey } from '#server/accounts/factors/commands/begin-key.ts'
import { beginTotp } from '#server/accounts/factors/commands/begin-totp.ts'
import { confirmKey } from '#server/accounts/factors/commands/confirm-key.ts'
import { confirmTotp } from '#server/accounts/factors/commands/confirm-totp.ts'
import { dropUnverified } from '#server/accounts/factors/commands/drop-unverified.ts'
import { removeFactor } from '#server/accounts/factors/commands/remove-factor.ts'
import { renameFactor } from '#server/accounts/factors/commands/rename-factor.ts'
import { renewCodes } from '#server/accounts/factors/commands/renew-codes.ts'
import { findOwnFactors } from '#server/accounts/factors/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { openSession } from '#server/platform/session/session-store.ts'
import { makeAuthenticator } from '#tests/support/accounts/authenticator.ts'
import { codeOf, withApp, withKey } from '#tests/support/accounts/factors.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'

/** What the audit log says about the factors of an account, by its owner. */
const auditedOf = async (userId: string) =>
  (
    await db().auditEntry.findMany({
      where: { eventType: 'factor', actorId: userId, subjectId: userId },
      orderBy: { id: 'asc' },
    })
  ).map(({ action, details }) => [action, details])

describe('enrolling', () => {
  test('an app counts once a code of it was given, and the first factor brings ten recovery codes', async () => {
    const reader = await given.reader()
    const { id, key, path } = await beginTotp(reader, {})
    expect(path).toMatch(/^M/)
    expect((await findOwnFactors(reader)).factors).toEqual([])
    expect(await refusal(confirmTotp(reader, { id, code: '000000' }))).toBe('wrong_proof')
    expect((await findOwnFactors(reader)).factors).toEqual([])
    const codes = await confirmTotp(reader, { id, code: codeOf(key) })
    expect(new Set(codes).size).toBe(10)
    expect(await findOwnFactors(reader)).toMatchObject({ factors: [{ id, kind: 'totp' }], codesLeft: 10 })
    expect((await withApp(reader)).codes).toBeNull()
  })

  test('a challenge of another session, a replayed one and a passkey that verified nobody enrol nothing', async () => {
    const reader = await given.reader()
    const [here, there] = [await openSession(db(), reader.id, ''), await openSession(db(), reader.id, '')]
    const { ceremony, options } = await beginKey(reader, { kind: 'passkey', name: 'Celular', sessionId: here })
    const response = makeAuthenticator().enrol(options.challenge)
    expect(await refusal(confirmKey(reader, { ceremony, response, sessionId: there }))).toBe('ceremony_over')
    const unproved = makeAuthenticator().enrol(options.challenge, { verified: false })
    expect(await refusal(confirmKey(reader, { ceremony, response: unproved, sessionId: here }))).toBe('key_refused')
    expect(await refusal(confirmKey(reader, { ceremony, response, sessionId: here }))).toBe('ceremony_over')
    expect((await findOwnFactors(reader)).factors).toEqual([])
  })

  test('a key belongs to one account', async () => {
    const [reader, other] = [await given.reader(), await given.reader()]
    const { authenticator } = await withKey(reader)
    const sessionId = await openSession(db(), other.id, '')
    const { ceremony, options } = await beginKey(other, { kind: 'security_key', name: 'Chave', sessionId })
    const response = authenticator.enrol(options.challenge)
    expect(await refusal(confirmKey(other, { ceremony, response, sessionId }))).toBe('key_registered')
    expect(await db().factor.count({ where: { userId: other.id } })).toBe(0)
  })
})

describe('keeping', () => {
  test('factors are renamed and removed, new recovery codes end the old ones, and the last factor takes them along', async () => {
    const reader = await given.reader()
    const [app, key] = [await withApp(reader), await withKey(reader)]
    await renameFactor(reader, { id: key.id, name: 'Chave do chaveiro' })
    expect((await findOwnFactors(reader)).factors.map(({ name }) => name)).toEqual([
      'Aplicativo de códigos',
      'Chave do chaveiro',
    ])
    const renewed = await renewCodes(reader, {})
    expect(renewed.filter(code => app.codes?.includes(code))).toEqual([])
    await removeFactor(reader, { id: app.id })
    expect((await findOwnFactors(reader)).codesLeft).toBe(10)
    await removeFactor(reader, { id: key.id })
    expect(await findOwnFactors(reader)).toEqual({ factors: [], codesLeft: 0 })
    expect(await refusal(renewCodes(reader, {}))).toBe('not_found')
    expect(await auditedOf(reader.id)).toEqual([
      ['factor.added', { kind: 'totp' }],
      ['factor.added', { kind: 'security_key' }],
      ['factor.codes_renewed', {}],
      ['factor.removed', { kind: 'totp' }],
      ['factor.removed', { kind: 'security_key' }],
    ])
  })

  test('strangers change nobody’s factors', async () => {
    const reader = await given.reader()
    const { id } = await withApp(reader)
    const { id: begun } = await beginTotp(reader, {})
    const before = await db().factor.findMany({ where: { userId: reader.id }, orderBy: { id: 'asc' } })
    for (const stranger of [await given.reader(), await given.master()]) {
      expect(await refusal(renameFactor(stranger, { id, name: 'Minha' }))).toBe('not_found')
      expect(await refusal(removeFactor(stranger, { id }))).toBe('not_found')
      expect(await refusal(confirmTotp(stranger, { id: begun, code: '123456' }))).toBe('not_found')
      expect(await refusal(dropUnverified(stranger, { id: begun }))).toBe('not_found')
    }
    expect(await refusal(renameFactor(anonymous, { id, name: 'Minha' }))).toBe('signed_out')
    expect(await refusal(removeFactor(anonymous, { id }))).toBe('signed_out')
    expect(await db().factor.findMany({ where: { userId: reader.id }, orderBy: { id: 'asc' } })).toEqual(before)
  })
})
