import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { anonymous, type SignedIn } from '#lib/actor.ts'
import { payoutKeyIn } from '#lib/payouts/pix-key.ts'
import { savePayoutAccount } from '#server/payouts/commands/save-payout-account.ts'
import { db } from '#server/platform/db/db.ts'
import { adjustShare } from '#server/shares/commands/adjust-share.ts'
import { listPayouts } from '#server/shares/commands/list-payouts.ts'
import { markPaid, unmarkPaid } from '#server/shares/commands/mark-paid.ts'
import { countsRows } from '#server/shares/export/rows.ts'
import { exportCounts, exportPayouts } from '#server/shares/http.ts'
import { findOwnShare, findOwnShares } from '#server/shares/queries/own.ts'
import { given } from '#tests/support/given.ts'
import { refusal } from '#tests/support/refusal.ts'
import { cookieName, sessionCookie } from '#tests/support/session-cookie.ts'
import { closed, counted, shareTerms } from '#tests/support/shares/counted.ts'
import { readCsv, recompute } from '../../../public/repasse.mjs'

const month = '2020-01'
let master: SignedIn
let ana: SignedIn
let bia: SignedIn
let articles: { ana: string; bia: string }

beforeAll(async () => {
  master = await given.master()
  ana = await given.person(['author'], '=cmd|Ana')
  bia = await given.person(['author'], 'Bia Rocha')
  const title = '=HYPERLINK("https://golpe.example")'
  const [first, second] = await Promise.all([
    given.article({ status: 'published', author: ana, fields: { title } }),
    given.article({ status: 'published', author: bia, fields: { title: 'Título que só Bia escreveu' } }),
  ])
  articles = { ana: first.article.id, bia: second.article.id }
  await counted(first.article.id, `${month}-05`, 70)
  await counted(second.article.id, `${month}-05`, 29)
  await shareTerms(3_333)
  await closed(master, month, 99_999)
  await savePayoutAccount(ana, { account: keyOf('ana@correio.example') })
})

function keyOf(typed: string) {
  const key = payoutKeyIn(typed)
  if (!key) throw new Error('No key')
  return key
}

async function textOf(actor: SignedIn): Promise<string> {
  const rows: object[] = []
  for await (const batch of (await countsRows(actor, month)).batches) rows.push(...batch)
  return JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value))
}

test('an author reads their own statement, and nobody else’s anywhere in it (abuse cases 7, 12)', async () => {
  const own = await findOwnShare(ana, month)
  expect(own).toMatchObject({ articles: 1, cents: 23_566, totalCents: 23_566, paid: null })
  expect(own?.lines.map(({ articleId }) => articleId)).toEqual([articles.ana])
  expect((await findOwnShares(ana)).months.map(one => [one.month, one.totalCents])).toEqual([[month, 23_566]])
  const said = JSON.stringify([own, await findOwnShares(ana)]) + (await textOf(ana))
  for (const word of [bia.id, 'Bia Rocha', articles.bia, 'Título que só Bia escreveu']) expect(said).not.toContain(word)
})

test('a stranger, a reader and an editor without articles find nothing', async () => {
  for (const actor of [await given.reader(), await given.editor(), await given.author()]) {
    expect(await findOwnShare(actor, month)).toBeNull()
    expect((await findOwnShares(actor)).months).toEqual([])
    expect(await refusal(countsRows(actor, month))).toBe('not_found')
  }
  expect(await refusal(findOwnShares(anonymous))).toBe('signed_out')
  expect(await refusal(countsRows(anonymous, month))).toBe('signed_out')
})

test('somebody who no longer writes still reads what they earned', async () => {
  expect(await findOwnShare({ ...ana, roles: [] }, month)).toMatchObject({ totalCents: 23_566 })
})

const request = async (path: string, actor: SignedIn) =>
  new Request(`https://portal.example${path}`, {
    headers: { cookie: `${cookieName}=${await sessionCookie(actor.id)}` },
  })

