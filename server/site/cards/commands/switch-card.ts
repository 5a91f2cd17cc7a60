import { DomainError } from '#lib/errors.ts'
import type { SwitchEntryInput } from '#lib/schemas/site/navigation.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { sitePolicy } from '../../policy.ts'
import { lockCards } from '../lock.ts'

/** Switches a section card on or off. Switching twice changes nothing. Raises forbidden or card_not_found. */
export const switchCard = command(async (context, { id, active }: SwitchEntryInput) => {
  const { tx, actor } = context
  sitePolicy.assert(actor, 'editCards', null)
  await lockCards(tx)
  const current = await tx.sectionCard.findUnique({ where: { id }, select: { isActive: true } })
  if (!current) throw new DomainError('card_not_found')
  if (current.isActive === active) return
  await tx.sectionCard.update({ where: { id }, data: { isActive: active } })
  const action = active ? 'card.switched_on' : 'card.switched_off'
  await audit(context, { action, subject: { type: 'section_card', id } })
  await forget(tx, ['cards'])
})
