import { DomainError } from '#lib/errors.ts'
import type { ChangeMenuItemInput } from '#lib/schemas/site/navigation.ts'
import { assertUnchanged } from '#lib/unchanged.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { sitePolicy } from '../../policy.ts'
import { lockMenuItems } from '../lock.ts'
import { fieldsOfMenuItem } from '../menu-item.ts'

/**
 * Changes a menu item. A place that the form left as it was stays as it is now: moving items while a form is open is no conflict. Raises forbidden,
 * menu_item_not_found or setting_changed_meanwhile.
 */
export const changeMenuItem = command(async (context, { id, fields, from }: ChangeMenuItemInput) => {
  const { tx, actor } = context
  sitePolicy.assert(actor, 'editMenu', null)
  await lockMenuItems(tx)
  const current = await tx.secondaryMenuItem.findUnique({ where: { id } })
  if (!current) throw new DomainError('menu_item_not_found')
  const { displayOrder } = current
  assertUnchanged(from && { ...from, displayOrder }, fieldsOfMenuItem(current))
  const data = from?.displayOrder === fields.displayOrder ? { ...fields, displayOrder } : fields
  await tx.secondaryMenuItem.update({ where: { id }, data })
  await audit(context, { action: 'menu_item.changed', subject: { type: 'menu_item', id }, details: { ...data } })
  await forget(tx, ['site'])
})
