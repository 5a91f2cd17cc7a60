import { expect, test } from 'vitest'
import type { SourceRecord } from '#lib/imports/post.ts'
import type { NumberedRecord } from '../convert-records.ts'
import type { ImportRecord } from '../record.ts'
import { conversionsOf } from './conversions.ts'

const refused = ({ position }: NumberedRecord): ImportRecord => ({
  kind: 'refused',
  position,
  recordId: '',
  title: '',
  outcome: 'failed',
  cause: 'missing_id',
  detail: '',
})

/** The positions of each batch of posts with these lengths. */
async function batchesOf(lengths: number[], done = 0) {
  const source = {
    bytesRead: 0,
    async *records() {
      for (const length of lengths) yield { kind: 'post', html: 'x'.repeat(length) } as SourceRecord
    },
  }
  const conversion = {
    batch: 3,
    text: 100,
    convert: async (records: NumberedRecord[]) => records.map(refused),
  }
  const batches: number[][] = []
  for await (const { records } of conversionsOf(source, { done }, conversion))
    batches.push(records.map(({ position }) => position))
  return batches
}

test('a batch ends at its number of records, and earlier at its length of text', async () => {
  expect(await batchesOf([1, 1, 1, 1])).toEqual([[0, 1, 2], [3]])
  expect(await batchesOf([60, 60, 1, 500, 1])).toEqual([[0, 1], [2, 3], [4]])
})

test('a source that breaks gives its whole batches first', async () => {
  const source = {
    bytesRead: 0,
    async *records() {
      for (let n = 0; n < 7; n++) yield { kind: 'post', html: 'x' } as SourceRecord
      throw new Error('an open quote')
    },
  }
  const given: number[] = []
  const reading = async () => {
    const conversion = { batch: 3, text: 100, convert: async (records: NumberedRecord[]) => records.map(refused) }
    for await (const { records } of conversionsOf(source, { done: 0 }, conversion)) given.push(records.length)
  }
  await expect(reading()).rejects.toThrow('an open quote')
  expect(given).toEqual([3, 3])
})
