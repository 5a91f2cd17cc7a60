import type { BulkResult } from '#lib/list/bulk.ts'
import { refusalOf } from '../door/refusal.ts'

/**
 * Does one thing to each of many rows, one after the other, each in a transaction of its own. Gives what became of each: a refusal of one row, with
 * its sentence, leaves the others done. `name` is what the log calls it.
 */
export async function inBulk(
  name: string,
  ids: readonly string[],
  run: (id: string) => Promise<unknown>,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], refused: [] }
  for (const id of ids) {
    try {
      await run(id)
      result.done.push(id)
    } catch (error) {
      result.refused.push({ id, message: refusalOf(error, name).message })
    }
  }
  return result
}
