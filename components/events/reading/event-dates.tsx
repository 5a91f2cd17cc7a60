import { sayWhen } from '#lib/events/when.ts'
import { sayZone } from '#lib/events/words/brief.ts'
import type { EventDate, EventPage } from '#server/events/queries/event-page.ts'
import { Marks } from './marks.tsx'

interface EventDatesProps {
  event: EventPage
  /** The dates that are not over. */
  coming: readonly EventDate[]
  now: Date
}

/** The most dates that stand in sight; the others are folded. */
const inSight = 4

/** The dates of an event: the next one that is not cancelled large, the others below it. An event that is over shows its last date. */
export function EventDates({ event, coming, now }: EventDatesProps) {
  const first = coming.find(({ cancelled }) => !cancelled) ?? coming[0] ?? event.dates.at(-1)
  if (!first) return null
  const others = coming.filter(date => date !== first)
  return (
    <section aria-labelledby="quando" className="border-y-2 border-strong py-4">
      <h2 id="quando" className="font-sans text-xs font-bold tracking-wider text-soft uppercase">
        {others.length > 0 ? 'Próxima data' : 'Quando'}
      </h2>
      <DateLine
        date={first}
        event={event}
        now={now}
        zoned
        className="mt-1 font-serif text-xl [&>time]:first-letter:uppercase font-bold sm:text-2xl"
      />
      {others.length > 0 && (
        <>
          <h3 className="mt-4 font-sans text-xs font-bold tracking-wider text-soft uppercase">Outras datas</h3>
          <DateLines dates={others.slice(0, inSight)} event={event} now={now} />
          {others.length > inSight && (
            <details className="no-print">
              <summary className="inline-flex min-h-11 items-center font-semibold text-accent">
                Ver mais {others.length - inSight} {others.length - inSight === 1 ? 'data' : 'datas'}
              </summary>
              <DateLines dates={others.slice(inSight)} event={event} now={now} />
            </details>
          )}
        </>
      )}
    </section>
  )
}

interface LineProps {
  event: EventPage
  now: Date
}

const DateLines = ({ dates, ...shared }: LineProps & { dates: readonly EventDate[] }) => (
  <ul className="mt-1">
    {dates.map(date => (
      <li key={date.id}>
        <DateLine date={date} {...shared} className="py-1" />
      </li>
    ))}
  </ul>
)

interface DateLineProps extends LineProps {
  date: EventDate
  className: string
  /** Whether the zone's name follows the hour, once on a page. */
  zoned?: boolean
}

/** A date as a person says it, with what became of it. */
function DateLine({ date, event, now, className, zoned = false }: DateLineProps) {
  const { allDay, timeZone } = event
  const zone = zoned ? sayZone(event) : ''
  const say = (startsAt: Date, endsAt: Date | null) => sayWhen({ startsAt, endsAt, allDay, timeZone }, now)
  return (
    <>
      <p className={`flex flex-wrap items-center gap-x-3 ${className}`}>
        <time dateTime={date.startsAt.toISOString()} className={date.cancelled ? 'line-through' : undefined}>
          {say(date.startsAt, date.endsAt)}
          {zone && ` (${zone})`}
        </time>
        <Marks cancelled={date.cancelled} movedFrom={date.movedFrom} />
      </p>
      {date.movedFrom && !date.cancelled && (
        <p className="text-sm text-soft">
          Antes: <s>{say(date.movedFrom, allDay ? new Date(date.movedFrom.getTime() + oneDay) : null)}</s>
        </p>
      )}
    </>
  )
}

/** In milliseconds. The announced start of an event of whole days is said as a day. */
const oneDay = 24 * 60 * 60 * 1000
