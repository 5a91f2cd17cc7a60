import { DomainError } from '#lib/errors.ts'
import type { EraseReadings } from '#lib/schemas/articles/reading.ts'
import { command } from '#server/platform/work/command.ts'

/** Erases one visit, or all, from the signed-in reader's log. Gives their number. Raises signed_out. */
export const eraseReadings = command(async ({ tx, actor }, { visit }: EraseReadings): Promise<number> => {
  if (actor.id === null) throw new DomainError('signed_out')
  const { count } = await tx.reading.deleteMany({ where: { userId: actor.id, ...(visit !== 'all' && { id: visit }) } })
  return count
})
