import { expect, test } from 'vitest'
import { order, withDouble } from './standin.ts'

const standIn = withDouble()

async function changedSince(moment: Date) {
  const ids: string[] = []
  for await (const { id } of standIn.provider.changedSince(moment)) ids.push(id)
  return ids
}

test('everything that changed since a moment is listed once, over several pages', { timeout: 60_000 }, async () => {
  const { double, provider } = standIn
  const { providerId: before } = await provider.begin(order())
  const { providerId: quiet } = await provider.begin(order({ method: 'card' }))
  double.act.advance({ minutes: 1 })
  const { now: moment } = double.act.state({}) as { now: Date }
  const made: string[] = []
  for (let batch = 0; batch < 27; batch++) {
    const begun = await Promise.all(Array.from({ length: 8 }, () => provider.begin(order())))
    made.push(...begun.map(({ providerId }) => providerId))
  }
  const { providerId: card } = await provider.begin(order({ method: 'card' }))
  const changed = await changedSince(moment)
  expect(new Set(changed).size).toBe(changed.length)
  expect(changed.toSorted()).toEqual([...made, card].toSorted())
  expect(changed).not.toContain(before)
  expect(changed).not.toContain(quiet)
})

test('a payment that changes while the pages are read makes no other be left out', async () => {
  const { double } = standIn
  const { payments } = double.act.state({}) as { payments: { id: number; date_last_updated: string }[] }
  const start = Date.parse('2032-01-01T10:00:00Z')
  for (const [index, payment] of payments.entries())
    payment.date_last_updated = new Date(start + index * 1000).toISOString()
  const seen: string[] = []
  for await (const { id } of standIn.provider.changedSince(new Date(start))) {
    if (seen.push(id) !== 1) continue
    for (const payment of payments.slice(0, 50)) payment.date_last_updated = new Date(start + 10_000_000).toISOString()
  }
  expect(seen.toSorted()).toEqual(payments.map(({ id }) => String(id)).toSorted())
})
