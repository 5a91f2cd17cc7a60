import { DomainError } from '#lib/errors.ts'
import type { ChangeMenuItemInput } from '#lib/schemas/site/navigation.ts'
import { assertUnchanged } from '#lib/unchanged.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/forget.ts'
import { sitePolicy } from '../../policy.ts'
import { lockMenuItems } from '../lock.ts'
import { fieldsOfMenuItem } from '../menu-item.ts'

/** Changes a menu item. Raises forbidden, menu_item_not_found or setting_changed_meanwhile. */
export const changeMenuItem = command(async (context, { id, fields, from }: ChangeMenuItemInput) => {
  const { tx, actor } = context
  sitePolicy.assert(actor, 'editMenu', null)
  await lockMenuItems(tx)
  const current = await tx.secondaryMenuItem.findUnique({ where: { id } })
  if (!current) throw new DomainError('menu_item_not_found')
  assertUnchanged(from, fieldsOfMenuItem(current))
  await tx.secondaryMenuItem.update({ where: { id }, data: fields })
  await audit(context, { action: 'menu_item.changed', subject: { type: 'menu_item', id }, details: { ...fields } })
  await forget(tx, ['site'])
})
