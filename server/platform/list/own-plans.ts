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

/**
 * Runs a read, inside `withOwnPlans`, in which words are looked up in their indexes and nowhere else: PostgreSQL takes a document, which lies outside of
 * its row, for cheap to compare, and would read the whole archive for it.
 */
export async function byIndexes<Result>(tx: Tx, read: () => Promise<Result>): Promise<Result> {
  await tx.$executeRaw`SELECT set_config('enable_indexscan', 'off', true), set_config('enable_seqscan', 'off', true)`
  const result = await read()
  await tx.$executeRaw`SELECT set_config('enable_indexscan', 'on', true), set_config('enable_seqscan', 'on', true)`
  return result
}
