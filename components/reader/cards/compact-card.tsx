import { dayAndMonth } from '#lib/text/format.ts'
import { bindAmounts, briefly } from '#lib/text/typography.ts'
import { Cover } from '../picture.tsx'
import { compactSizes } from '../picture-sizes.ts'
import { type CardProps, Kicker, PremiumBadge, Published, Views } from './parts.tsx'

/** In characters: two or three lines. */
const summaryLength = 85

/** A small card, beside the lead article (CARD-1, "compact"). */
export function CompactCard({ card }: CardProps) {
  const { cover } = card
  return (
    <article className="card flex gap-4">
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <Kicker city={card.city} tags={card.tags} />
        <h2 className="text-lg font-bold leading-tight">
          <a href={card.path}>{bindAmounts(card.title)}</a>
        </h2>
        <p className="text-sm leading-snug text-soft">{briefly(card.summary, summaryLength)}</p>
        <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-0.5 text-xs text-soft">
          <Published at={card.publishedAt} format={dayAndMonth} timed={card.today} />
          <Views count={card.viewsCount} />
          {card.premium && <PremiumBadge />}
        </p>
      </div>
      {cover && (
        <Cover
          picture={cover}
          decorative
          sizes={compactSizes}
          className="aspect-square w-20 shrink-0 self-start sm:w-24"
        />
      )}
    </article>
  )
}
