import { DomainError } from '#lib/errors.ts'
import { type EditionAct, type EditionKind, type EditionStatus, editionAfter } from '#lib/newsletter/edition.ts'
import type { Tx } from '#server/platform/db/db.ts'

/** The columns of an edition that a sending needs. */
export interface LockedEdition {
  id: string
  kind: EditionKind
  status: EditionStatus
  version: number
  subject: string
  city: string | null
  segment: unknown
  slug: string | null
}

/** Locks an edition until the transaction ends. Raises edition_not_found. */
export async function lockEdition(tx: Tx, id: string): Promise<LockedEdition> {
  const [edition] = await tx.$queryRaw<LockedEdition[]>`
    SELECT id, kind, status, version, subject, city, segment, slug FROM newsletter_sends WHERE id = ${id}::uuid FOR UPDATE`
  if (!edition) throw new DomainError('edition_not_found')
  return edition
}

/** The status of an edition after an act. Raises edition_closed when the act does not apply any more. */
export function statusBy(edition: LockedEdition, act: EditionAct): EditionStatus {
  const next = editionAfter(edition.status, act)
  if (!next) throw new DomainError('edition_closed')
  return next
}
