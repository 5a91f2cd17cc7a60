import type { BulkResult } from '#lib/list/bulk.ts'
import { refusalOf } from '../door/refusal.ts'

/**
 * Runs a command for each of many rows, one after the other, each in its own transaction. Gives the rows done and the rows
 * refused, each with its sentence: one refusal leaves the others done. `name` is for the log.
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
