import { DomainError } from '#lib/errors.ts'
import type { EntryName } from '#lib/schemas/site/navigation.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { sitePolicy } from '../../policy.ts'
import { lockMenuItems } from '../lock.ts'
import { fieldsOfMenuItem } from '../menu-item.ts'

/** Deletes a menu item; the audit row says what it was. Raises forbidden or menu_item_not_found. */
export const removeMenuItem = command(async (context, { id }: EntryName) => {
  const { tx, actor } = context
  sitePolicy.assert(actor, 'editMenu', null)
  await lockMenuItems(tx)
  const current = await tx.secondaryMenuItem.findUnique({ where: { id } })
  if (!current) throw new DomainError('menu_item_not_found')
  await tx.secondaryMenuItem.delete({ where: { id } })
  const details = { ...fieldsOfMenuItem(current) }
  await audit(context, { action: 'menu_item.removed', subject: { type: 'menu_item', id }, details })
  await forget(tx, ['site'])
})
