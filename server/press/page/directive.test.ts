import { expect, test } from 'vitest'
import { readDirective } from './directive.ts'

test.each([
  ['{}', { status: 200, keys: [], softKeys: [], life: 86_400, askFirst: false }],
  ['{"status":404}', { status: 404, keys: [], softKeys: [], life: 10, askFirst: false }],
  ['{"status":503}', { status: 503, keys: [], softKeys: [], life: 0, askFirst: false }],
  ['{"askFirst":"maybe"}', { status: 200, keys: [], softKeys: [], life: 86_400, askFirst: true }],
  ['{"status":"404","keys":"feed","life":-1}', { status: 200, keys: [], softKeys: [], life: 86_400, askFirst: false }],
])('%s means %o', (json, directive) => {
  expect(readDirective(json)).toEqual(directive)
})

test.each(['', 'null', '[', '"x"'])('%j is malformed', json => {
  expect(readDirective(json)).toBeNull()
})
