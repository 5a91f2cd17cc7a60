import { expect, test } from 'vitest'
import { z } from 'zod'
import { parse, problemsOf } from './parse.ts'

const schema = z.object({ name: z.string().trim().min(2, 'Nome curto') })

test('an input is given as its schema reads it, and its other fields are gone (abuse case 8)', () => {
  const sent = JSON.parse('{ "name": " Ana ", "role": "master", "__proto__": { "id": "1" } }')
  expect(Object.entries(parse(schema, sent))).toEqual([['name', 'Ana']])
})

test('a wrong input is refused with the first sentence of each field', () => {
  expect(() => parse(schema, { name: 'A' })).toThrow('invalid')
  expect([problemsOf(schema, { name: 'A' }), problemsOf(schema, { name: 'Ana' })]).toEqual([
    { name: 'Nome curto' },
    null,
  ])
})
