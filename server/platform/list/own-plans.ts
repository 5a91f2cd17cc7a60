import { db, type Tx } from '../db/db.ts'

/**
 * Runs the reads of a list in one transaction in which PostgreSQL plans each statement for its values. After some executions it would
 * otherwise keep one plan for all values, and that plan reads every row for a word that stands in most of them.
 */
export const withOwnPlans = <Result>(
  read: (tx: Tx) => Promise<Result>,
  /** `RepeatableRead`: all statements see the rows of one moment. */
  isolationLevel?: 'RepeatableRead',
): Promise<Result> =>
  db().$transaction(
    async tx => {
      await tx.$executeRaw`SET LOCAL plan_cache_mode = force_custom_plan`
      return read(tx)
    },
    { isolationLevel },
  )
