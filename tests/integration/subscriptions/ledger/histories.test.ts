import { expect, test } from 'vitest'
import { runHistories } from '#tests/support/billing/histories.ts'

const people = 25
const worlds = Number(process.env.HISTORIES ?? 500) / people

test('random histories: access is what was paid, no cent is lost, nobody pays twice (abuse case 33)', {
  timeout: 300_000,
}, async () => {
  for (let seed = 1; seed <= worlds; seed++) expect(await runHistories(seed, people)).toEqual([])
})
