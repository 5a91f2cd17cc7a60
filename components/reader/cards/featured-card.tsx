import { shortDate } from '#lib/text/format.ts'
import { Markup } from '../markup/markup.tsx'
import { Cover } from '../picture.tsx'
import { leadSizes } from '../picture-sizes.ts'
import { Byline, type CardProps, Kicker, PremiumBadge, Published, Tags, Views } from './parts.tsx'

interface FeaturedCardProps extends CardProps {
  /** Whether no other card is beside it: its text then goes beside its picture, which would fill the screen otherwise. */
  alone?: boolean
}

/** The lead article's card (CARD-1, "featured"). Without a picture its text takes the whole width. */
export function FeaturedCard({ card, alone = false }: FeaturedCardProps) {
  const { cover, title, premium } = card
  return (
    <Markup
      as="article"
      className={`card @container grid grid-cols-1 content-start items-start gap-4 ${alone && cover ? 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-8' : ''}`}
    >
      {cover && <Cover picture={cover} first decorative sizes={leadSizes} className="aspect-video w-full" />}
      <div className={`flex flex-col gap-4 ${cover && !alone ? 'lead-words' : ''}`}>
        <div className="flex flex-wrap items-center gap-3">
          <Kicker city={card.city} tags={card.tags} />
          {premium && <PremiumBadge />}
        </div>
        <h2 className={`leading-[1.06] font-bold tracking-tight ${size(title, cover !== null, alone)}`}>
          <a href={card.path}>{title}</a>
        </h2>
        <p className="max-w-prose font-serif text-deck leading-snug text-soft">{card.summary}</p>
        <Tags tags={card.tags} />
        <Byline writers={card.writers}>
          <Published at={card.publishedAt} format={shortDate} />
          <Views count={card.viewsCount} />
        </Byline>
      </div>
    </Markup>
  )
}

/** The title's size: smaller for a long title and for one beside a picture, largest without a picture. */
function size(title: string, hasCover: boolean, alone: boolean): string {
  if (title.length > 110) return 'text-3xl xl:text-4xl'
  if (!hasCover) return 'text-lead'
  return alone ? 'text-3xl @5xl:text-4xl' : 'text-headline'
}
