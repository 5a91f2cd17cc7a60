import { editionPath } from '#lib/addresses/paths.ts'
import { mostAddresses, type SitemapEntry } from '#lib/sitemaps/sitemap.ts'
import { looksLikeUuid } from '#lib/text/text.ts'
import { publicArticles } from '#server/articles/reading/queries/cards.ts'
import { shownText } from '#server/articles/reading/queries/shown-text.ts'
import { db, type Prisma } from '#server/platform/db/db.ts'
import { contentOf, type Part, titlesIn } from '../content.ts'
import { toEdition } from '../row.ts'
import { namedArticles, shownWords } from '../words.ts'
import { archiveKey, editionKey } from './keys.ts'

/** Editions per page of the archive. */
const pageSize = 20

/** The editions that readers see: public ones whose sending began and was not stopped. Letters of the welcome series are no editions. */
const archived = {
  isPublic: true,
  status: { in: ['sending', 'paused', 'sent'] },
  kind: { not: 'welcome' },
  slug: { not: null },
  sentAt: { not: null },
} satisfies Prisma.NewsletterSendWhereInput

/** An edition in the archive's list and feed. */
export interface ArchivedEdition {
  id: string
  path: string
  subject: string
  preheader: string
  /** The name of its city, with the state; null for all cities. */
  city: string | null
  sentAt: Date
}

export interface EditionArchive {
  editions: ArchivedEdition[]
  /** The id that older pages begin after; null on the last. */
  older: string | null
  /** The press keys of what it shows. */
  keys: string[]
}

const withCity = {
  municipality: { select: { name: true, state: true } },
} satisfies Prisma.NewsletterSendInclude

type Row = Prisma.NewsletterSendGetPayload<{ include: typeof withCity }>

function toArchived(row: Row, titles: ReadonlyMap<string, string>): ArchivedEdition[] {
  const { id, slug, sentAt, municipality } = row
  if (!slug || !sentAt) return []
  const city = municipality && `${municipality.name} (${municipality.state})`
  return [{ id, ...shownWords(toEdition(row), titles), path: editionPath(slug), city, sentAt }]
}

/** The titles of those articles that are public. At most one statement. */
async function readTitles(ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db().article.findMany({
    where: { ...publicArticles, id: { in: [...new Set(ids)] } },
    select: { id: true, title: true },
  })
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** The archive, newest first, after an edition. Null for an unknown cursor. At most three statements. */
export async function listArchive(after: string | undefined): Promise<EditionArchive | null> {
  const cursor = after === undefined ? null : await findCursor(after)
  if (after !== undefined && !cursor) return null
  const beyond: Prisma.NewsletterSendWhereInput = cursor?.sentAt
    ? { OR: [{ sentAt: { lt: cursor.sentAt } }, { sentAt: cursor.sentAt, id: { lt: cursor.id } }] }
    : {}
  const rows = await db().newsletterSend.findMany({
    relationLoadStrategy: 'join',
    where: { AND: [archived, beyond] },
    orderBy: [{ sentAt: 'desc' }, { id: 'desc' }],
    take: pageSize + 1,
    include: withCity,
  })
  const shown = rows.slice(0, pageSize)
  const titles = await readTitles(shown.map(toEdition).flatMap(namedArticles))
  return {
    editions: shown.flatMap(row => toArchived(row, titles)),
    older: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
    keys: [archiveKey, ...[...titles.keys()].map(id => `article:${id}`)],
  }
}

const findCursor = async (id: string) =>
  looksLikeUuid(id)
    ? db().newsletterSend.findFirst({ where: { ...archived, id }, select: { id: true, sentAt: true } })
    : null

/** The newest editions for the feed, with the press keys. At most two statements. */
export async function listFeedEditions(): Promise<Pick<EditionArchive, 'editions' | 'keys'>> {
  return (await listArchive(undefined)) ?? { editions: [], keys: [archiveKey] }
}

/** A part of an edition as its page shows it: a text as HTML for readers. */
export type ShownPart = Exclude<Part, { kind: 'text' }> | { block: string; kind: 'text'; html: string }

export interface EditionPage extends ArchivedEdition {
  parts: ShownPart[]
  /** The press keys of the page. */
  keys: string[]
}

const slugShape = /^[a-z0-9-]{3,200}$/

/** The id of an edition that readers see; null for any other. One statement. */
export async function findArchived(slug: string): Promise<{ id: string } | null> {
  if (!slugShape.test(slug)) return null
  return db().newsletterSend.findFirst({ where: { ...archived, slug }, select: { id: true } })
}

/** An edition of the archive with its content as of its sending, without what is no longer public; null for an unknown slug. */
export async function findEditionPage(slug: string): Promise<EditionPage | null> {
  if (!slugShape.test(slug)) return null
  const row = await db().newsletterSend.findFirst({
    relationLoadStrategy: 'join',
    where: { ...archived, slug },
    include: withCity,
  })
  if (!row?.sentAt) return null
  const { parts, keys } = await contentOf(toEdition(row).blocks, row.sentAt)
  const [listed] = toArchived(row, titlesIn(parts))
  if (!listed) return null
  return { ...listed, parts: parts.map(toShown), keys: [editionKey(listed.id), ...keys] }
}

const toShown = (part: Part): ShownPart =>
  part.kind === 'text' ? { block: part.block, kind: 'text', html: shownText(part.body) } : part

/** The pages of the archive, for the sitemap. One statement. */
export async function listEditionAddresses(): Promise<SitemapEntry[]> {
  const rows = await db().newsletterSend.findMany({
    where: archived,
    orderBy: [{ sentAt: 'desc' }, { id: 'desc' }],
    take: mostAddresses,
    select: { slug: true, sentAt: true },
  })
  return rows.flatMap(({ slug, sentAt }) => (slug && sentAt ? [{ path: editionPath(slug), changedAt: sentAt }] : []))
}

/** When the newest edition of the archive was sent; null without one. */
export async function findNewestEdition(): Promise<Date | null> {
  const newest = await db().newsletterSend.findFirst({
    where: archived,
    orderBy: { sentAt: 'desc' },
    select: { sentAt: true },
  })
  return newest?.sentAt ?? null
}
