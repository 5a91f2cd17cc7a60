import { eventPath } from '#lib/addresses/paths.ts'
import { type AgendaQuery, agendaAddress, noonOf, perDay } from '#lib/events/agenda/agenda.ts'
import { sayHour } from '#lib/events/when.ts'
import { formatDate } from '#lib/text/format.ts'
import type { ListedDate } from '#server/events/queries/list.ts'

/** The most dates that a day names. */
const named = 3

interface MonthTableProps {
  query: AgendaQuery & { mes: string }
  /** The days of the month with the dates that are on: `2026-06-14`, and at most `perDay`. */
  days: ReadonlyMap<string, readonly ListedDate[]>
  today: string
  /** The addresses of the months beside this one; null beyond the calendar's reach. */
  previous: string | null
  next: string | null
}

const weekdays = ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado']

/** A month as a table of weeks. Each day leads to its events; on a phone it has their number alone. */
export function MonthTable({ query, days, today, previous, next }: MonthTableProps) {
  const title = formatDate(noonOf(`${query.mes}-15`), "MMMM 'de' yyyy")
  return (
    <section aria-labelledby="mes">
      <div className="no-print mb-2 flex items-center justify-between gap-2">
        <Beside href={previous} label="Mês anterior" sign="←" />
        <h2 id="mes" className="text-center text-2xl font-bold first-letter:uppercase">
          {title}
        </h2>
        <Beside href={next} label="Mês seguinte" sign="→" />
      </div>
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">Eventos de {title}</caption>
        <thead>
          <tr>
            {weekdays.map(weekday => (
              <th key={weekday} scope="col" abbr={weekday} className="py-2 text-xs font-bold text-soft uppercase">
                {weekday.slice(0, 3)}
                <span className="sr-only">{weekday.slice(3)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(query.mes).map(week => (
            <tr key={week.find(day => day !== null)}>
              {week.map((day, place) => (
                <td
                  key={day ?? weekdays[place]}
                  className={`h-14 border border-rule p-0 align-top sm:h-28 ${day ? (day === today ? 'bg-accent-soft' : '') : 'bg-sunken'}`}
                >
                  {day && <Day day={day} dates={days.get(day) ?? []} query={query} isToday={day === today} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A link to the month beside, or its place. */
const Beside = ({ href, label, sign }: { href: string | null; label: string; sign: string }) =>
  href ? (
    <a href={href} rel="nofollow" className="tool">
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{label}</span>
    </a>
  ) : (
    <span className="size-11" />
  )

/** The days of a month in weeks that begin on Sunday; null where a week has days of other months. */
function weeksOf(month: string): (string | null)[][] {
  const first = noonOf(`${month}-01`)
  const days: (string | null)[] = Array.from({ length: first.getUTCDay() }, () => null)
  for (const day = first; day.toISOString().startsWith(month); day.setUTCDate(day.getUTCDate() + 1))
    days.push(day.toISOString().slice(0, 10))
  while (days.length % 7 > 0) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

interface DayProps {
  day: string
  dates: readonly ListedDate[]
  query: AgendaQuery
  isToday: boolean
}

function Day({ day, dates, query: { city, categoria, gratis }, isToday }: DayProps) {
  const number = Number(day.slice(8))
  if (dates.length === 0)
    return (
      <p aria-current={isToday ? 'date' : undefined} className="p-1.5 text-sm text-soft">
        {number}
      </p>
    )
  const count = dates.length < perDay ? `${dates.length}` : `${perDay}+`
  return (
    <>
      <a
        href={agendaAddress({ city, categoria, gratis, dia: day })}
        rel="nofollow"
        aria-current={isToday ? 'date' : undefined}
        className="flex min-h-11 flex-col p-1.5 text-sm font-bold text-accent hover:underline max-sm:h-full sm:min-h-8"
      >
        {number}
        <span className="sr-only">
          {' '}
          de {formatDate(noonOf(day), 'MMMM')}, {count} {count === '1' ? 'evento' : 'eventos'}
        </span>
        <span
          aria-hidden="true"
          className="mt-auto self-center rounded-full bg-accent px-1.5 text-xs text-on-accent sm:hidden"
        >
          {count}
        </span>
      </a>
      <ul className="px-1.5 pb-1.5 max-sm:hidden">
        {dates.slice(0, named).map(date => (
          <li key={date.id} className="text-xs leading-tight">
            <a
              href={eventPath({ id: date.eventId, slug: date.slug })}
              title={`${date.title}, ${sayHour(date)}`}
              className={`block min-h-6 py-1 hover:text-accent hover:underline ${date.cancelled ? 'line-through' : ''}`}
            >
              {/* The padding is outside the cut text, or a third line would show in it. */}
              <span className="line-clamp-2">{date.title}</span>
            </a>
          </li>
        ))}
        {dates.length > named && <li className="text-xs text-soft">e outros</li>}
      </ul>
    </>
  )
}
