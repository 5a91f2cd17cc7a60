import { expect, test } from 'vitest'
import { shortcutGroups } from '#lib/site/shortcuts.ts'
import { plainText, toolGroups } from './tools.ts'

test('the list of shortcuts names every tool that has keys', () => {
  const told = shortcutGroups.flatMap(({ shortcuts }) =>
    shortcuts.flatMap(({ keys, does }) => keys.map(each => `${each}: ${does.replace(' (no texto)', '')}`)),
  )
  const tools = [plainText, ...toolGroups.flat()].filter(({ keys }) => keys !== undefined)
  expect(told).toEqual(expect.arrayContaining(tools.map(({ keys, label }) => `${keys}: ${label}`)))
})
