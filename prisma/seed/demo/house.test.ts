import { expect, test } from 'vitest'
import { gapsIn } from '#lib/site/pages/site-page-gaps.ts'
import { isIdentityGap, sitePageTexts } from '#lib/site/pages/site-page-texts.ts'
import filled from './texts/site-pages.json' with { type: 'json' }

test('the demonstration fills every gap of the institutional pages, and none that they do not have', () => {
  const gaps = Object.values(sitePageTexts)
    .flatMap(gapsIn)
    .filter(gap => !isIdentityGap(gap))
  expect(Object.keys(filled).sort()).toEqual([...new Set(gaps)].sort())
})
