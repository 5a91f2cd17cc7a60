import type { Actor } from '#lib/actor.ts'
import type { CardFields } from '#lib/schemas/site/navigation.ts'
import { db } from '#server/platform/db/db.ts'
import { sitePolicy } from '../policy.ts'
import { fieldsOfCard } from './card.ts'

/** A section card for its form. */
export interface CardEntry {
  id: string
  fields: CardFields
}

/** All entries of the section cards, also those switched off, in their order. Raises forbidden. */
export async function listCards(actor: Actor): Promise<CardEntry[]> {
  sitePolicy.assert(actor, 'editCards', null)
  const rows = await db().sectionCard.findMany({ orderBy: [{ displayOrder: 'asc' }, { id: 'asc' }] })
  return rows.map(row => ({ id: row.id, fields: fieldsOfCard(row) }))
}
