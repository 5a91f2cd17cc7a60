import { eventPath } from '#lib/addresses/paths.ts'
import { eventCategoryLabels } from '#lib/events/event.ts'
import { dayIn, sayHour } from '#lib/events/when.ts'
import { sayPrice, sayUntil, sayZone } from '#lib/events/words/brief.ts'
import { cityName, formatDate } from '#lib/text/format.ts'
import { bindAmounts } from '#lib/text/typography.ts'
import type { ListedDate } from '#server/events/queries/list.ts'
import { Marks } from './marks.tsx'

interface DateListProps {
  /** Earliest first. */
  dates: readonly ListedDate[]
  /** The day of the list's present, `2026-06-14`; null for a list of the past, which has no “hoje”. */
  today: string | null
  tomorrow?: string
  /** Whether the dates say their city, and its zone. */
  placed: boolean
}

/** Dates by day: what is on since earlier days first, then each day with what begins on it. */
export function DateList({ dates, today, tomorrow, placed }: DateListProps) {
  const groups = groupsOf(dates, today)
  return (
    <div>
      {groups.map(([day, ofDay]) => (
        <section
          key={day}
          aria-labelledby={`dia-${day}`}
          className="later-40 gap-x-8 border-t-2 border-strong pt-4 pb-6 sm:grid sm:grid-cols-[9.5rem_minmax(0,1fr)]"
        >
          {day === onNow ? (
            <h2 id={`dia-${day}`} className="text-2xl leading-none font-black text-accent sm:text-3xl">
              Em cartaz
            </h2>
          ) : (
            <DayTitle day={day} note={day === today ? 'Hoje' : day === tomorrow ? 'Amanhã' : ''} />
          )}
          <ul className="max-sm:mt-2">
            {ofDay.map(date => (
              <li key={date.id} className="border-rule not-first:border-t sm:first:-mt-3">
                <DateItem date={date} placed={placed} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The group of what began on an earlier day. */
const onNow = 'em-cartaz'

function groupsOf(dates: readonly ListedDate[], today: string | null): [string, ListedDate[]][] {
  const groups = new Map<string, ListedDate[]>()
  for (const date of dates) {
    const day = dayIn(date.startsAt, date.timeZone)
    const group = today !== null && day < today ? onNow : day
    groups.set(group, [...(groups.get(group) ?? []), date])
  }
  return [...groups]
}

/** A day as a title: its number large, its month and weekday beside it. */
function DayTitle({ day, note }: { day: string; note: string }) {
  const noon = new Date(`${day}T15:00:00Z`)
  return (
    <h2 id={`dia-${day}`} className="flex items-baseline gap-x-2 sm:block">
      <time dateTime={day} className="flex items-baseline gap-x-2">
        <span className="shrink-0 text-4xl leading-none font-black whitespace-nowrap text-accent sm:text-5xl">
          {formatDate(noon, 'd')}
        </span>
        <span className="font-sans text-sm leading-tight">
          <span className="font-bold">
            <span className="sm:sr-only">de </span>
            {formatDate(noon, 'MMMM')}
          </span>
          <span className="sr-only">, </span>
          <span className="text-soft max-sm:before:content-[',_'] sm:block">{formatDate(noon, 'EEEE')}</span>
        </span>
      </time>
      {note && <span className="font-sans text-sm font-bold text-accent sm:mt-2 sm:block">{note}</span>}
    </h2>
  )
}

interface DateItemProps {
  date: ListedDate
  placed: boolean
}

function DateItem({ date, placed }: DateItemProps) {
  const { cancelled, location } = date
  const place = placed ? `${location}, ${cityName(date.cityName, date.city)}` : location
  return (
    <article className="card flex flex-col gap-1 py-4 sm:flex-row sm:gap-6">
      <p className="shrink-0 text-sm leading-snug font-bold sm:w-32 sm:pt-0.5">
        <time dateTime={date.startsAt.toISOString()}>{sayHour(date)}</time>
        <span className="font-normal text-soft sm:block">
          {' '}
          {[sayUntil(date), placed && sayZone(date)].filter(Boolean).join(' · ')}
        </span>
      </p>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-xs font-bold tracking-wider text-accent uppercase">
          {eventCategoryLabels[date.category]}
        </p>
        <h3 className="text-xl leading-tight font-bold">
          <a href={eventPath({ id: date.eventId, slug: date.slug })} className={cancelled ? 'line-through' : undefined}>
            {bindAmounts(date.title)}
          </a>
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
          <span className="wrap-anywhere">{place}</span>
          {sayPrice(date) && <span className="font-semibold text-ink">{sayPrice(date)}</span>}
          <Marks cancelled={cancelled} movedFrom={date.movedFrom} />
        </p>
      </div>
    </article>
  )
}
