import { dayAndMonth, formatDate, hourAndMinute, shortDate } from '#lib/text/format.ts'
import { bindAmounts, briefly } from '#lib/text/typography.ts'
import type { ArticleCard } from '#server/articles/reading/queries/cards.ts'
import { Kicker, mostNames, PremiumBadge, Published, Views } from '../cards/parts.tsx'
import { Names } from '../cards/signers.tsx'
import { Cover } from '../picture.tsx'
import { riverSizes } from '../picture-sizes.ts'

interface RiverItem {
  card: ArticleCard
  /** Replaces the card's plain title or summary, for example with marked words. */
  title?: React.ReactNode
  passage?: React.ReactNode
}

interface RiverProps {
  items: readonly RiverItem[]
  /** Whether the articles show their authors. */
  signed?: boolean
  /** Whether every article shows its hour; else only those of today do. */
  timed?: boolean
}

/** A list of articles, one per line, for archives and search results. */
export function River({ items, signed = true, timed = false }: RiverProps) {
  if (items.length === 0) return null
  return (
    <ul className="border-t-2 border-strong">
      {items.map(item => (
        <li key={item.card.id} className="later-48 border-b border-rule py-6">
          <Story {...item} signed={signed} timed={timed || item.card.today} />
        </li>
      ))}
    </ul>
  )
}

type StoryProps = RiverItem & Required<Pick<RiverProps, 'signed' | 'timed'>>

/** In characters. */
const summaryLength = 160

function Story({ card, title = bindAmounts(card.title), passage, signed, timed }: StoryProps) {
  const { cover, publishedAt } = card
  return (
    <article className="card flex gap-4 sm:gap-8">
      <p className="hidden w-16 shrink-0 pt-0.5 text-sm leading-snug text-soft md:block">
        <Published at={publishedAt} format={dayAndMonth} />
        <span className="block text-xs">{formatDate(publishedAt, 'yyyy')}</span>
        {timed && <span className="block text-xs">{hourAndMinute(publishedAt)}</span>}
      </p>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Kicker city={card.city} tags={card.tags} />
          {card.premium && <PremiumBadge />}
        </div>
        <h2 className="text-xl leading-tight font-bold sm:text-2xl">
          <a href={card.path}>{title}</a>
        </h2>
        <p className={`leading-snug text-soft max-sm:text-[0.9375rem] ${passage ? 'max-sm:line-clamp-3' : ''}`}>
          {passage ?? briefly(card.summary, summaryLength)}
        </p>
        <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-xs text-soft">
          {signed && (
            <span>
              <Names people={card.writers} most={mostNames} />
            </span>
          )}
          <span className="md:hidden">
            <Published at={publishedAt} format={shortDate} timed={timed} />
          </span>
          <Views count={card.viewsCount} />
        </p>
      </div>
      {cover && (
        <Cover
          picture={cover}
          decorative
          sizes={riverSizes}
          className="aspect-square w-24 shrink-0 self-start sm:aspect-[3/2] sm:w-52"
        />
      )}
    </article>
  )
}
