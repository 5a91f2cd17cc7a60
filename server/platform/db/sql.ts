import { Prisma } from './db.ts'

/**
 * A whole number that is the same each time, as a part of the statement itself. Of a LIMIT that is only told beside it PostgreSQL expects a
 * tenth of all rows, so that it never trusts one plan and makes another each time, which takes longer than running it (decision 0087). Raises for
 * what is no whole number.
 */
export function fixed(number: number): Prisma.Sql {
  const whole = Math.trunc(number)
  if (!Number.isSafeInteger(whole)) throw new Error(`${number} is no fixed number of a statement`)
  return Prisma.raw(String(whole))
}
