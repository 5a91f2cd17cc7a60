import { DomainError } from '#lib/errors.ts'
import type { ChangeCardInput } from '#lib/schemas/site/navigation.ts'
import { assertUnchanged } from '#lib/unchanged.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { sitePolicy } from '../../policy.ts'
import { columnsOf, fieldsOfCard } from '../card.ts'
import { lockCards } from '../lock.ts'

/** Changes a section card. Raises forbidden, card_not_found or setting_changed_meanwhile. */
export const changeCard = command(async (context, { id, fields, from }: ChangeCardInput) => {
  const { tx, actor } = context
  sitePolicy.assert(actor, 'editCards', null)
  await lockCards(tx)
  const current = await tx.sectionCard.findUnique({ where: { id } })
  if (!current) throw new DomainError('card_not_found')
  assertUnchanged(from, fieldsOfCard(current))
  await tx.sectionCard.update({ where: { id }, data: columnsOf(fields) })
  await audit(context, { action: 'card.changed', subject: { type: 'section_card', id }, details: { ...fields } })
  await forget(tx, ['cards'])
})
