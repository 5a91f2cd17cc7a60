import { log } from './log.ts'
import { singleton } from './singleton.ts'

/** How many equal events about one subject are logged one by one. */
const told = 10
/** Subjects whose events are counted at once. */
const most = 1_000

const counts = () => singleton('log-few', () => new Map<string, number>())

/**
 * Logs the first ten of many equal events about one subject, such as the records of an import, then the hundredth, the thousandth and so on, each with
 * its number: a hostile file can cause any number of them.
 */
export function logFew(
  level: 'warn' | 'error',
  subject: string,
  fields: Record<string, unknown>,
  message: string,
): void {
  const known = counts()
  const key = `${subject} ${message}`
  const count = (known.get(key) ?? 0) + 1
  if (count === 1 && known.size >= most) known.clear()
  known.set(key, count)
  if (count <= told || /^10+$/.test(String(count))) log()[level]({ ...fields, count }, message)
}
