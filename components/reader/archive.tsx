import { Fragment } from 'react'
import { olderThan } from '#lib/addresses/paths.ts'
import { limits } from '#lib/limits.ts'
import type { Archive } from '#server/articles/reading/queries/archive.ts'
import { FeaturedCard } from './cards/featured-card.tsx'
import { FrontPage } from './front/front-page.tsx'
import { River } from './front/river.tsx'
import { EmptyFeed } from './messages.tsx'

interface ArchiveHeaderProps {
  /** The kind of archive (city, tag, author), above its name. */
  kind: string
  name: string
  /** The address of its feed. */
  feed: string
  /** One sentence about the archive's content. */
  lead: string
  /** A person's portrait. */
  portrait?: React.ReactNode
}

/** The header of an archive's page. */
export function ArchiveHeader({ kind, name, feed, lead, portrait }: ArchiveHeaderProps) {
  return (
    <header className="mb-6 flex gap-5 pt-2 max-sm:flex-col sm:mb-8 sm:gap-7 sm:pt-4">
      {portrait}
      <div className="min-w-0 flex-1">
        <p className="text-xs font-bold tracking-wider text-accent uppercase">{kind}</p>
        <h1 className="mt-1 text-headline leading-[1.08] font-bold tracking-tight">{name}</h1>
        <p className="mt-3 max-w-prose text-pretty text-soft sm:text-lg">{lead}</p>
        <p className="no-print mt-1 text-sm">
          <a href={feed} className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent hover:underline">
            <FeedIcon />
            Receber por RSS
          </a>
        </p>
      </div>
    </header>
  )
}

interface ArchiveListProps {
  archive: Archive
  path: string
  /** Whether the articles show their authors; false on an author's own page. */
  signed: boolean
  /** Whether every article shows its hour. The list is plain then, without a large card. */
  timed?: boolean
}

/** One page of an archive: its articles, the newest of all on a large card, and links to the pages before and after. */
export function ArchiveList({ archive: { cards, older, newer }, path, signed, timed = false }: ArchiveListProps) {
  if (cards.length === 0) return <EmptyFeed />
  const [first, ...others] = cards
  const lead = newer === undefined && !timed ? first : undefined
  return (
    <>
      {lead && (
        <div className="border-t-2 border-strong py-6 sm:py-8">
          <FeaturedCard card={lead} alone />
        </div>
      )}
      <River items={(lead ? others : cards).map(card => ({ card }))} signed={signed} timed={timed} />
      <Pager
        newer={newer === undefined ? null : newer ? olderThan(path, newer) : path}
        older={older && olderThan(path, older)}
      />
    </>
  )
}

interface ArchiveFrontProps {
  archive: Archive
  path: string
  /** Stands in the middle of the feed. */
  children?: React.ReactNode
}

/** The first page of an archive as a front page: the feed of the home page, then the other articles one per line. */
export function ArchiveFront({ archive: { cards, older }, path, children }: ArchiveFrontProps) {
  const others = cards.slice(limits.homeArticles)
  return (
    <div className="flex flex-col gap-8 lg:gap-10">
      {cards.length > 0 ? (
        <FrontPage
          cards={cards.slice(0, limits.homeArticles)}
          between={[null, <Fragment key="middle">{children}</Fragment>]}
        />
      ) : (
        <>
          <EmptyFeed />
          {children}
        </>
      )}
      {others.length > 0 && (
        <div className="mx-auto w-full max-w-4xl">
          <River items={others.map(card => ({ card }))} />
        </div>
      )}
      <Pager newer={null} older={older && olderThan(path, older)} />
    </div>
  )
}

interface PagerProps {
  newer: string | null
  older: string | null
  labels?: { newer: string; older: string }
}

/** Links to the pages before and after. */
export function Pager({ newer, older, labels = { newer: 'Mais recentes', older: 'Mais antigas' } }: PagerProps) {
  if (!newer && !older) return null
  const link = 'inline-flex min-h-11 items-center gap-2 rounded-sm border border-strong px-4 font-semibold'
  return (
    <nav aria-label="Páginas" className="no-print flex flex-wrap justify-between gap-3 pt-6">
      {newer && (
        <a href={newer} rel="prev" className={`${link} hover:bg-sunken`}>
          <span aria-hidden="true">←</span> {labels.newer}
        </a>
      )}
      {older && (
        <a href={older} rel="next" className={`${link} ml-auto hover:bg-sunken`}>
          {labels.older} <span aria-hidden="true">→</span>
        </a>
      )}
    </nav>
  )
}

const FeedIcon = () => (
  <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-2">
    <path d="M2 7a7 7 0 0 1 7 7M2 2a12 12 0 0 1 12 12M2.6 13.4h.01" strokeLinecap="round" />
  </svg>
)
