import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { ArchiveFront, ArchiveHeader, ArchiveList } from '#components/reader/archive.tsx'
import { Trail } from '#components/reader/frame/trail.tsx'
import { DataScript } from '#components/reader/raw.tsx'
import { feedPath, homePath, olderThan } from '#lib/addresses/paths.ts'
import { type Collection, collectionGraph } from '#lib/seo/json-ld/collection.ts'
import { longDate } from '#lib/text/format.ts'
import { type Archive, findArchive, type Shelf } from '#server/articles/reading/queries/archive.ts'
import { cardKeys } from '#server/articles/reading/queries/cards.ts'
import { siteOrigin } from '#server/platform/process/env.ts'
import { Directive } from './directive.tsx'
import { readerMetadata } from './metadata.ts'
import { MissingPage, missingMetadata } from './missing-page.tsx'
import { loadIdentity } from './shell.ts'

/** A shelf of the archive with the texts of its pages. */
export interface ShelfPage {
  shelf: Shelf
  path: string
  /** The shelf's feed; below its path by default. */
  feed?: string
  /** Whether every article shows its hour, in a plain list. */
  timed?: boolean
  /** The shelf's kind on screen. */
  kind: string
  name: string
  /** The title for search engines. */
  title: string
  lead: string
  portrait?: React.ReactNode
  /** Whether its first page is laid out as the front page of a city, under its title: a city looks the same at both addresses. */
  front?: boolean
  /** A city's name. */
  place?: string
  person?: Collection['person']
}

type Parameter = string | string[] | undefined

const loadArchive = cache((shelf: Shelf, before: string | undefined) => findArchive(shelf, before))

const cursorIn = (before: Parameter) => [before ?? []].flat()[0]

/** A city's page has its name in the header: the cards' kickers show the subject instead. */
const shelved = (archive: Archive, shelf: Shelf): Archive =>
  'city' in shelf
    ? {
        ...archive,
        cards: archive.cards.map(card => (card.city?.path === shelf.city ? { ...card, city: null } : card)),
      }
    : archive

/** The head of a shelf's page. `before` is the cursor: its articles are older. The 404 page's head for an unknown shelf. */
export async function archiveMetadata(page: ShelfPage | null, before: Parameter): Promise<Metadata> {
  const mark = cursorIn(before)
  const archive = page && (await loadArchive(page.shelf, mark))
  if (!page || !archive) return missingMetadata()
  const { path, feed = feedPath(path), title, lead, person, place } = page
  const { cards, older, newer } = archive
  const until = mark ? ` até ${longDate(cards[0]?.publishedAt)}` : ''
  return {
    ...(await readerMetadata({
      title: title + until,
      description: until ? `${title}: o que saiu${until}.` : lead,
      path: mark ? olderThan(path, mark) : path,
      indexed: cards.length > 0,
      feed: { path: feed, title },
      person: person !== undefined,
      place,
    })),
    pagination: {
      next: older && olderThan(path, older),
      previous: newer === undefined ? null : newer ? olderThan(path, newer) : path,
    },
  }
}

interface ArchiveScreenProps {
  /** Null for an unknown shelf. */
  page: ShelfPage | null
  before: Parameter
  /** For the 404 page: the requested path, and the keys that a publication there changes. */
  tried: { path: string; keys: readonly string[] }
  /** Stands among the articles of a front page; what its directive says holds for the page. */
  block?: { content: React.ReactNode; keys: readonly string[]; life?: number; whole: boolean }
}

/** A shelf's page. A cursor without older articles redirects to the first page. */
export async function ArchiveScreen({ page, before, tried, block }: ArchiveScreenProps) {
  if (!page) return <MissingPage path={tried.path} keys={tried.keys} />
  const archive = await loadArchive(page.shelf, cursorIn(before))
  if (!archive) permanentRedirect(page.path)
  const { path, feed = feedPath(path), timed, kind, name, lead, portrait, title, person, front = false } = page
  const shown = shelved(archive, page.shelf)
  return (
    <div className={front && archive.newer === undefined ? '' : 'mx-auto max-w-4xl'}>
      <Directive
        keys={[...tried.keys, ...(block?.keys ?? []), ...cardKeys(archive.cards)]}
        life={block?.life}
        whole={block?.whole}
      />
      <DataScript
        type="application/ld+json"
        data={collectionGraph(
          siteOrigin(),
          { path, name, title, description: lead, person, cards: archive.cards },
          await loadIdentity(),
        )}
      />
      <Trail steps={[{ name: 'Início', path: homePath() }]} here={name} />
      <ArchiveHeader kind={kind} name={front ? title : name} feed={feed} lead={lead} portrait={portrait} />
      {front && archive.newer === undefined ? (
        <ArchiveFront archive={shown} path={path}>
          {block?.content}
        </ArchiveFront>
      ) : (
        <ArchiveList archive={shown} path={path} signed={!('author' in page.shelf)} timed={timed} />
      )}
    </div>
  )
}
