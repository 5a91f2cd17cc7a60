import { beforeEach, expect, test } from 'vitest'
import { anonymous, type SignedIn } from '#lib/actor.ts'
import type { PayoutKey } from '#lib/payouts/payout.ts'
import { payoutKeyIn } from '#lib/payouts/pix-key.ts'
import { removePayoutAccount } from '#server/payouts/commands/remove-payout-account.ts'
import { savePayoutAccount } from '#server/payouts/commands/save-payout-account.ts'
import { showPayoutAccount } from '#server/payouts/commands/show-payout-account.ts'
import { findPayout } from '#server/payouts/queries.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { refusal } from '../../support/refusal.ts'

const keyOf = (typed: string): PayoutKey => {
  const key = payoutKeyIn(typed)
  if (!key) throw new Error('No key')
  return key
}
const cpf = { account: keyOf('529.982.247-25') }
const phone = { account: keyOf('+55 (11) 98765-4321') }

const rowOf = ({ id }: SignedIn) => db().payoutAccount.findUnique({ where: { userId: id } })
const auditOf = (action: string, subjectId: string) => db().auditEntry.count({ where: { action, subjectId } })

let author: SignedIn
let master: SignedIn

beforeEach(async () => {
  author = await given.author()
  master = await given.master()
})

test('an author saves, changes and removes an account, which is stored encrypted and shown masked', async () => {
  expect(await savePayoutAccount(author, cpf)).toBe('***.***.247-25')
  const first = await rowOf(author)
  expect(first).toMatchObject({ kind: 'cpf', account: expect.stringMatching(/^v1\./) })
  expect(JSON.stringify(first)).not.toContain('52998224725')
  expect(await findPayout(author, author.id)).toMatchObject({ kind: 'cpf', masked: '***.***.247-25' })

  await savePayoutAccount(author, phone)
  expect(await rowOf(author)).toMatchObject({ id: first?.id, kind: 'phone' })
  expect(await showPayoutAccount(author, { userId: author.id })).toEqual({
    kind: 'phone',
    account: '+55 11 98765-4321',
  })
  expect(await auditOf('payout.shown', author.id)).toBe(0)

  await removePayoutAccount(author, {})
  expect(await rowOf(author)).toBeNull()
  expect(await findPayout(author, author.id)).toBeNull()
  expect([await auditOf('payout.saved', author.id), await auditOf('payout.removed', author.id)]).toEqual([2, 1])
  const audited = await db().auditEntry.findMany({ where: { subjectId: author.id, action: { startsWith: 'payout.' } } })
  expect(JSON.stringify(audited)).not.toMatch(/247-25|52998224725|98765/)
})

test('a master reads an account masked, and whole only with an audit row', async () => {
  await savePayoutAccount(author, cpf)
  expect(await findPayout(master, author.id)).toMatchObject({ masked: '***.***.247-25' })
  expect(await auditOf('payout.shown', author.id)).toBe(0)
  expect(await showPayoutAccount(master, { userId: author.id })).toEqual({ kind: 'cpf', account: '529.982.247-25' })
  expect(await auditOf('payout.shown', author.id)).toBe(1)
})

test('nobody else reads, changes or removes it (abuse case 7)', async () => {
  await savePayoutAccount(author, cpf)
  const before = await rowOf(author)
  const former = { ...(await given.master()), roles: [] }
  const strangers = [anonymous, await given.reader(), await given.author(), await given.editor(), former]
  for (const actor of strangers) {
    expect(await refusal(findPayout(actor, author.id))).toBe('forbidden')
    expect(await refusal(showPayoutAccount(actor, { userId: author.id }))).toBe('forbidden')
    // Each act is on one's own account: nothing of the author's changes.
    if (actor.id) await removePayoutAccount(actor, {})
    else expect(await refusal(removePayoutAccount(actor, {}))).toBe('signed_out')
  }
  expect(await refusal(savePayoutAccount(anonymous, cpf))).toBe('signed_out')
  expect(await refusal(savePayoutAccount(await given.reader(), cpf))).toBe('forbidden')
  expect(await refusal(savePayoutAccount(former, cpf))).toBe('forbidden')
  expect(await rowOf(author)).toEqual(before)
  expect(await auditOf('payout.shown', author.id)).toBe(0)
})

test('an author who lost the role still sees and removes the account, and sets no other', async () => {
  await savePayoutAccount(author, cpf)
  const former = { ...author, roles: [] }
  expect(await findPayout(former, author.id)).toMatchObject({ kind: 'cpf' })
  expect(await refusal(savePayoutAccount(former, phone))).toBe('forbidden')
  await removePayoutAccount(former, {})
  expect(await rowOf(author)).toBeNull()
})

test('a ciphertext moved to another row is not read, and its owner can still type the account anew', async () => {
  const other = await given.author()
  await savePayoutAccount(author, cpf)
  await savePayoutAccount(other, phone)
  const moved = await rowOf(author)
  await db().payoutAccount.update({ where: { userId: other.id }, data: { kind: 'cpf', account: moved?.account ?? '' } })
  await expect(showPayoutAccount(other, { userId: other.id })).rejects.toThrow('not_authentic')
  expect(await findPayout(other, other.id)).toMatchObject({ masked: '***' })
  await savePayoutAccount(other, phone)
  expect(await findPayout(other, other.id)).toMatchObject({ masked: '+55 11 *****-4321' })
})
