import { DomainError } from '#lib/errors.ts'
import type { EntryName } from '#lib/schemas/site/navigation.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { sitePolicy } from '../../policy.ts'
import { fieldsOfCard } from '../card.ts'
import { lockCards } from '../lock.ts'

/** Deletes a section card; the audit row says what it was. Raises forbidden or card_not_found. */
export const removeCard = command(async (context, { id }: EntryName) => {
  const { tx, actor } = context
  sitePolicy.assert(actor, 'editCards', null)
  await lockCards(tx)
  const current = await tx.sectionCard.findUnique({ where: { id } })
  if (!current) throw new DomainError('card_not_found')
  await tx.sectionCard.delete({ where: { id } })
  const details = { ...fieldsOfCard(current) }
  await audit(context, { action: 'card.removed', subject: { type: 'section_card', id }, details })
  await forget(tx, ['cards'])
})
