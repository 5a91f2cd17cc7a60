import everydayWords from '#prisma/reference/everyday-words.json' with { type: 'json' }
import { fold } from '../text/text.ts'

/**
 * Words of every day that a newspaper may not have printed yet. A search for one that finds nothing was no typing mistake: it is not turned into
 * another word (“jogo de ontem” into “mantêm”).
 */
const known = new Set(fold(everydayWords.join(' ')).split(' '))

/** Whether a folded word is one of every day. */
export const isEverydayWord = (word: string): boolean => known.has(word)

/** The most slips by which a word becomes another one that may have been meant. */
export const mostSlips = (word: string): number => (word.length < 8 ? 1 : 2)

/** The slips between two words: a letter more, less or other, or two neighbours in each other's place. */
export function slipsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  for (let row = 1; row <= one.length; row++) {
    rows[row] = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwap ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      )
    }
  }
  return at(one.length, other.length)
}

/** A word with each two neighbouring letters in each other's place. */
export const swapsOf = (word: string): string[] =>
  Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2)).filter(
    swap => swap !== word,
  )

interface Candidate {
  word: string
  /** The share of the groups of three letters that both words have. */
  likeness: number
}

/** The candidates near enough to a word, the likeliest first: fewest slips, letters in each other's place before others. */
export function likeliest<Each extends Candidate>(word: string, candidates: readonly Each[]): Each[] {
  const swaps = new Set(swapsOf(word))
  const slips = new Map(candidates.map(({ word: other }) => [other, slipsBetween(word, other)]))
  const rank = ({ word: other }: Candidate) => (slips.get(other) ?? Infinity) - (swaps.has(other) ? 0.5 : 0)
  return candidates
    .filter(({ word: other }) => (slips.get(other) ?? Infinity) <= mostSlips(word))
    .sort((one, other) => rank(one) - rank(other) || other.likeness - one.likeness || (one.word < other.word ? -1 : 1))
}
