import { DomainError } from '#lib/errors.ts'
import type { SetIdeaDayInput } from '#lib/schemas/articles/idea.ts'
import { formatDate, isoDay } from '#lib/text/format.ts'
import { instantOf } from '#lib/text/local-time.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { lockIdea } from '../idea.ts'
import { ideaPolicy } from '../policy.ts'

/** The hour of a deadline that an idea did not have before. */
const usualHour = '18:00'

/**
 * Moves an idea's deadline to a day in São Paulo and keeps its hour; its current day changes nothing. Raises forbidden, idea_not_found,
 * idea_forbidden or invalid.
 */
export const setIdeaDay = command(async (context, { id, day }: SetIdeaDayInput): Promise<void> => {
  const { tx, actor, now } = context
  ideaPolicy.assert(actor, 'see', null)
  const before = await lockIdea(tx, id)
  ideaPolicy.assert(actor, 'change', before, 'idea_forbidden')
  if (before.deadline && isoDay(before.deadline) === day) return
  const deadline = instantOf(`${day}T${formatDate(before.deadline, 'HH:mm') || usualHour}`)
  if (!deadline) throw new DomainError('invalid', { fields: { day: 'Prazo inválido' } })
  await tx.storyIdea.update({ where: { id }, data: { deadline, version: before.version + 1, updatedAt: now } })
  await audit(context, {
    action: 'idea.deadline_changed',
    subject: { type: 'story_idea', id },
    details: { from: before.deadline?.toISOString() ?? null, to: deadline.toISOString() },
  })
})
