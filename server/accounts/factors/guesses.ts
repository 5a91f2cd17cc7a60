import { DomainError } from '#lib/errors.ts'
import { type Limit, refill, takeFrom } from '#server/platform/door/rate-limit.ts'

/** Five wrong codes, then a wait of fifteen minutes. A key is no guess: with it the owner enters meanwhile. */
const guesses: Limit = { name: 'factor', points: 5, seconds: 15 * 60 }

/**
 * Checks a code that somebody typed, counted by account before it is checked, so that simultaneous guesses do not escape. A right one gives the
 * points back. `check` gives null or false for a wrong code. Raises too_many_attempts.
 */
export async function guessing<Result>(userId: string, check: () => Promise<Result>): Promise<Result> {
  await takeFrom(guesses, userId)
  const result = await check()
  if (result !== null && result !== false) await refill(guesses, userId)
  return result
}

export const wrongCode = () => new DomainError('wrong_proof', { fields: { code: 'Código incorreto ou já usado.' } })
