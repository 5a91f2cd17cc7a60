import { notify } from '#server/notifications/commands/notify-people.ts'
import type { CommandContext } from '#server/platform/work/command.ts'

interface AssignedIdea {
  id: string
  title: string
  /** The assignee before and now. */
  from: string | null
  to: string | null
}

/** Notifies the person to whom an idea was assigned by somebody else. */
export async function tellAssignee(context: CommandContext, { id, title, from, to }: AssignedIdea): Promise<void> {
  if (!to || to === from) return
  const message = `Uma pauta foi atribuída a você: “${title}”.`
  await notify(context, [to], { type: 'ASSIGNED', message, about: { ideaId: id } })
}
