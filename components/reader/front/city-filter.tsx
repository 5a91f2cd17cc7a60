import { homePath } from '#lib/addresses/paths.ts'
import { limits } from '#lib/limits.ts'
import { plural } from '#lib/text/format.ts'
import type { City, CityWithArticles } from '#server/locations/queries.ts'

interface CityFilterProps {
  /** Cities with articles, sorted by their number of articles, descending. */
  cities: readonly CityWithArticles[]
  chosen: City | null
}

/** The number of cities that the search field suggests; other cities can be typed. */
const suggestions = 200

/** "Chapecó, SC": the state is needed because 505 municipalities share a name. */
export const cityLabel = (city: Pick<City, 'name' | 'state'>) => `${city.name}, ${city.state}`

/** The choice of a city: the cities with most articles, a search for the others, and the chosen city with its removal (HOME-3). */
export function CityFilter({ cities, chosen }: CityFilterProps) {
  return (
    <div className="no-print flex flex-wrap items-center gap-3 text-sm">
      <button
        type="button"
        popoverTarget="cidades"
        className="drop-button drop-city inline-flex min-h-11 items-center lg:min-h-9 gap-1.5 font-semibold whitespace-nowrap hover:text-accent hover:underline"
      >
        <Pin />
        {chosen ? 'Trocar de cidade' : 'Escolher cidade'}
      </button>
      {chosen && (
        <span className="inline-flex min-h-11 items-center rounded-sm bg-accent-soft pl-3.5 font-semibold">
          {cityLabel(chosen)}
          <a
            href={homePath()}
            className="inline-flex size-11 items-center justify-center text-lg text-accent hover:text-accent-strong"
          >
            <span className="sr-only">Remover o filtro {cityLabel(chosen)}</span>
            <span aria-hidden="true">×</span>
          </a>
        </span>
      )}
      <CityPopover cities={cities} />
    </div>
  )
}

function CityPopover({ cities }: Pick<CityFilterProps, 'cities'>) {
  return (
    <div id="cidades" popover="auto" role="dialog" aria-label="Escolher cidade" className="drop drop-city p-4">
      <form action="/" method="get" className="flex gap-2">
        <label htmlFor="city" className="sr-only">
          Buscar cidade
        </label>
        <input
          id="city"
          name="city"
          type="search"
          list="cidades-com-artigos"
          placeholder="Buscar cidade"
          required
          maxLength={80}
          autoComplete="off"
          className="min-h-11 w-full min-w-0 rounded-sm border border-strong bg-paper px-3 text-base placeholder:text-soft"
        />
        <button type="submit" className="button px-4">
          Buscar
        </button>
      </form>
      <datalist id="cidades-com-artigos">
        {cities.slice(0, suggestions).map(city => (
          <option key={city.path} value={cityLabel(city)} />
        ))}
      </datalist>
      <PopularCities cities={cities} />
    </div>
  )
}

function PopularCities({ cities }: Pick<CityFilterProps, 'cities'>) {
  if (cities.length === 0) return <p className="pt-4 text-soft">Nenhuma cidade encontrada</p>
  return (
    <>
      <p className="pt-4 pb-1 text-xs font-bold tracking-wider text-soft uppercase">Cidades com mais artigos</p>
      <ul className="max-h-[300px] overflow-y-auto">
        {cities.slice(0, limits.popularCities).map(city => (
          <li key={city.path} className="border-b border-rule last:border-b-0">
            <a
              href={homePath(city.path)}
              className="flex min-h-11 items-center justify-between gap-3 hover:text-accent"
            >
              <span className="font-semibold">{cityLabel(city)}</span>
              <span className="text-xs text-soft">{plural(city.articles, 'artigo', 'artigos')}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

const Pin = () => (
  <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 fill-none stroke-accent stroke-[1.6]">
    <path d="M8 15s5-5 5-8.7A5 5 0 0 0 3 6.3C3 10 8 15 8 15z" />
    <circle cx="8" cy="6.3" r="1.7" />
  </svg>
)
