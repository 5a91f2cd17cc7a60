import { expect, test } from 'vitest'
import { readDirective } from './directive.ts'

test.each([
  ['{}', { status: 200, keys: [], softKeys: [], life: 86_400 }],
  ['{"status":404}', { status: 404, keys: [], softKeys: [], life: 10 }],
  ['{"status":410,"keys":["article:1"]}', { status: 410, keys: ['article:1'], softKeys: [], life: 10 }],
  ['{"status":503}', { status: 503, keys: [], softKeys: [], life: 0 }],
  ['{"keys":["feed"],"life":60}', { status: 200, keys: ['feed'], softKeys: [], life: 60 }],
  ['{"status":"404","keys":"feed","life":-1}', { status: 200, keys: [], softKeys: [], life: 86_400 }],
])('%s means %o', (json, directive) => {
  expect(readDirective(json)).toEqual(directive)
})

test.each(['', 'null', '[', '"x"'])('%j is malformed', json => {
  expect(readDirective(json)).toBeNull()
})
