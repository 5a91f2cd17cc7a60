/** An article of a month: its count, and the people who share its part. */
export interface CountedArticle {
  id: string
  /** Views, or seconds of subscribers' attention. An article with none earns nothing. */
  count: number
  /** The ids of its credited people, each once. Without a person its part stays with the newspaper. */
  authors: readonly string[]
}

/** The part of one person in one article. */
export interface ShareLine {
  articleId: string
  count: number
  /** The number of people who share the article. */
  authors: number
  cents: number
}

/** What a month owes one person, with a line for each article. */
export interface AuthorShare {
  authorId: string
  cents: number
  /** The position in the order of remainders, from 1. Positions up to the month's `leftover` get one cent more. */
  place: number
  lines: ShareLine[]
}

/** A month's revenue divided. The cents of all shares are `poolCents`, unless nothing was counted: then nobody gets any. */
export interface SharedMonth {
  poolCents: number
  /** The sum of all weights. A person's weight in an article of two people is its count times `divisor / 2`. */
  weight: bigint
  /** The least common multiple of the numbers of people. */
  divisor: number
  /** The cents that were left after rounding every share down. */
  leftover: number
  shares: AuthorShare[]
}

/** The newspaper as a person: it keeps the part of articles without a credited one. Its id gives it a place in the order of remainders. */
export const newspaper = '00000000-0000-0000-0000-000000000000'

/** The pool of a net revenue in cents, rounded down. The percentage is in hundredths of a percent. */
export const poolOf = (revenueCents: number, percentHundredths: number): number =>
  Number((BigInt(revenueCents) * BigInt(percentHundredths)) / 10_000n)

/**
 * Divides a pool by the counts of articles, twice by the largest remainder: first between people, then each person's cents between their articles. A
 * person's sum differs from the exact one by less than a cent, however many articles it comes from (decision 0281). Equal remainders go by id. Takes whole
 * cents and counts; gives the same for articles in any order.
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

/** Divides cents by weights: each part is rounded down, and the largest remainders get the cents left over. Empty when the weights are zero. */
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
