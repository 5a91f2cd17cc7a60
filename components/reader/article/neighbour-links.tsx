import { cityPath } from '#lib/addresses/paths.ts'
import { bindAmounts } from '#lib/text/typography.ts'
import type { Neighbour, Neighbours } from '#server/articles/reading/queries/neighbours.ts'

/** Links to the city's previous and next article. Renders nothing when there is neither. */
export function NeighbourLinks({ neighbours: { city, previous, next } }: { neighbours: Neighbours }) {
  if (!previous && !next) return null
  return (
    <nav
      aria-labelledby="na-cidade"
      className="no-print mx-auto mt-12 max-w-3xl border-t-2 xl:max-w-5xl border-strong pt-5"
    >
      <h2 id="na-cidade" className="font-sans text-sm font-bold tracking-wider uppercase">
        Mais de{' '}
        <a href={cityPath(city.path)} className="inline-flex min-h-6 items-center text-accent hover:underline">
          {city.name}
        </a>
      </h2>
      <div className="mt-4 grid grid-cols-1 gap-6 sm:grid-cols-2">
        {previous && <NeighbourLink neighbour={previous} rel="prev" label="Anterior" />}
        {next && <NeighbourLink neighbour={next} rel="next" label="Seguinte" />}
      </div>
    </nav>
  )
}

interface NeighbourLinkProps {
  neighbour: Neighbour
  rel: 'prev' | 'next'
  label: string
}

function NeighbourLink({ neighbour, rel, label }: NeighbourLinkProps) {
  const isNext = rel === 'next'
  return (
    <a href={neighbour.path} rel={rel} className={`group block ${isNext ? 'sm:col-start-2 sm:text-right' : ''}`}>
      <span className="text-sm text-soft">
        {!isNext && <span aria-hidden="true">← </span>}
        {label}
        {isNext && <span aria-hidden="true"> →</span>}
      </span>
      <span className="mt-1 block font-serif text-lg leading-snug font-bold group-hover:underline">
        {bindAmounts(neighbour.title)}
      </span>
    </a>
  )
}