test('the published script recomputes the files that the newspaper gives (abuse case 17)', async () => {
  for (const [actor, people] of [
    [master, 2],
    [ana, 1],
  ] as const) {
    const answer = await exportCounts(await request(`/api/export/repasses?mes=${month}`, actor))
    expect(answer.status).toBe(200)
    const file = await answer.text()
    const told = recompute(readCsv(file))
    expect(told.differences).toEqual([])
    expect(told.whole).toBe(people === 2)
    expect(told.people.map(({ cents }) => Number(cents)).sort()).toEqual(
      people === 2 ? [23_566, 9_763] : [23_566].sort(),
    )
    expect(file).toContain(`"'=HYPERLINK(""https://golpe.example"")"`)
    expect(file).toContain(`"'=cmd`)
    expect(file).not.toMatch(/;"[=+@-]/)
  }
})

test('the payments’ file has whole accounts, is for masters after a proof, and every account is audited (abuse cases 7, 40)', async () => {
  const rows = await listPayouts(master, { month })
  expect(rows.map(({ name, totalCents, key }) => [name, totalCents, key])).toEqual([
    ['=cmd|Ana', 23_566, { kind: 'email', account: 'ana@correio.example' }],
    ['Bia Rocha', 9_763, null],
  ])
  expect(
    await db().auditEntry.count({ where: { action: 'payout.shown', actorId: master.id, subjectId: ana.id } }),
  ).toBe(1)
  expect(await db().auditEntry.count({ where: { action: 'share.payouts_exported', subjectId: month } })).toBe(1)
  for (const actor of [ana, await given.editor(), await given.reader(), anonymous])
    expect(await refusal(listPayouts(actor, { month }))).toBe('forbidden')
  expect(await refusal(listPayouts(master, { month: '2031-01' }))).toBe('not_found')
  // Who was paid is in the file no more, and their account is not opened.
  await markPaid(master, { month, authorId: ana.id, paidOn: '2020-02-05' })
  expect((await listPayouts(master, { month })).map(({ name }) => name)).toEqual(['Bia Rocha'])
  await unmarkPaid(master, { month, authorId: ana.id })
  const path = `/api/export/repasses/pagamentos?mes=${month}`
  for (const actor of [ana, await given.editor()])
    expect((await exportPayouts(await request(path, actor))).status).toBe(403)
  const proved = await request(path, master)
  expect(await (await exportPayouts(proved)).text()).toContain('"ana@correio.example"')
  await db().session.updateMany({ where: { userId: master.id }, data: { provedAt: new Date(0) } })
  const stale = await exportPayouts(proved)
  expect([stale.status, await stale.text()]).toEqual([403, 'Confirme que é você para continuar.\n'])
})

test('the payments’ file has keys that a bank takes and amounts that a sum takes', async () => {
  const { month: open } = await adjustShare(master, {
    ...{ requestId: randomUUID(), aboutMonth: month, authorId: bia.id, amount: '-12,34', reason: 'Contado a mais.' },
  })
  const { article } = await given.article({ status: 'published', author: bia })
  await counted(article.id, `${open}-03`, 10)
  await closed(master, open, 99_999)
  await savePayoutAccount(bia, { account: keyOf('+55 11 98765-4321') })
  const answer = await exportPayouts(await request(`/api/export/repasses/pagamentos?mes=${open}`, master))
  const file = await answer.text()
  expect(file).toContain('"Telefone";"(11) 98765-4321"')
  expect(file).toContain('"333,29";"-12,34";"0,00";"320,95"')
})

test('an account under a lost key is named as unreadable, and the file is made all the same', async () => {
  await savePayoutAccount(bia, { account: keyOf('529.982.247-25') })
  await db().payoutAccount.update({
    where: { userId: bia.id },
    data: { account: 'v1.AAAAAAAAAAA.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAA' },
  })
  const bias = (await listPayouts(master, { month })).find(({ name }) => name === 'Bia Rocha')
  expect(bias?.key).toBe('unreadable')
})
