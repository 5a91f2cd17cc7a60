import { DomainError } from '#lib/errors.ts'
import { messageFor } from '#lib/messages.ts'
import type { IdeaFields } from '#lib/schemas/articles/idea.ts'
import type { Prisma, Tx } from '#server/platform/db/db.ts'

/** An idea's row. */
export type IdeaRow = Prisma.StoryIdeaGetPayload<object>

/** Locks an idea's row until the transaction ends. Raises idea_not_found. */
export async function lockIdea(tx: Tx, id: string): Promise<IdeaRow> {
  await tx.$queryRaw`SELECT 1 FROM story_ideas WHERE id = ${id}::uuid FOR UPDATE`
  const idea = await tx.storyIdea.findUnique({ where: { id } })
  if (!idea) throw new DomainError('idea_not_found')
  return idea
}

/**
 * Raises unknown_assignee for a person without a role, unless they are the current assignee, and unknown_city for a city that is not on
 * the list of municipalities. Both errors name their field.
 */
export async function assertNamesExist(
  tx: Tx,
  { assignedTo, city }: Pick<IdeaFields, 'assignedTo' | 'city'>,
  before: Pick<IdeaRow, 'assignedTo'> | null = null,
): Promise<void> {
  if (assignedTo && assignedTo !== before?.assignedTo) {
    const role = await tx.userRole.findFirst({ where: { userId: assignedTo }, select: { id: true } })
    if (!role) throw beside('assignedTo', 'unknown_assignee')
  }
  if (city && !(await tx.municipality.findUnique({ where: { path: city }, select: { path: true } })))
    throw beside('city', 'unknown_city')
}

const beside = (field: string, code: 'unknown_assignee' | 'unknown_city') =>
  new DomainError(code, { fields: { [field]: messageFor({ code, params: {} }) } })
