import { log } from '../process/log.ts'
import { db, Prisma } from './db.ts'

/**
 * Renews what PostgreSQL's planner knows of tables, for what has just written thousands of rows: until autovacuum comes by, a minute later or more, it expects
 * one row where there are thousands, and compares each with each. All tables without a list. Outside of a transaction. A failure is logged: the rows are
 * written.
 */
export async function renewStatistics(tables: readonly string[] = ['']): Promise<void> {
  try {
    for (const table of tables) await db().$executeRaw`ANALYZE ${Prisma.raw(table)}`
  } catch (error) {
    log().warn({ err: error }, 'statistics not renewed')
  }
}
