import { shortDate } from '#lib/format.ts'
import { Cover } from '../picture.tsx'
import { Byline, type CardProps, Kicker, PremiumBadge, Published, Tags, Views } from './parts.tsx'

interface DefaultCardProps extends CardProps {
  /** Whether it has the row to itself: then its words stand beside a picture of the usual size. */
  alone?: boolean
}

/** A story in a row (reader §2, "default"). Without a picture its title stands larger. */
export function DefaultCard({ card, alone = false }: DefaultCardProps) {
  const { cover } = card
  return (
    <article className={`card flex h-full flex-col gap-3 ${alone ? 'sm:flex-row sm:gap-8' : ''}`}>
      {cover && (
        <Cover
          picture={cover}
          decorative
          sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 50vw, 100vw"
          className={`aspect-[3/2] w-full ${alone ? 'sm:w-80 sm:shrink-0' : ''}`}
        />
      )}
      <div className="flex max-w-prose grow flex-col gap-3">
        <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1">
          <Kicker city={card.city} tags={card.tags} />
          {card.premium && <PremiumBadge />}
        </div>
        <h2 className={`font-bold leading-tight ${cover ? 'text-xl' : 'text-2xl'}`}>
          <a href={card.path}>{card.title}</a>
        </h2>
        <p className={`text-[0.9375rem] leading-snug text-soft ${cover ? 'line-clamp-3' : 'line-clamp-6'}`}>
          {card.summary}
        </p>
        <Tags tags={card.tags} />
        <div className="mt-auto pt-1">
          <Byline author={card.author}>
            <Published at={card.publishedAt} format={shortDate} />
            <Views count={card.viewsCount} />
          </Byline>
        </div>
      </div>
    </article>
  )
}
