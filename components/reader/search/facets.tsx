import { type SearchQuery, searchPath } from '#lib/addresses/paths.ts'
import { type SearchParameters, searchPeriods } from '#lib/schemas/search.ts'
import { formatInteger } from '#lib/text/format.ts'
import type { FilterNames } from '#server/search/queries/filters.ts'
import type { Facets } from '#server/search/queries/results.ts'

interface FacetBarProps {
  parameters: SearchParameters
  /** Null when nothing was found: the chosen filters can still be removed. */
  facets: Facets | null
  /** The names of the chosen filters, for a search without results. */
  names?: FilterNames
}

type Dimension = 'cidade' | 'autor' | 'periodo' | 'acesso'

interface Choice {
  value: string
  label: string
  count: number
}

const periodNames = { dia: 'Últimas 24 horas', semana: 'Última semana', mes: 'Último mês', ano: 'Último ano' }
const accessNames = { livre: 'Acesso livre', premium: 'Premium' }
const titles: Record<Dimension, string> = { cidade: 'Cidade', autor: 'Autor', periodo: 'Período', acesso: 'Acesso' }

/** The filters of the results: the chosen ones with their removal, and the others with the number of results of each value. */
export function FacetBar({ parameters, facets, names = {} }: FacetBarProps) {
  const dimensions = Object.keys(titles) as Dimension[]
  const choices = choicesOf(facets)
  return (
    <section aria-label="Filtros" className="no-print flex flex-wrap gap-2 text-sm">
      {dimensions.map(dimension =>
        parameters[dimension] ? (
          <Chosen
            key={dimension}
            parameters={parameters}
            dimension={dimension}
            label={namedIn(names, dimension) ?? labelOf(parameters, dimension, choices)}
          />
        ) : (
          <Choices key={dimension} parameters={parameters} dimension={dimension} choices={choices[dimension]} />
        ),
      )}
    </section>
  )
}

function choicesOf(facets: Facets | null): Record<Dimension, Choice[]> {
  if (!facets) return { cidade: [], autor: [], periodo: [], acesso: [] }
  const { cities, authors, periods, premium, total } = facets
  return {
    cidade: cities,
    autor: authors.map(author => ({ ...author, label: author.label || 'Autor Anônimo' })),
    periodo: searchPeriods.map(value => ({ value, label: periodNames[value], count: periods[value] })),
    acesso: [
      { value: 'livre', label: accessNames.livre, count: total - premium },
      { value: 'premium', label: accessNames.premium, count: premium },
    ],
  }
}

const namedIn = (names: FilterNames, dimension: Dimension) =>
  dimension === 'cidade' || dimension === 'autor' ? names[dimension] : undefined

function labelOf(parameters: SearchParameters, dimension: Dimension, choices: Record<Dimension, Choice[]>): string {
  if (dimension === 'periodo' && parameters.periodo) return periodNames[parameters.periodo]
  if (dimension === 'acesso' && parameters.acesso) return accessNames[parameters.acesso]
  return choices[dimension].find(({ value }) => value === parameters[dimension])?.label ?? titles[dimension]
}

const narrowedBy = (parameters: SearchParameters, dimension: Dimension, value: string | null): SearchQuery => ({
  ...parameters,
  pagina: 1,
  [dimension]: value,
})

interface ChosenProps {
  parameters: SearchParameters
  dimension: Dimension
  label: string
}

function Chosen({ parameters, dimension, label }: ChosenProps) {
  return (
    <a
      href={searchPath(narrowedBy(parameters, dimension, null))}
      className="inline-flex min-h-11 items-center gap-3 rounded-sm bg-accent-soft px-3.5 font-semibold text-accent-strong hover:underline"
    >
      <span className="sr-only">Remover o filtro {titles[dimension]}:</span>
      {label}
      <span aria-hidden="true" className="text-lg leading-none">
        ×
      </span>
    </a>
  )
}

interface ChoicesProps {
  parameters: SearchParameters
  dimension: Dimension
  choices: readonly Choice[]
}

/** One filter, folded; opening it closes the others. */
function Choices({ parameters, dimension, choices }: ChoicesProps) {
  const possible = choices.filter(({ count }) => count > 0)
  if (possible.length === 0) return null
  return (
    <details name="filtros" className="facet">
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-rule bg-raised px-3.5 font-semibold hover:border-strong">
        {titles[dimension]}
      </summary>
      <ul className="facet-panel">
        {possible.map(({ value, label, count }) => (
          <li key={value} className="border-b border-rule last:border-b-0">
            <a
              href={searchPath(narrowedBy(parameters, dimension, value))}
              className="flex min-h-11 items-center justify-between gap-6 hover:text-accent"
            >
              <span className="font-semibold">{label}</span>
              <span className="text-xs text-soft">
                {formatInteger(count)} <span className="sr-only">{count === 1 ? 'resultado' : 'resultados'}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
