import { expect, test } from 'vitest'
import { replay, subjectsOf } from '../../support/audience/replay.ts'
import { given } from '../../support/given.ts'
import { rounds } from '../../support/tier.ts'

test('a replay of labelled visits is counted within two percent of the truth, figure by figure', async () => {
  const author = await given.author()
  for (let article = 0; article < 6; article++) {
    await given.article({ status: 'published', author: article % 2 ? author : undefined })
  }
  const editor = await given.editor()
  const many = rounds(1_000, 4_000)
  const { refused, deviations, visits } = await replay(await subjectsOf(6), '2026-04-14', many, editor.id)
  expect(visits).toBeGreaterThanOrEqual(many)
  expect(refused).toBe(0)
  expect(deviations.length).toBe(8 * 8)
  expect(deviations.filter(({ share }) => share > 0.02)).toEqual([])
})
