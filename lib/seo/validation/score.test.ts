import { expect, test } from 'vitest'
import { labelledDrafts } from '#tests/support/seo/drafts.ts'
import { scoreOf } from '#tests/support/seo/score.ts'

test.each(['tuning', 'test'] as const)('the rules find what an editor marked in the %s half, and little else', half => {
  const { precision, recall } = scoreOf(labelledDrafts(half))
  expect(precision).toBeGreaterThanOrEqual(0.95)
  expect(recall).toBeGreaterThanOrEqual(0.8)
})
