import { describe, expect, test } from 'vitest'
import { randomMonth } from '#tests/support/shares/random-month.ts'
import { newspaper, poolOf, shareOut } from './share-out.ts'

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

test('the percentage is taken from the net revenue and rounded down', () => {
  expect([poolOf(10_001, 4_000), poolOf(1, 9_999), poolOf(0, 5_000), poolOf(999_999_999_999, 10_000)]).toEqual([
    4_000, 0, 0, 999_999_999_999,
  ])
})

test('three people with equal counts share ten cents: the odd one goes by id', () => {
  const articles = ['c', 'a', 'b'].map(id => ({ id: `texto ${id}`, count: 7, authors: [id] }))
  expect(shareOut(10, articles).shares.map(({ authorId, cents }) => [authorId, cents])).toEqual([
    ['a', 4],
    ['b', 3],
    ['c', 3],
  ])
})

test('an article of two people counts half for each', () => {
  const { shares, divisor } = shareOut(900, [
    { id: '1', count: 100, authors: ['ana', 'bia'] },
    { id: '2', count: 50, authors: ['ana'] },
  ])
  expect(divisor).toBe(2)
  expect(shares.map(({ cents }) => cents)).toEqual([600, 300])
  expect(shares[0]?.lines).toEqual([
    { articleId: '1', count: 100, authors: 2, cents: 300 },
    { articleId: '2', count: 50, authors: 1, cents: 300 },
  ])
})

test('what nobody is credited for stays with the newspaper', () => {
  const { shares } = shareOut(100, [
    { id: '1', count: 3, authors: [] },
    { id: '2', count: 1, authors: ['ana'] },
  ])
  expect(shares.map(({ authorId, cents }) => [authorId, cents])).toEqual([
    [newspaper, 75],
    ['ana', 25],
  ])
})

test('many small articles lose nothing to rounding: a person is never a cent away from the exact sum', () => {
  const small = Array.from({ length: 1_000 }, (_, at) => ({ id: `a${at}`, count: 3, authors: ['ana'] }))
  const larger = Array.from({ length: 1_000 }, (_, at) => ({ id: `b${at}`, count: 4, authors: ['bia'] }))
  const { shares } = shareOut(700, [...small, ...larger])
  expect(shares.map(({ cents }) => cents)).toEqual([300, 400])
})

test('without a view nobody gets a cent', () => {
  expect(shareOut(500, [{ id: '1', count: 0, authors: ['ana'] }]).shares).toEqual([])
})

describe('thousands of random months', () => {
  test('are divided to the cent, in any order of their articles, each person within a cent of the exact sum', () => {
    for (let seed = 1; seed <= 3_000; seed++) {
      const { revenueCents, percent, articles } = randomMonth(seed)
      const pool = poolOf(revenueCents, percent)
      const month = shareOut(pool, articles)
      const given = sum(month.shares.map(({ cents }) => cents))
      expect(given, `seed ${seed}`).toBe(month.shares.length === 0 ? 0 : pool)
      for (const { cents, lines } of month.shares) {
        expect(sum(lines.map(line => line.cents))).toBe(cents)
        const parts = lines.reduce(
          (total, { count, authors }) => total + BigInt(count) * BigInt(month.divisor / authors),
          0n,
        )
        const off = BigInt(cents) * month.weight - BigInt(pool) * parts
        expect(off < month.weight && -off < month.weight, `seed ${seed}`).toBe(true)
      }
      if (seed % 50 === 0)
        expect(shareOut(pool, articles.toReversed()).shares.map(sorted)).toEqual(month.shares.map(sorted))
    }
  })
})

const sorted = ({ lines, ...share }: ReturnType<typeof shareOut>['shares'][number]) => ({
  ...share,
  lines: lines.toSorted((one, other) => (one.articleId < other.articleId ? -1 : 1)),
})
