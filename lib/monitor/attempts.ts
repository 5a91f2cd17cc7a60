import { plural } from '../text/format.ts'

/** The states of an attempt, with their names on screen. */
export const attemptStatuses = { success: 'Sucesso', pending: 'Pendente', failed: 'Falha' } as const

export type AttemptStatus = keyof typeof attemptStatuses

const minute = 60_000

/** Milliseconds before each repetition of a failed run; after the last one it has failed for good (rulings: 1, 5, 30 minutes, 2 and 12 hours). */
export const attemptWaits = [1, 5, 30, 120, 720].map(minutes => minutes * minute)

/** When the attempt after a failed one is due, and its number; null when all were made. */
export function attemptAfter(attempt: number, now: Date): { attempt: number; at: Date } | null {
  const wait = attemptWaits[attempt]
  return wait === undefined ? null : { attempt: attempt + 1, at: new Date(now.getTime() + wait) }
}

/** “2 de 5” of a repetition; “Primeira” of the first run. */
export const attemptName = (attempt: number): string =>
  attempt === 0 ? 'Primeira' : `${attempt} de ${attemptWaits.length}`

/** A share in percent with one decimal: “97,5%”. A dash of nothing. */
export const shareOf = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1).replace('.', ',')}%`

/** The share of successes among what ran: “97,5%”. A dash when nothing ran. */
export const successRate = ({ success, failed }: { success: number; failed: number }): string =>
  shareOf(success, success + failed)

/** “3 artigos na fila.” */
export const queuedSentence = (count: number): string => `${plural(count, 'artigo', 'artigos')} na fila.`
