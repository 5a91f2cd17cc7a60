import { expect, test } from 'vitest'
import { binaryArray } from '#server/platform/db/binary.ts'
import { db } from '#server/platform/db/db.ts'
import { withLarge } from '#server/platform/db/large.ts'

const returned = async (texts: (string | null)[]) => {
  const rows = await withLarge(
    [binaryArray('text', texts)],
    ([array]) => db().$queryRaw<{ text: string | null }[]>`SELECT unnest(${array}::text[]) AS text`,
  )
  return rows.map(({ text }) => text)
}

test('texts arrive as they were sent, whatever their signs', async () => {
  const texts = ['', null, 'água', '🌧 {"a", \\} NULL', 'x'.repeat(300_000), '“—”\n\t']
  expect(await returned(texts)).toEqual(texts)
  expect(await returned([])).toEqual([])
})

test('a text that PostgreSQL cannot store is refused', async () => {
  await expect(returned(['a\0b'])).rejects.toThrow(/invalid byte sequence/)
})
