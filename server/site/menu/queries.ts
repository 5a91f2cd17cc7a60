import type { Actor } from '#lib/actor.ts'
import type { MenuItemFields } from '#lib/schemas/site/navigation.ts'
import { db } from '#server/platform/db/db.ts'
import { sitePolicy } from '../policy.ts'
import { fieldsOfMenuItem } from './menu-item.ts'

/** A menu item for its form. */
export interface MenuEntry {
  id: string
  fields: MenuItemFields
}

/** All entries of the secondary menu, also those switched off, in their order. Raises forbidden. */
export async function listMenu(actor: Actor): Promise<MenuEntry[]> {
  sitePolicy.assert(actor, 'editMenu', null)
  const rows = await db().secondaryMenuItem.findMany({ orderBy: [{ displayOrder: 'asc' }, { id: 'asc' }] })
  return rows.map(row => ({ id: row.id, fields: fieldsOfMenuItem(row) }))
}
