import { Fragment } from 'react'
import type { ArticleCard } from '#server/articles/queries/cards.ts'
import { CompactCard } from './cards/compact-card.tsx'
import { DefaultCard } from './cards/default-card.tsx'
import { FeaturedCard } from './cards/featured-card.tsx'

const perRow = 4

interface FrontPageProps {
  cards: readonly ArticleCard[]
  /** What stands after each row, in their order. */
  between?: readonly React.ReactNode[]
}

/** The feed: one story on a large card, four beside it, then rows of four; fewer fill them in order (ruling "Home"). */
export function FrontPage({ cards, between = [] }: FrontPageProps) {
  const [first, ...others] = cards
  if (!first) return null
  const beside = others.slice(0, perRow)
  const rows = [others.slice(perRow, 2 * perRow), others.slice(2 * perRow, 3 * perRow)]
  return (
    <div className="flex flex-col gap-8">
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:has-[>:only-child]:grid-cols-1 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <FeaturedCard card={first} alone={beside.length === 0} />
        {beside.length > 0 && (
          <ul className="flex flex-col border-t border-rule lg:border-t-0 lg:border-l lg:pl-8">
            {beside.map(card => (
              <li key={card.id} className="border-b border-rule py-5 last:border-b-0 last:pb-0 lg:first:pt-0">
                <CompactCard card={card} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {between[0]}
      {rows.map(
        (row, index) =>
          row[0] && (
            <Fragment key={row[0].id}>
              <Row cards={row} />
              {between[index + 1]}
            </Fragment>
          ),
      )}
    </div>
  )
}

/** Up to four stories side by side, rules between them; fewer share the width, so that no column stays empty. */
export function Row({ cards }: { cards: readonly ArticleCard[] }) {
  return (
    <ul className={`grid grid-cols-1 gap-x-8 gap-y-8 border-t-2 border-strong pt-6 ${columns[cards.length]}`}>
      {cards.map(card => (
        <li key={card.id} className="border-rule max-sm:not-first:border-t max-sm:not-first:pt-8 lg:not-first:col-rule">
          <DefaultCard card={card} inRow={cards.length} />
        </li>
      ))}
    </ul>
  )
}

const columns = ['', '', 'sm:grid-cols-2', 'sm:grid-cols-3', 'sm:grid-cols-2 lg:grid-cols-4']
