import type { CountedArticle } from '#lib/shares/share-out.ts'
import { dice } from '../made-up-body.ts'

/** A month of a newspaper that never was: the same for the same seed. */
export interface RandomMonth {
  revenueCents: number
  /** Hundredths of a percent. */
  percent: number
  articles: CountedArticle[]
}

/** Up to fourteen articles of up to six people: no revenue and large ones, texts of nobody and of four, counts of zero, equal ones and millions. */
export function randomMonth(seed: number): RandomMonth {
  const random = dice(seed)
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const people = Array.from({ length: 1 + upTo(5) }, (_, at) => `pessoa-${at}`)
  const equal = upTo(50)
  const counts = [() => 0, () => equal, () => upTo(300), () => upTo(5_000_000)]
  const articles = Array.from({ length: upTo(14) }, (_, at) => ({
    id: `artigo-${at}`,
    count: (counts[upTo(3)] ?? counts[0])?.() ?? 0,
    authors: people.filter(() => random() < 0.35).slice(0, 4),
  }))
  const revenues = [() => 0, () => upTo(20), () => upTo(5_000_00), () => upTo(900_000_000_00)]
  return { revenueCents: (revenues[upTo(3)] ?? revenues[0])?.() ?? 0, percent: upTo(10_000), articles }
}
