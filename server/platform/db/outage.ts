/** The reasons why the database could not do its work, as codes of `lib/errors.ts`. */
export type Outage = 'unavailable' | 'disk_full'

/** PostgreSQL's codes: out of disk; out of memory or connections, shutting down, cancelled by a time limit, a lock not given in time. */
const SQL_STATES: Record<string, Outage> = {
  '53100': 'disk_full',
  '53200': 'unavailable',
  '53300': 'unavailable',
  '57014': 'unavailable',
  '57P01': 'unavailable',
  '57P02': 'unavailable',
  '57P03': 'unavailable',
  '55P03': 'unavailable',
  '25P03': 'unavailable',
}

/** Prisma's codes: not reachable, too slow, closed, no free connection, a transaction that could not begin or go on, too many connections. */
const PRISMA_CODES = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037'])

/** What `pg` and its pool say without a code. */
const SENTENCES =
  /^(?:the database does not answer|Connection terminated|LISTEN\/NOTIFY |timeout exceeded when trying to connect|Query read timeout|timeout expired|Client (?:has encountered a connection error|was closed) and is not queryable)/

/** Errors of a socket. */
const SOCKET = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

interface Told {
  code?: unknown
  originalCode?: unknown
  syscall?: unknown
  meta?: { driverAdapterError?: unknown }
  cause?: unknown
}

/**
 * Whether a database error means that the database was away, overloaded or out of disk, and the statement itself is not to blame. Null for
 * every other error.
 */
export function outageOf(error: unknown): Outage | null {
  if (typeof error !== 'object' || error === null) return null
  const { code, originalCode, syscall, meta, cause } = error as Told
  const state = SQL_STATES[String(originalCode ?? code)]
  if (state) return state
  if (PRISMA_CODES.has(String(code)) || (syscall !== undefined && SOCKET.has(String(code)))) return 'unavailable'
  if (String(code).startsWith('08') && String(code).length === 5) return 'unavailable'
  if (error instanceof Error && SENTENCES.test(error.message)) return 'unavailable'
  return outageOf(meta?.driverAdapterError) ?? outageOf(cause)
}

/**
 * PostgreSQL's codes for a value that no column holds: too large a number, no date, no text of its encoding (NUL), too long a text, too long for an
 * index.
 */
const UNFIT_SQL_STATES = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P03', '22P05', '54000'])

/** Prisma's codes for the same, found before the statement is sent: too long, no such value, out of range, a number that fits nowhere. */
const UNFIT_PRISMA_CODES = new Set(['P2000', 'P2006', 'P2007', 'P2020', 'P2033'])

/** Whether a database error means that a value of the sender fits no column, though its shape was right, such as a day of the year 0. */
export function isUnfit(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, originalCode, meta, cause } = error as Told
  if (UNFIT_SQL_STATES.has(String(originalCode ?? code)) || UNFIT_PRISMA_CODES.has(String(code))) return true
  return isUnfit(meta?.driverAdapterError) || isUnfit(cause)
}
