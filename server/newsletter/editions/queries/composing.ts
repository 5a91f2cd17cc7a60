import type { Actor } from '#lib/actor.ts'
import { editionPath } from '#lib/addresses/paths.ts'
import type { BlockNames } from '#lib/newsletter/blocks.ts'
import type { EditionBlock, EditionKind, EditionStatus } from '#lib/newsletter/edition.ts'
import type { EditionFields } from '#lib/schemas/newsletter/edition.ts'
import { cityName } from '#lib/text/format.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { db } from '#server/platform/db/db.ts'
import { listChosenArticles } from '../choosing.ts'
import { editionPolicy } from '../policy.ts'
import { type Edition, findEdition } from '../row.ts'

/** An edition as the composer shows it. */
export interface ComposedEdition {
  id: string
  kind: EditionKind
  status: EditionStatus
  version: number
  fields: EditionFields
  names: BlockNames
  updatedAt: Date
  scheduledAt: Date | null
  sentAt: Date | null
  /** Its page in the archive; null when readers see none. */
  path: string | null
}

/** An edition for its composer, with the names of what its blocks show; null for an unknown one. Raises forbidden. */
export async function findComposed(actor: Actor, id: string): Promise<ComposedEdition | null> {
  editionPolicy.assert(actor, 'read', null)
  if (!looksLikeUuid(id)) return null
  const edition = await findEdition(id)
  if (!edition) return null
  const { subject, preheader, blocks, segment, isPublic, ...row } = edition
  return {
    id,
    kind: row.kind,
    status: row.status,
    version: row.version,
    updatedAt: row.updatedAt,
    scheduledAt: row.scheduledAt,
    sentAt: row.sentAt,
    fields: { subject, preheader, blocks, segment, isPublic },
    names: await namesOf(blocks),
    path: row.slug && isPublic && isShown(edition) ? editionPath(row.slug) : null,
  }
}

/** A saved version of an edition, loaded for a conflict. */
export type LoadedEdition = Pick<ComposedEdition, 'version' | 'fields' | 'names' | 'updatedAt'>

/** The newer fields and their version, for the dialog of a conflict; null for an unknown edition. Raises forbidden. */
export async function loadEdition(actor: Actor, { id }: { id: string }): Promise<LoadedEdition | null> {
  const found = await findComposed(actor, id)
  return found && { version: found.version, fields: found.fields, names: found.names, updatedAt: found.updatedAt }
}

const isShown = ({ status, kind }: Edition) => kind !== 'welcome' && ['sending', 'paused', 'sent'].includes(status)

async function namesOf(blocks: readonly EditionBlock[]): Promise<BlockNames> {
  const articles = blocks.flatMap(block => (block.kind === 'article' ? [block.articleId] : []))
  const events = blocks.flatMap(block => (block.kind === 'event' ? [block.eventId] : []))
  const cities = blocks.flatMap(block => ('city' in block && block.city ? [block.city] : []))
  const [cards, dates, places] = await Promise.all([
    listChosenArticles(articles),
    events.length > 0
      ? db().event.findMany({
          where: { id: { in: events }, occurrences: { some: { listed: true } } },
          select: { id: true, title: true },
        })
      : [],
    cities.length > 0
      ? db().municipality.findMany({ where: { path: { in: cities } }, select: { path: true, name: true } })
      : [],
  ])
  return Object.fromEntries([
    ...cards.map(({ id, title }) => [id, title]),
    ...dates.map(({ id, title }) => [id, title]),
    ...places.map(({ path, name }) => [path, cityName(name, path)]),
  ])
}

/** An event that readers see, as a choice. */
export interface FoundEvent {
  id: string
  title: string
}

const mostFound = 8

/** The events to come whose titles hold the typed words, the next first; the next of all when no words are typed. Raises forbidden. One statement. */
export async function searchEditionEvents(
  actor: Actor,
  { typed }: { typed: string },
  at = new Date(),
): Promise<FoundEvent[]> {
  editionPolicy.assert(actor, 'compose', null)
  const words = typed.trim()
  return db().event.findMany({
    where: {
      ...(words && { title: { contains: words.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' } }),
      occurrences: { some: { listed: true, overAt: { gte: at } } },
    },
    orderBy: [{ eventDate: 'asc' }, { id: 'asc' }],
    take: mostFound,
    select: { id: true, title: true },
  })
}
