import { expect, test } from 'vitest'
import { currentRequestId, errorFields, withRequestId } from './log.ts'

test('requests answered at the same time keep their own ids', async () => {
  const seen = await Promise.all(
    ['a', 'b'].map(id =>
      withRequestId(id, async () => {
        await new Promise(resolve => setImmediate(resolve))
        return currentRequestId()
      }),
    ),
  )
  expect(seen).toEqual(['a', 'b'])
  expect(currentRequestId()).toBeUndefined()
})

test('an error is logged without the row that PostgreSQL refused (abuse case 40)', () => {
  const cause = { code: '23514', detail: 'Failing row contains (52998224725).' }
  const error = Object.assign(new Error('violates a check', { cause: new Error('inner') }), {
    meta: { adapter: { cause } },
  })
  const fields = errorFields(error)
  expect(fields).toMatchObject({ message: 'violates a check: inner', meta: { adapter: { cause: { code: '23514' } } } })
  expect(JSON.stringify(fields)).not.toContain('52998224725')
  const circle: { self?: unknown } = {}
  circle.self = circle
  expect(errorFields(Object.assign(new Error('round'), { circle }))).toMatchObject({ message: 'round' })
})
