import { DomainError } from '#lib/errors.ts'
import type { SwitchEntryInput } from '#lib/schemas/site/navigation.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { sitePolicy } from '../../policy.ts'
import { lockMenuItems } from '../lock.ts'

/** Switches a menu item on or off. Switching twice changes nothing. Raises forbidden or menu_item_not_found. */
export const switchMenuItem = command(async (context, { id, active }: SwitchEntryInput) => {
  const { tx, actor } = context
  sitePolicy.assert(actor, 'editMenu', null)
  await lockMenuItems(tx)
  const current = await tx.secondaryMenuItem.findUnique({ where: { id }, select: { isActive: true } })
  if (!current) throw new DomainError('menu_item_not_found')
  if (current.isActive === active) return
  await tx.secondaryMenuItem.update({ where: { id }, data: { isActive: active } })
  const action = active ? 'menu_item.switched_on' : 'menu_item.switched_off'
  await audit(context, { action, subject: { type: 'menu_item', id } })
  await forget(tx, ['site'])
})
