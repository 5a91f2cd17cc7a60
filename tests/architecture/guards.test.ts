import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { abuseCases } from '../guards/abuse-cases.ts'
import { drawn } from '../guards/drawn.ts'
import { without } from '../guards/guard.ts'

const guards = [...abuseCases, ...drawn]

describe('the list of guards that `npm run guards` takes out', () => {
  test('has each of them once', () => {
    expect(new Set(guards.map(({ id }) => id)).size).toBe(guards.length)
  })

  test.each(guards)('guard $id stands in its file once, and its tests exist', guard => {
    const text = readFileSync(guard.file, 'utf8')
    expect(without(guard, text)).not.toBe(text)
    expect(guard.tests.filter(file => !existsSync(file))).toEqual([])
    expect(guard.tests).not.toEqual([])
  })
})
