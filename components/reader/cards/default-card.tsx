import { shortDate } from '#lib/format.ts'
import { Cover } from '../picture.tsx'
import { Byline, type CardProps, Kicker, PremiumBadge, Published, Tags, Views } from './parts.tsx'

interface DefaultCardProps extends CardProps {
  /** How many stories share the row, from 1 to 4. One alone stands beside a picture of the usual size. */
  inRow: number
  /** Whether it has the room of two of four. */
  wide?: boolean
}

const phone = '100vw'
/** How wide the picture is, by how many share the row (`front-page.tsx` has the columns). */
const sizes = [
  phone,
  `(min-width: 40rem) 20rem, ${phone}`,
  `(min-width: 78rem) 37rem, (min-width: 40rem) 48vw, ${phone}`,
  `(min-width: 78rem) 24rem, (min-width: 40rem) 32vw, ${phone}`,
  `(min-width: 78rem) 18rem, (min-width: 64rem) 23vw, (min-width: 40rem) 48vw, ${phone}`,
]
const wideSizes = `(min-width: 78rem) 29rem, (min-width: 64rem) 38vw, (min-width: 40rem) 48vw, ${phone}`

/** A story in a row (reader §2, "default"). Without a picture its title stands larger. */
export function DefaultCard({ card, inRow, wide = false }: DefaultCardProps) {
  const { cover } = card
  const alone = inRow === 1
  return (
    <article className={`card flex h-full flex-col gap-2.5 ${alone ? 'sm:flex-row sm:gap-8' : ''}`}>
      {cover && (
        <Cover
          picture={cover}
          decorative
          sizes={wide ? wideSizes : (sizes[inRow] ?? phone)}
          className={`aspect-[3/2] w-full ${alone ? 'sm:w-80 sm:shrink-0' : ''}`}
        />
      )}
      <div className="flex max-w-prose grow flex-col gap-2.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Kicker city={card.city} tags={card.tags} />
          {card.premium && <PremiumBadge />}
        </div>
        <h2 className={`font-bold leading-tight ${wide ? 'text-2xl lg:text-3xl' : cover ? 'text-xl' : 'text-2xl'}`}>
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
