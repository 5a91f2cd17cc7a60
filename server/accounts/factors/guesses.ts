import { DomainError } from '#lib/errors.ts'
import { type Limit, refill, takeFrom } from '#server/platform/door/rate-limit.ts'

/** An account's wrong codes: five in fifteen minutes. Keys are not counted, so their owner can enter while codes are refused. */
const guesses: Limit = { name: 'factor', points: 5, seconds: 15 * 60 }

/**
 * Runs the check of a typed code under the account's limit. The guess is counted before the check, so simultaneous guesses are all counted. A right code
 * resets the count. `check` gives null or false for a wrong code. Gives its result. Raises too_many_attempts.
 */
export async function guessing<Result>(userId: string, check: () => Promise<Result>): Promise<Result> {
  await takeFrom(guesses, userId)
  const result = await check()
  if (result !== null && result !== false) await refill(guesses, userId)
  return result
}

export const wrongCode = () => new DomainError('wrong_proof', { fields: { code: 'Código incorreto ou já usado.' } })
