import { shortDate } from '#lib/text/format.ts'
import { bindAmounts, briefly } from '#lib/text/typography.ts'
import { Cover } from '../picture.tsx'
import { rowSizes, wideSizes } from '../picture-sizes.ts'
import { Byline, type CardProps, Kicker, PremiumBadge, Published, Tags, Views } from './parts.tsx'

interface DefaultCardProps extends CardProps {
  /** The number of cards in the row, from 1 to 4. A single card has its text beside a picture of the usual size. */
  inRow: number
  /** Whether it is the row's first card: on a phone its picture is as wide as the page, and the others' pictures are small squares. */
  first: boolean
  /** Whether the card has the width of two columns of four. */
  wide?: boolean
}

/** In characters: three lines of a column of four, and six. */
const summaryLength = { besidePicture: 110, alone: 220 }

/** A card in a row (CARD-1, "default"). Without a picture its title is larger. */
export function DefaultCard({ card, inRow, first, wide = false }: DefaultCardProps) {
  const { cover } = card
  const alone = inRow === 1
  return (
    <article
      className={`card flex h-full gap-2.5 ${first ? 'flex-col' : 'max-sm:flex-row-reverse max-sm:gap-4 sm:flex-col'} ${alone ? 'sm:flex-row sm:gap-8' : ''}`}
    >
      {cover && (
        <Cover
          picture={cover}
          decorative
          sizes={wide ? wideSizes : rowSizes(inRow, first)}
          className={`${first ? 'aspect-[3/2] w-full' : 'aspect-square w-20 shrink-0 self-start sm:aspect-[3/2] sm:w-full'} ${alone ? 'sm:w-80 sm:shrink-0' : ''}`}
        />
      )}
      <div className="flex min-w-0 max-w-prose grow flex-col gap-2.5 max-sm:gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Kicker city={card.city} tags={card.tags} />
          {card.premium && <PremiumBadge />}
        </div>
        <h2 className={`font-bold leading-tight ${titleSize(cover !== null, first, wide)}`}>
          <a href={card.path}>{bindAmounts(card.title)}</a>
        </h2>
        <p className={`text-[0.9375rem] leading-snug text-soft ${first ? '' : 'max-sm:text-sm'}`}>
          {briefly(card.summary, cover ? summaryLength.besidePicture : summaryLength.alone)}
        </p>
        <Tags tags={card.tags} />
        <div className="mt-auto pt-1">
          <Byline writers={card.writers}>
            <Published at={card.publishedAt} format={shortDate} timed={card.today} />
            <Views count={card.viewsCount} />
          </Byline>
        </div>
      </div>
    </article>
  )
}

function titleSize(hasCover: boolean, first: boolean, wide: boolean): string {
  if (wide) return 'text-2xl lg:text-3xl'
  if (!hasCover) return 'text-xl sm:text-2xl'
  return first ? 'text-2xl sm:text-xl' : 'text-lg sm:text-xl'
}
