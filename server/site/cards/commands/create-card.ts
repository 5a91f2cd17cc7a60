import { DomainError } from '#lib/errors.ts'
import { limits } from '#lib/limits.ts'
import type { CardFields } from '#lib/schemas/site/navigation.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { sitePolicy } from '../../policy.ts'
import { columnsOf } from '../card.ts'
import { lockCards } from '../lock.ts'

/** Adds a section card behind all others; gives its id. Raises forbidden or list_full. */
export const createCard = command(async (context, fields: CardFields): Promise<{ id: string }> => {
  const { tx, actor } = context
  sitePolicy.assert(actor, 'editCards', null)
  await lockCards(tx)
  const { _max, _count } = await tx.sectionCard.aggregate({ _max: { displayOrder: true }, _count: true })
  if (_count >= limits.sectionCard.most) throw new DomainError('list_full')
  const data = { ...columnsOf(fields), displayOrder: (_max.displayOrder ?? 0) + 1 }
  const { id } = await tx.sectionCard.create({ data, select: { id: true } })
  await audit(context, { action: 'card.created', subject: { type: 'section_card', id }, details: { ...fields } })
  await forget(tx, ['cards'])
  return { id }
})
