import { DateList } from '#components/events/reading/date-list.tsx'
import { MonthTable } from '#components/events/reading/month-table.tsx'
import { Pager } from '#components/reader/archive.tsx'
import { SectionTitle } from '#components/reader/section-title.tsx'
import { eventPath } from '#lib/addresses/paths.ts'
import { type AgendaQuery, agendaAddress, dayBeside, monthBeside } from '#lib/events/agenda/agenda.ts'
import { dayIn } from '#lib/events/when.ts'
import type { AgendaPart } from '#server/events/queries/agenda-part.ts'
import type { ListedDate } from '#server/events/queries/list.ts'

interface AgendaPartProps {
  part: AgendaPart
  query: AgendaQuery
  at: Date
  zone: string
}

/** A part of the agenda: a month, or a page of the list. */
export function AgendaPartView({ part, query, at, zone }: AgendaPartProps) {
  const today = dayIn(at, zone)
  const placed = query.city === null
  if (query.mes) {
    const { mes } = query
    const beside = (months: 1 | -1) => {
      const month = monthBeside(mes, months, at)
      return month && agendaAddress({ ...query, mes: month })
    }
    return (
      <>
        <MonthTable query={{ ...query, mes }} days={part.days} today={today} previous={beside(-1)} next={beside(1)} />
        {part.lasting.length > 0 && (
          <section aria-labelledby="continuam" className="mt-8">
            <SectionTitle id="continuam">Continuam neste mês</SectionTitle>
            <div className="mt-3">
              <DateList dates={part.lasting} today={today} placed={placed} />
            </div>
          </section>
        )}
      </>
    )
  }
  // A day's page has no “hoje”: its title says the day.
  const present = query.dia ?? today
  return (
    <>
      <DateList
        dates={part.dates}
        today={present}
        tomorrow={query.dia ? undefined : (dayBeside(today, 1, at) ?? undefined)}
        placed={placed}
      />
      {query.dia ? <DayPager query={query} dia={query.dia} at={at} /> : <ListPager query={query} next={part.next} />}
    </>
  )
}

function DayPager({ query, dia, at }: { query: AgendaQuery; dia: string; at: Date }) {
  const beside = (days: 1 | -1) => {
    const day = dayBeside(dia, days, at)
    return day && agendaAddress({ ...query, dia: day, depois: null })
  }
  return <Pager newer={beside(-1)} older={beside(1)} labels={{ newer: 'Dia anterior', older: 'Dia seguinte' }} />
}

const ListPager = ({ query, next }: { query: AgendaQuery; next: AgendaPart['next'] }) => (
  <Pager
    newer={query.depois && agendaAddress({ ...query, depois: null })}
    older={next && agendaAddress({ ...query, depois: next })}
    labels={{ newer: 'Do início', older: 'Mais eventos' }}
  />
)

/** Dates for a list's structured data: each event once. */
export const cardsOf = (dates: readonly ListedDate[]) => [
  ...new Map(
    dates.map(({ eventId, slug, title }) => [eventId, { path: eventPath({ id: eventId, slug }), title }]),
  ).values(),
]
