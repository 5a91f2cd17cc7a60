import { SectionTitle } from '#components/reader/section-title.tsx'
import { eventPath } from '#lib/addresses/paths.ts'
import { agendaAddress } from '#lib/events/agenda/agenda.ts'
import { lastDayOf, sayHour } from '#lib/events/when.ts'
import { sayUntil, shortDay } from '#lib/events/words/brief.ts'
import { formatDate } from '#lib/text/format.ts'
import { bindAmounts } from '#lib/text/typography.ts'
import type { ListedDate } from '#server/events/queries/list.ts'
import { Marks } from './marks.tsx'

interface NextEventsProps {
  dates: readonly ListedDate[]
  now: Date
  /** The city whose agenda the block leads to, and whose name the events do not repeat; null for all cities. */
  city: string | null
  title: string
}

/** As many columns as events, so that none is empty. */
const columns = ['', '', 'lg:grid-cols-2', 'lg:grid-cols-3']

/** The next events of a city or of all, in a block of another page. Renders nothing without any. */
export function NextEvents({ dates, now, city, title }: NextEventsProps) {
  if (dates.length === 0) return null
  return (
    <section aria-labelledby="agenda" className="no-print border-t-2 border-strong pt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <SectionTitle id="agenda">{title}</SectionTitle>
        <a
          href={agendaAddress({ city })}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-accent hover:underline"
        >
          Ver a agenda
        </a>
      </div>
      <ul
        className={`grid grid-cols-1 gap-x-8 sm:mt-2 sm:grid-cols-2 sm:gap-y-6 ${columns[dates.length] ?? 'lg:grid-cols-4'}`}
      >
        {dates.map(date => (
          <li
            key={date.id}
            className="card flex gap-4 border-rule py-3 max-sm:not-first:border-t sm:py-0 lg:not-first:col-rule"
          >
            <DayTile date={date} now={now} />
            <div className="min-w-0">
              <h3 className="text-lg leading-tight font-bold">
                <a
                  href={eventPath({ id: date.eventId, slug: date.slug })}
                  className={date.cancelled ? 'line-through' : undefined}
                >
                  {bindAmounts(date.title)}
                </a>
              </h3>
              <p className="mt-1 text-sm text-soft">
                {isOn(date, now) ? (
                  sayUntil(date) || sayHour(date)
                ) : (
                  <time dateTime={date.startsAt.toISOString()}>
                    {shortDay(date)}, {sayUntil(date) || sayHour(date)}
                  </time>
                )}{' '}
                · {city ? date.location : `${date.location}, ${date.cityName}`}
              </p>
              <p className="mt-1 text-sm empty:hidden">
                <Marks cancelled={date.cancelled} movedFrom={date.movedFrom} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whether a date began before. */
const isOn = ({ startsAt }: ListedDate, now: Date) => startsAt < now

/** The day on which a date begins, as on a sheet of a calendar; of one that is on, its last day. */
function DayTile({ date, now }: { date: ListedDate; now: Date }) {
  const day = isOn(date, now) ? lastDayOf(date) : date.startsAt
  return (
    <p aria-hidden="true" className="w-11 shrink-0 text-center leading-none whitespace-nowrap">
      <span className="block font-serif text-4xl font-black text-accent">{formatDate(day, 'd', date.timeZone)}</span>
      <span className="text-xs font-bold uppercase">{formatDate(day, 'MMM', date.timeZone)}</span>
    </p>
  )
}
