/**
 * PostgreSQL's codes for a value that no column holds: too large a number, no date, no text of its encoding (NUL), too long a text, too long for an
 * index.
 */
const SQL_STATES = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P03', '22P05', '54000'])

/** Prisma's codes for the same, found before the statement is sent: too long, no such value, out of range, a number that fits nowhere. */
const PRISMA_CODES = new Set(['P2000', 'P2006', 'P2007', 'P2020', 'P2033'])

interface Told {
  code?: unknown
  originalCode?: unknown
  meta?: { driverAdapterError?: unknown }
  cause?: unknown
}

/** Whether a database error means that a value of the sender fits no column, though its shape was right, such as a day of the year 0. */
export function isUnfit(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, originalCode, meta, cause } = error as Told
  if (SQL_STATES.has(String(originalCode ?? code)) || PRISMA_CODES.has(String(code))) return true
  return isUnfit(meta?.driverAdapterError) || isUnfit(cause)
}
