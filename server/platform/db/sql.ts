import { Prisma } from './db.ts'

/**
 * A constant whole number as part of the statement's text. For a LIMIT in a parameter PostgreSQL expects a tenth of all rows: it
 * then never reuses a plan and plans every time, which takes longer than the query. Raises for a number that is
 * not whole.
 */
export function fixed(number: number): Prisma.Sql {
  const whole = Math.trunc(number)
  if (!Number.isSafeInteger(whole)) throw new Error(`${number} is no fixed number of a statement`)
  return Prisma.raw(String(whole))
}
