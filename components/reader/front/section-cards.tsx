import { briefly } from '#lib/text/typography.ts'
import type { SectionCard } from '#server/site/queries.ts'

/** In characters: one line of a fourth of the page. */
const descriptionLength = 44

/**
 * The section cards: promoted links on the home page (HOME-2). A strip above the news, one line high on a phone, where it scrolls sideways and
 * shows the titles only.
 */
export function SectionCards({ cards }: { cards: readonly SectionCard[] }) {
  if (cards.length === 0) return null
  return (
    <nav aria-label="Seções" className="no-print border-b border-rule">
      <ul className="side-scroll flex gap-x-6 overflow-x-auto lg:gap-x-8">
        {cards.map(card => (
          <li key={card.id} className="shrink-0 lg:not-first:col-rule lg:w-64 lg:grow">
            <a href={card.linkUrl} className="group flex min-h-11 items-center gap-3 lg:py-2">
              {card.imageUrl && (
                <img
                  src={card.imageUrl}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="size-9 shrink-0 object-cover max-lg:hidden"
                />
              )}
              <span className="min-w-0">
                <span className="block text-sm leading-snug font-bold group-hover:text-accent group-hover:underline">
                  {card.title} <span aria-hidden="true">→</span>
                </span>
                {card.description && (
                  <span className="block text-xs leading-snug text-soft max-lg:hidden">
                    {briefly(card.description, descriptionLength)}
                  </span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
