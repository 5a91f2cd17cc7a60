import { DomainError } from '#lib/errors.ts'
import {
  type EditionAct,
  type EditionBlock,
  type EditionKind,
  type EditionStatus,
  editionAfter,
  isEditable,
} from '#lib/newsletter/edition.ts'
import type { Segment } from '#lib/newsletter/segment.ts'
import { editionBlocks, segmentInput } from '#lib/schemas/newsletter/edition.ts'
import { formatDate } from '#lib/text/format.ts'
import { slugify } from '#lib/text/text.ts'
import { db, type Prisma, type Tx } from '#server/platform/db/db.ts'
import { forget } from '#server/press/keep/forget.ts'
import { archiveKey, editionKey } from './queries/keys.ts'

/** An edition's row with its blocks and its segment read. */
export interface Edition {
  id: string
  kind: EditionKind
  status: EditionStatus
  slug: string | null
  subject: string
  preheader: string
  blocks: EditionBlock[]
  segment: Segment
  /** The path of the city whose news it brings; null for all. */
  city: string | null
  isPublic: boolean
  version: number
  updatedAt: Date
  scheduledAt: Date | null
  /** When the sending began. */
  sentAt: Date | null
}

type Row = Prisma.NewsletterSendGetPayload<object>

/**
 * A row as commands and queries use it. Blocks of an earlier release that no longer fit are left out; a segment that does not fit raises, because
 * without it the edition would go to everybody.
 */
export const toEdition = (row: Row): Edition => ({
  id: row.id,
  kind: row.kind as EditionKind,
  status: row.status as EditionStatus,
  slug: row.slug,
  subject: row.subject,
  preheader: row.preheader,
  blocks: (editionBlocks.safeParse(row.blocks).data ?? []) as EditionBlock[],
  segment: segmentInput.parse(row.segment),
  city: row.city,
  isPublic: row.isPublic,
  version: row.version,
  updatedAt: row.updatedAt,
  scheduledAt: row.scheduledAt,
  sentAt: row.sentAt,
})

/** The edition of an id; null when there is none. One statement. */
export async function findEdition(id: string, tx: Tx = db()): Promise<Edition | null> {
  const row = await tx.newsletterSend.findUnique({ where: { id } })
  return row && toEdition(row)
}

/** Locks an edition's row until the transaction ends and reads it. Raises edition_not_found. */
export async function lockEdition(tx: Tx, id: string): Promise<Edition> {
  await tx.$queryRaw`SELECT 1 FROM newsletter_sends WHERE id = ${id}::uuid FOR UPDATE`
  const edition = await findEdition(id, tx)
  if (!edition) throw new DomainError('edition_not_found')
  return edition
}

/**
 * Raises edition_changed_meanwhile when the edition was saved since `version`, edition_closed when it may not be changed any more. Call it after the
 * policy check.
 */
export function assertOpen(edition: Edition, version: number): void {
  if (!isEditable(edition.status)) throw new DomainError('edition_closed')
  if (edition.version !== version) throw new DomainError('edition_changed_meanwhile')
}

/** The status of an edition after an act. Raises edition_closed when the act does not apply any more. */
export function statusBy({ status }: Pick<Edition, 'status'>, act: EditionAct): EditionStatus {
  const next = editionAfter(status, act)
  if (!next) throw new DomainError('edition_closed')
  return next
}

/** Makes the press forget an edition's page and the archive. Call it whenever an edition begins to be sent, ends, is shown or hidden. */
export const forgetEdition = (tx: Tx, id: string): Promise<void> => forget(tx, [archiveKey, editionKey(id)])

/** The longest part of a subject in an address, in characters. */
const longest = 80

/**
 * A free slug for an edition's page: its subject and the day in São Paulo, with a number when another edition has it. A lock keeps it free until the
 * transaction ends.
 */
export async function editionSlug(tx: Tx, { subject, at }: { subject: string; at: Date }): Promise<string> {
  const base = [slugify(subject, longest), formatDate(at, 'dd-MM-yyyy')].filter(Boolean).join('-')
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('newsletter-slug', 0))`
  const taken = await tx.newsletterSend.findMany({ where: { slug: { startsWith: base } }, select: { slug: true } })
  const slugs = new Set(taken.map(({ slug }) => slug))
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`
    if (!slugs.has(slug)) return slug
  }
}
