/** An article of a month: how often it was counted, and the people who share what it earned. */
export interface CountedArticle {
  id: string
  /** Views, or seconds of subscribers' attention. Articles without any earn nothing. */
  count: number
  /** The ids of its credited people, each once. Without any, its part stays with the newspaper. */
  authors: readonly string[]
}

/** The part of one person in one article. */
export interface ShareLine {
  articleId: string
  count: number
  /** Between how many people the article is divided. */
  authors: number
  cents: number
}

/** What a month owes one person, and why. */
export interface AuthorShare {
  authorId: string
  cents: number
  /** The position in the order of remainders, from 1: those up to the month's `leftover` got one cent more. */
  place: number
  lines: ShareLine[]
}

/** A month's revenue divided. The cents of all shares are `poolCents`, unless nothing was counted: then nobody gets any. */
export interface SharedMonth {
  poolCents: number
  /** All counts together, in parts: an article of two people counts `divisor / 2` parts a person and count. */
  weight: bigint
  /** The least common multiple of the numbers of people. */
  divisor: number
  /** The cents that were left after rounding every share down. */
  leftover: number
  shares: AuthorShare[]
}

/** Whose share stays: articles without a credited person. An id, so that the newspaper stands in the order of remainders like everybody. */
export const newspaper = '00000000-0000-0000-0000-000000000000'

/** The cents of a net revenue that its percentage (in hundredths of a percent) gives to those who wrote, rounded down. */
export const poolOf = (revenueCents: number, percentHundredths: number): number =>
  Number((BigInt(revenueCents) * BigInt(percentHundredths)) / 10_000n)

/**
 * Divides cents between those who wrote, by the counts of their articles: first between people, then each person's cents between their articles,
 * both times by the largest remainder. So a person's sum is never a cent away from the exact one, however many articles it comes from. Equal
 * remainders go by id. Takes whole cents and counts; gives the same for articles in any order.
 */
export function shareOut(poolCents: number, articles: readonly CountedArticle[]): SharedMonth {
  const counted = articles.filter(({ count }) => count > 0)
  const divisor = counted.reduce((least, { authors }) => leastMultiple(least, Math.max(1, authors.length)), 1)
  const lines = new Map<string, Omit<ShareLine, 'cents'>[]>()
  for (const { id, count, authors } of counted) {
    const people = authors.length === 0 ? [newspaper] : authors
    for (const person of people) {
      const own = lines.get(person) ?? []
      own.push({ articleId: id, count, authors: people.length })
      lines.set(person, own)
    }
  }
  const part = (line: Omit<ShareLine, 'cents'>) => BigInt(line.count) * BigInt(divisor / line.authors)
  const people = [...lines].map(([id, own]) => ({ id, weight: own.reduce((sum, line) => sum + part(line), 0n), own }))
  const { weight, leftover, given } = apportion(poolCents, people)
  const shares = given.map(({ of: { id, own }, cents, place }): AuthorShare => {
    const articlesOf = own.map(line => ({ id: line.articleId, weight: part(line), line }))
    const within = apportion(cents, articlesOf).given
    return { authorId: id, cents, place, lines: within.map(({ of: { line }, cents }) => ({ ...line, cents })) }
  })
  return { poolCents, weight, divisor, leftover, shares }
}

interface Weighed {
  id: string
  weight: bigint
}

interface Apportioned<Claim> {
  weight: bigint
  leftover: number
  /** In the order of their ids. */
  given: { of: Claim; cents: number; place: number }[]
}

/** Divides cents by weights: each rounded down, and the cents that are left to the largest remainders. Nothing without any weight. */
function apportion<Claim extends Weighed>(cents: number, claims: readonly Claim[]): Apportioned<Claim> {
  const weight = claims.reduce((sum, claim) => sum + claim.weight, 0n)
  if (weight === 0n) return { weight, leftover: 0, given: [] }
  const floors = claims.map(claim => {
    const whole = BigInt(cents) * claim.weight
    return { of: claim, cents: Number(whole / weight), remainder: whole % weight }
  })
  const leftover = cents - floors.reduce((sum, floor) => sum + floor.cents, 0)
  const given = floors
    .sort((one, other) => byRemainder(one.remainder, other.remainder) || byId(one.of.id, other.of.id))
    .map((floor, at) => ({ of: floor.of, cents: floor.cents + (at < leftover ? 1 : 0), place: at + 1 }))
    .sort((one, other) => byId(one.of.id, other.of.id))
  return { weight, leftover, given }
}

const byRemainder = (one: bigint, other: bigint) => (one === other ? 0 : one > other ? -1 : 1)
/** By code units: the same order on every machine. */
const byId = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1)

const leastMultiple = (one: number, other: number) => (one / greatestDivisor(one, other)) * other

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other)
