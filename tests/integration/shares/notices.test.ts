import { beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '#lib/actor.ts'
import { ownSharePath } from '#lib/shares/months.ts'
import { saveChoices } from '#server/notifications/commands/save-choices.ts'
import { adjustShare } from '#server/shares/commands/adjust-share.ts'
import { markPaid, unmarkPaid } from '#server/shares/commands/mark-paid.ts'
import { given } from '#tests/support/given.ts'
import { listNotices } from '#tests/support/live/notices.ts'
import { closed, counted, nextMonth, shareTerms } from '#tests/support/shares/counted.ts'

let master: SignedIn
beforeAll(async () => {
  master = await given.master()
  await shareTerms(5_000)
})

const plain = (text: string) => text.replace(/\s/g, ' ')
const sharesOf = async (person: SignedIn) =>
  (await listNotices(person)).filter(({ type, isArchived }) => type.startsWith('SHARE_') && !isArchived)

test('a closing tells each person their own sum, and a payment its day', async () => {
  const [ana, bia, caio] = [await given.author(), await given.author(), await given.author()]
  const month = await nextMonth()
  for (const [author, views] of [
    [ana, 300],
    [bia, 100],
  ] as const)
    await counted((await given.article({ status: 'published', author })).article.id, `${month}-10`, views)
  await closed(master, month, 80_000)
  const [notice, ...others] = await sharesOf(ana)
  expect(others).toEqual([])
  expect(notice).toMatchObject({ type: 'SHARE_CLOSED', path: ownSharePath(month), isUnread: true })
  expect(plain(notice?.message ?? '')).toContain('foi fechado: R$ 300,00 para você.')
  expect(plain((await sharesOf(bia))[0]?.message ?? '')).toContain('R$ 100,00')
  expect(await sharesOf(caio)).toEqual([])

  await markPaid(master, { month, authorId: ana.id, paidOn: '2026-01-05' })
  const [paid] = await sharesOf(ana)
  expect(paid).toMatchObject({ type: 'SHARE_PAID', path: ownSharePath(month) })
  expect(plain(paid?.message ?? '')).toMatch(/R\$ 300,00, foi pago em 05\/01\/2026\.$/)
  await unmarkPaid(master, { month, authorId: ana.id })
  expect((await sharesOf(ana)).map(({ type }) => type)).toEqual(['SHARE_CLOSED'])
  expect(await sharesOf(bia)).toHaveLength(1)
})

test('an adjustment is part of the sum; who muted the kind hears nothing', async () => {
  const [ana, bia] = [await given.author(), await given.author()]
  const month = await nextMonth()
  await closed(master, month, 0)
  const next = await nextMonth()
  for (const [authorId, amount] of [
    [ana.id, '12,34'],
    [bia.id, '1,00'],
  ] as const)
    await adjustShare(master, {
      ...{ requestId: crypto.randomUUID(), aboutMonth: month, authorId, amount },
      reason: 'Crédito que faltou na reportagem.',
    })
  await saveChoices(bia, { shown: ['SHARE_PAID'], digest: false })
  await closed(master, next, 0)
  expect(plain((await sharesOf(ana))[0]?.message ?? '')).toContain('R$ 12,34')
  expect(await sharesOf(bia)).toEqual([])
})
