import { notifyEach } from '#server/notifications/commands/notify-people.ts'
import { command } from '#server/platform/work/command.ts'

/** Told in one transaction; the rest with the next run. */
const most = 100

/**
 * Notifies the assignee and the creator of each open idea whose deadline has passed, once for each deadline. For the system. Gives the number
 * of ideas.
 */
export const tellOverdue = command(async (context): Promise<number> => {
  const { tx, now } = context
  const ideas = await tx.$queryRaw<
    { id: string; title: string; assignedTo: string | null; createdBy: string | null }[]
  >`
    SELECT id, title, assigned_to AS "assignedTo", created_by AS "createdBy" FROM story_ideas
    WHERE deadline < ${now} AND overdue_told IS DISTINCT FROM deadline AND status NOT IN ('completed', 'cancelled')
    ORDER BY deadline LIMIT ${most} FOR UPDATE SKIP LOCKED`
  for (const { id, title, assignedTo, createdBy } of ideas) {
    const people = [...new Set([assignedTo, createdBy])].filter(person => person !== null)
    const notice = { type: 'OVERDUE', message: `O prazo da pauta “${title}” venceu.`, about: { ideaId: id } } as const
    await notifyEach(context, new Map(people.map(person => [person, notice])))
  }
  await tx.$executeRaw`
    UPDATE story_ideas SET overdue_told = deadline WHERE id = ANY(${ideas.map(({ id }) => id)}::uuid[])`
  return ideas.length
})
