import { Drop } from '#components/reader/frame/drop.tsx'
import { type AgendaQuery, agendaAddress, agendaPeriodLabels, agendaPeriods } from '#lib/events/agenda/agenda.ts'
import { eventCategories, eventCategoryLabels } from '#lib/events/event.ts'
import type { City } from '#server/locations/queries.ts'

interface AgendaFiltersProps {
  query: AgendaQuery
  /** The chosen city's name. */
  cityLabel: string | null
  /** Cities with events, by name. */
  cities: readonly City[]
  /** The present month, `2026-06`. */
  month: string
}

/** The most cities that the filter lists. */
const mostCities = 100

const link = 'inline-flex min-h-11 shrink-0 items-center rounded-sm border px-3.5 font-semibold whitespace-nowrap'
const plain = `${link} border-rule bg-raised hover:border-strong`
const chosen = `${link} border-transparent bg-accent-soft text-accent-strong hover:underline`

/**
 * The parts of the agenda as links: periods and the calendar, then the filters. They work without a script, and keep each other. On a phone they
 * are one line that scrolls sideways; the filters' panels are popovers, which such a line does not cut.
 */
export function AgendaFilters({ query, cityLabel, cities, month }: AgendaFiltersProps) {
  const { city, categoria, gratis } = query
  const kept = { city, categoria, gratis }
  const all = !query.periodo && !query.dia && !query.mes
  return (
    <div className="side-scroll no-print mb-4 flex gap-2 overflow-x-auto py-1 text-sm sm:mb-6 lg:flex-wrap">
      <nav aria-label="Períodos da agenda" className="shrink-0">
        <ul className="flex gap-2">
          <Period href={agendaAddress(kept)} label="Próximos" isChosen={all} />
          {agendaPeriods.map(periodo => (
            <Period
              key={periodo}
              href={agendaAddress({ ...kept, periodo })}
              label={agendaPeriodLabels[periodo]}
              isChosen={query.periodo === periodo}
            />
          ))}
          <Period href={agendaAddress({ ...kept, mes: month })} label="Calendário" isChosen={query.mes !== null} />
        </ul>
      </nav>
      <section aria-label="Filtros" className="flex shrink-0 gap-2">
        {city ? (
          <Removal
            what="Cidade"
            label={cityLabel ?? city}
            href={agendaAddress({ ...query, city: null, depois: null })}
          />
        ) : (
          <Choices
            name="cidade"
            title="Cidade"
            choices={cities.slice(0, mostCities).map(({ path, name, state }) => ({
              href: agendaAddress({ ...query, city: path, depois: null }),
              label: `${name}, ${state}`,
            }))}
          />
        )}
        {categoria ? (
          <Removal
            what="Categoria"
            label={eventCategoryLabels[categoria]}
            href={agendaAddress({ ...query, categoria: null, depois: null })}
          />
        ) : (
          <Choices
            name="categoria"
            title="Categoria"
            choices={eventCategories.map(each => ({
              href: agendaAddress({ ...query, categoria: each, depois: null }),
              label: eventCategoryLabels[each],
            }))}
          />
        )}
        {gratis ? (
          <Removal what="Preço" label="Gratuitos" href={agendaAddress({ ...query, gratis: false, depois: null })} />
        ) : (
          <a href={agendaAddress({ ...query, gratis: true, depois: null })} rel="nofollow" className={plain}>
            Gratuitos
          </a>
        )}
        <DayForm query={query} />
      </section>
    </div>
  )
}

interface PeriodProps {
  href: string
  label: string
  isChosen: boolean
}

const Period = ({ href, label, isChosen }: PeriodProps) => (
  <li className="shrink-0">
    <a href={href} aria-current={isChosen ? 'true' : undefined} className={isChosen ? chosen : plain}>
      {label}
    </a>
  </li>
)

const Removal = ({ what, label, href }: { what: string; label: string; href: string }) => (
  <a href={href} className={`${chosen} gap-3`}>
    <span className="sr-only">Remover o filtro {what}:</span>
    {label}
    <span aria-hidden="true" className="text-lg leading-none">
      ×
    </span>
  </a>
)

interface ChoicesProps {
  name: 'cidade' | 'categoria'
  title: string
  choices: readonly { href: string; label: string }[]
}

function Choices({ name, title, choices }: ChoicesProps) {
  if (choices.length === 0) return null
  return (
    <Drop name={name} title={title} look={`${plain} gap-2`}>
      <ul className="max-h-80 overflow-y-auto">
        {choices.map(({ href, label }) => (
          <li key={href} className="border-b border-rule last:border-b-0">
            <a href={href} rel="nofollow" className="flex min-h-11 items-center font-semibold hover:text-accent">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Drop>
  )
}

/** The choice of a day: a plain form that keeps the other filters. */
function DayForm({ query: { city, categoria, gratis, dia } }: Pick<AgendaFiltersProps, 'query'>) {
  const kept = [
    ['city', city],
    ['categoria', categoria],
    ['gratis', gratis ? '1' : null],
  ] as const
  return (
    <Drop name="dia" title="Dia" look={`${plain} gap-2`}>
      <form action="/events" method="get">
        <label htmlFor="dia" className="block pt-2 font-semibold">
          Escolha um dia
        </label>
        <div className="flex gap-2 py-2">
          <input
            id="dia"
            name="dia"
            type="date"
            required
            defaultValue={dia ?? undefined}
            className="min-h-11 min-w-0 rounded-sm border border-strong bg-paper px-3 text-base"
          />
          <button type="submit" className="button px-4">
            Ver
          </button>
        </div>
        {kept.map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
      </form>
    </Drop>
  )
}
