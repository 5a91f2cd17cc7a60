import type { SectionCard } from '#server/site/queries.ts'

/** The house's sections, each leading to its own place (reader §2). */
export function SectionCards({ cards }: { cards: readonly SectionCard[] }) {
  if (cards.length === 0) return null
  return (
    <nav aria-label="Seções" className="no-print border-t-2 border-strong pt-6">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(card => (
          <li key={card.id} className="card flex flex-col border border-rule bg-raised hover:border-strong">
            {card.imageUrl && (
              <img
                src={card.imageUrl}
                alt=""
                loading="lazy"
                decoding="async"
                className="aspect-[5/2] w-full object-cover"
              />
            )}
            <div className="p-5">
              <h2 className="text-xl leading-tight font-bold">
                <a href={card.linkUrl}>{card.title}</a>
              </h2>
              {card.description && <p className="mt-1.5 text-sm leading-snug text-soft">{card.description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </nav>
  )
}
