import { cityPath, tagPath } from '#lib/addresses/paths.ts'
import type { Signer } from '#lib/articles/credits.ts'
import { formatCompact, formatInteger, hourAndMinute } from '#lib/text/format.ts'
import type { ArticleCard } from '#server/articles/reading/queries/cards.ts'
import { Faces, Names } from './signers.tsx'

/** The props of all three kinds of card. */
export interface CardProps {
  card: ArticleCard
}

/** The number of names that a card has room for. */
export const mostNames = 3

interface KickerProps {
  city: { name: string; path: string } | null
  tags: readonly string[]
}

/** The kicker: the article's primary city, else its first tag. */
export function Kicker({ city, tags }: KickerProps) {
  const [tag] = tags
  if (!city && !tag) return null
  return (
    <p className="-my-1 text-xs font-bold uppercase tracking-wider text-accent">
      {city ? (
        <a href={cityPath(city.path)} className="above inline-flex min-h-6 items-center hover:underline">
          {city.name}
        </a>
      ) : (
        tag && (
          <a href={tagPath(tag)} className="above inline-flex min-h-6 items-center hover:underline">
            {tag}
          </a>
        )
      )}
    </p>
  )
}

/** The tags of an article, as links. */
export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="Assuntos" className="flex flex-wrap gap-x-3 text-xs text-soft">
      {tags.map(tag => (
        <li key={tag} className="above">
          <a
            href={tagPath(tag)}
            className="inline-flex min-h-6 items-center underline decoration-rule underline-offset-4 hover:text-accent hover:decoration-current"
          >
            {tag}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Marks the article that an editor pinned to the front page. */
export const PinBadge = () => (
  <span className="rounded-sm bg-accent px-1.5 py-0.5 text-xs font-bold text-on-accent">Destaque</span>
)

/** Marks premium articles. */
export function PremiumBadge() {
  return (
    <span className="inline-flex items-center gap-1 rounded-sm border border-current bg-premium-soft px-1.5 py-px text-xs font-bold text-premium">
      <svg aria-hidden="true" viewBox="0 0 12 12" className="size-2.5 fill-current">
        <path d="M6 0l1.6 4.1L12 4.4 8.6 7.2 9.7 11.5 6 9.1 2.3 11.5 3.4 7.2 0 4.4l4.4-.3z" />
      </svg>
      Premium
    </span>
  )
}

/** The number of views: short on screen, in full for screen readers. */
export function Views({ count }: { count: number }) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-3.5 fill-none stroke-current stroke-[1.4]">
        <path d="M1 8s2.6-4.6 7-4.6S15 8 15 8s-2.6 4.6-7 4.6S1 8 1 8z" />
        <circle cx="8" cy="8" r="2" />
      </svg>
      <span aria-hidden="true">{formatCompact(count)}</span>
      <span className="sr-only">
        {formatInteger(count)} {count === 1 ? 'visualização' : 'visualizações'}
      </span>
    </span>
  )
}

interface PublishedProps {
  at: Date | null
  /** Whether the hour follows the date. A page kept over midnight stays right, because the date is still there. */
  timed?: boolean
  /** Formats the date; an empty text for an invalid one, which is not shown (GEN-9). */
  format: (date: Date | null) => string
}

/** The publication date, in the card's format. */
export function Published({ at, format, timed = false }: PublishedProps) {
  const date = format(at)
  const text = date && timed ? `${date}, ${hourAndMinute(at)}` : date
  return at && text ? (
    <time dateTime={at.toISOString()} className="whitespace-nowrap">
      {text}
    </time>
  ) : null
}

interface BylineProps {
  writers: readonly Signer[]
  children?: React.ReactNode
}

/** The writers, and a line of facts below them. */
export function Byline({ writers, children }: BylineProps) {
  return (
    <div className="flex items-center gap-2.5 text-sm text-soft">
      <Faces people={writers} className="size-8 text-xs" />
      <div className="min-w-0">
        <p>
          <Names people={writers} most={mostNames} />
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-xs">{children}</p>
      </div>
    </div>
  )
}
