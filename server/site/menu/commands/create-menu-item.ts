import { DomainError } from '#lib/errors.ts'
import { limits } from '#lib/limits.ts'
import type { MenuItemFields } from '#lib/schemas/site/navigation.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { sitePolicy } from '../../policy.ts'
import { lockMenuItems } from '../lock.ts'

/** Adds an item to the secondary menu; gives its id. Raises forbidden or list_full. */
export const createMenuItem = command(async (context, fields: MenuItemFields): Promise<{ id: string }> => {
  const { tx, actor } = context
  sitePolicy.assert(actor, 'editMenu', null)
  await lockMenuItems(tx)
  if ((await tx.secondaryMenuItem.count()) >= limits.menuItem.most) throw new DomainError('list_full')
  const { id } = await tx.secondaryMenuItem.create({ data: fields, select: { id: true } })
  await audit(context, { action: 'menu_item.created', subject: { type: 'menu_item', id }, details: { ...fields } })
  await forget(tx, ['site'])
  return { id }
})
