import type { ArticleCard } from '#server/articles/reading/queries/cards.ts'
import { CompactCard } from '../cards/compact-card.tsx'

/** The related articles, and a link to all articles (READ-3, READ-4). */
export function RelatedArticles({ cards }: { cards: readonly ArticleCard[] }) {
  return (
    <section
      aria-labelledby="relacionados"
      className="later-150 no-print mx-auto mt-16 max-w-5xl border-t-2 border-strong pt-5"
    >
      <h2 id="relacionados" className="font-sans text-sm font-bold tracking-wider uppercase">
        {cards.length > 0 ? 'Leia também' : 'Continue lendo'}
      </h2>
      <ul className="mt-2 grid grid-cols-1 gap-x-10 sm:grid-cols-2">
        {cards.map(card => (
          <li key={card.id} className="border-b border-rule py-5">
            <CompactCard card={card} />
          </li>
        ))}
        <li className="border-b border-rule py-5 sm:odd:col-span-2">
          <a
            href="/"
            className="flex h-full min-h-24 items-center justify-between gap-4 bg-sunken px-5 font-serif text-xl font-bold hover:text-accent"
          >
            Ver Mais Artigos
            <span aria-hidden="true">→</span>
          </a>
        </li>
      </ul>
    </section>
  )
}
