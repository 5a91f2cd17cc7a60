import type { SectionCard } from '#server/site/queries.ts'
import { Markup } from '../markup/markup.tsx'

/** The section cards: promoted links on the home page (HOME-2). */
export function SectionCards({ cards }: { cards: readonly SectionCard[] }) {
  if (cards.length === 0) return null
  return (
    <Markup as="nav" aria-label="Seções" className="later-60 no-print">
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(card => (
          <li key={card.id} className="card border-t-2 border-accent pt-3">
            {card.imageUrl && (
              <img
                src={card.imageUrl}
                alt=""
                loading="lazy"
                decoding="async"
                className="mb-3 aspect-[5/2] w-full object-cover"
              />
            )}
            <h2 className="text-xl leading-tight font-bold">
              <a href={card.linkUrl}>
                {card.title} <span aria-hidden="true">→</span>
              </a>
            </h2>
            {card.description && <p className="mt-1.5 text-sm leading-snug text-soft">{card.description}</p>}
          </li>
        ))}
      </ul>
    </Markup>
  )
}
