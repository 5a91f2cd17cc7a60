import { shortDate } from '#lib/text/format.ts'
import { bindAmounts } from '#lib/text/typography.ts'
import { Cover } from '../picture.tsx'
import { leadSizes } from '../picture-sizes.ts'
import { Byline, type CardProps, Kicker, PinBadge, PremiumBadge, Published, Tags, Views } from './parts.tsx'

interface FeaturedCardProps extends CardProps {
  /** Whether no other card is beside it: its text then goes beside its picture, which would fill the screen otherwise. */
  alone?: boolean
  /** Whether an editor pinned it, which its card says: it may not be the newest. */
  pinned?: boolean
}

/**
 * The lead article's card (CARD-1, "featured"). The headline stands above the picture, so that it begins in the first view on every screen.
 * Without a picture the text takes the whole width.
 */
export function FeaturedCard({ card, alone = false, pinned = false }: FeaturedCardProps) {
  const { cover, title, premium } = card
  const besides = alone && cover !== null
  return (
    <article
      className={`card @container grid grid-cols-1 content-start items-start gap-3 sm:gap-4 ${besides ? 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8' : ''}`}
    >
      <div className={`flex flex-col gap-2 sm:gap-3 ${besides ? 'lg:col-start-2' : ''}`}>
        <div className="flex flex-wrap items-center gap-3">
          {pinned && <PinBadge />}
          <Kicker city={card.city} tags={card.tags} />
          {premium && <PremiumBadge />}
        </div>
        <h2 className={`leading-[1.06] font-bold tracking-tight ${size(title, cover !== null, alone)}`}>
          <a href={card.path}>{bindAmounts(title)}</a>
        </h2>
      </div>
      {cover && (
        <Cover
          picture={cover}
          first
          decorative
          sizes={leadSizes}
          className={`aspect-video w-full ${besides ? 'lg:col-start-1 lg:row-span-2 lg:row-start-1' : ''}`}
        />
      )}
      <div className={`flex flex-col gap-4 ${besides ? 'lg:col-start-2' : ''}`}>
        <p className="max-w-prose font-serif text-deck leading-snug text-soft">{bindAmounts(card.summary)}</p>
        <Tags tags={card.tags} />
        <Byline writers={card.writers}>
          <Published at={card.publishedAt} format={shortDate} timed={card.today} />
          <Views count={card.viewsCount} />
        </Byline>
      </div>
    </article>
  )
}

/** The title's size: smaller for a long title and for one beside a picture, largest without a picture. */
function size(title: string, hasCover: boolean, alone: boolean): string {
  if (title.length > 110) return 'text-3xl xl:text-4xl'
  if (!hasCover) return 'text-lead'
  return alone ? 'text-3xl @5xl:text-4xl' : 'text-headline'
}
