import type { SignedIn } from '#lib/actor.ts'
import type { DeskState, DeskTab } from '#lib/articles/desk-list.ts'
import { Prisma } from '#server/platform/db/db.ts'
import type { SortColumn } from './slice.ts'

/** The condition of each tab. */
export const inTab: Record<DeskTab, Prisma.Sql> = {
  fila: Prisma.sql`deleted_at IS NULL AND submitted_at IS NOT NULL`,
  rascunhos: Prisma.sql`deleted_at IS NULL AND status = 'draft' AND publish_at IS NULL`,
  agendados: Prisma.sql`deleted_at IS NULL AND publish_at IS NOT NULL`,
  publicados: Prisma.sql`deleted_at IS NULL AND status = 'published'`,
  lixeira: Prisma.sql`deleted_at IS NOT NULL`,
  todos: Prisma.sql`deleted_at IS NULL`,
}

/** The date that each tab shows and is sorted by. It is never null there. */
export const dateOf = {
  fila: 'submittedAt',
  rascunhos: 'createdAt',
  agendados: 'publishAt',
  publicados: 'publishedAt',
  lixeira: 'deletedAt',
  todos: 'createdAt',
} as const satisfies Record<DeskTab, SortColumn>

/** The condition of a list's tab and filters for one person, without the search. */
export function whereOf(actor: SignedIn, { filters }: DeskState): Prisma.Sql {
  const claim = 'com' in filters ? filters.com : ''
  const visibility = 'acesso' in filters ? filters.acesso : ''
  const conditions = [
    inTab[filters.situacao],
    filters.autor && Prisma.sql`author_id = ${filters.autor}::uuid`,
    filters.cidade && Prisma.sql`location_path = ${filters.cidade}`,
    visibility && Prisma.sql`visibility = ${visibility}::visibility`,
    claim && claimedBy(actor, claim),
  ]
  return Prisma.join(
    conditions.filter(condition => condition !== ''),
    ' AND ',
  )
}

function claimedBy(actor: SignedIn, claim: 'livre' | 'eu' | 'colega'): Prisma.Sql {
  if (claim === 'livre') return Prisma.sql`claimed_by IS NULL`
  return claim === 'eu' ? Prisma.sql`claimed_by = ${actor.id}::uuid` : Prisma.sql`claimed_by <> ${actor.id}::uuid`
}
