import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('only the newsroom’s lists read the words of texts that are not public (FIND-1)', () => {
  const readers = globSync('{app,components,lib,server}/**/*.{ts,tsx}').filter(file =>
    /desk_search\b|deskSearch\b|held-words\.ts/.test(readFileSync(file, 'utf8')),
  )
  expect(readers.sort()).toEqual([
    // The name of the table, for masters.
    'components/health/size-table.tsx',
    'server/articles/desk/queries/found.ts',
    'server/articles/desk/queries/slice.ts',
    'server/articles/held-words.ts',
    'server/articles/own/queries/own-lists.ts',
  ])
})
