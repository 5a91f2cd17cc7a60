import { cityPath, searchPath } from '#lib/addresses/paths.ts'
import type { SearchParameters } from '#lib/schemas/search.ts'
import { partsOf } from '#lib/search/parts.ts'
import type { CityWithArticles } from '#server/locations/queries.ts'
import { cityLabel } from '../front/city-filter.tsx'
import { repeated } from './notices.tsx'

interface NoResultsProps {
  parameters: SearchParameters
  /** A corrected search that has results; null without one. */
  correction: string | null
}

/** The message of a search without results: a correction and other advice. */
export function NoResults({ parameters, correction }: NoResultsProps) {
  const narrowed = parameters.cidade ?? parameters.autor ?? parameters.periodo ?? parameters.acesso
  return (
    <div role="status" className="mt-8 border-y border-rule py-12 text-center sm:py-16">
      <p className="font-serif text-2xl leading-snug text-balance break-words">
        Nenhum resultado para {repeated(parameters.q)}
      </p>
      {correction && (
        <p className="mt-3 text-lg">
          Você quis dizer{' '}
          <a
            href={searchPath({ ...parameters, pagina: 1, q: correction })}
            className="font-semibold text-accent underline"
          >
            {correction}
          </a>
          ?
        </p>
      )}
      {narrowed && (
        <p className="mt-3">
          <a href={searchPath({ q: parameters.q })} className="font-semibold text-accent underline">
            Buscar sem os filtros
          </a>
        </p>
      )}
      <p className="mx-auto mt-3 max-w-prose text-soft">
        Escreva as palavras por inteiro, use menos palavras ou tente outras mais comuns.
        {asksForMore(parameters.q) && ' Tire também as aspas e os sinais de menos: eles deixam resultados de fora.'}
      </p>
    </div>
  )
}

const asksForMore = (typed: string) => partsOf(typed).some(({ quoted, excluded }) => quoted || excluded)

/** The message of a search without a word to find. */
export function NoWords({ typed }: { typed: string }) {
  return (
    <p
      role="status"
      className="mt-8 border-y border-rule py-12 text-center font-serif text-2xl leading-snug text-balance"
    >
      {partsOf(typed).length > 0
        ? 'Essa busca só tem palavras a excluir. Escreva também o que você procura, sem o sinal de menos.'
        : 'Não há nenhuma palavra nesta busca. Escreva o que você procura com letras ou números.'}
    </p>
  )
}

/** The search page before a search: links to cities. */
export function SearchStart({ cities }: { cities: readonly CityWithArticles[] }) {
  if (cities.length === 0) return null
  return (
    <section aria-labelledby="por-cidade" className="mt-10">
      <h2 id="por-cidade" className="text-xl font-bold">
        Ou comece por uma cidade
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2 text-sm">
        {cities.map(city => (
          <li key={city.path}>
            <a
              href={cityPath(city.path)}
              className="inline-flex min-h-11 items-center rounded-sm border border-rule bg-raised px-3.5 font-semibold hover:border-strong"
            >
              {cityLabel(city)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
