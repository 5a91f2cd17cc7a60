import { Badge } from '@radix-ui/themes'
import { typedTimeOf } from '#lib/events/typed-time.ts'
import { sayWhen } from '#lib/events/when.ts'
import type { EditableEvent } from '#server/events/queries/editable.ts'
import type { EventActions } from '../event-actions.ts'
import { CancelDate } from './cancel-date.tsx'
import { MoveDate } from './move-date.client.tsx'

interface EventDatesProps {
  event: EditableEvent
  now: Date
  actions: Pick<EventActions, 'moveDate' | 'cancelDate'>
}

/** The dates of an event that repeats. Each can be moved or cancelled without the others (EVT-5). */
export function EventDates({ event, now, actions }: EventDatesProps) {
  const { id, version, dates, city, fields } = event
  return (
    <ul className="flex flex-col divide-y divide-rule">
      {dates.map(date => {
        const when = sayWhen({ ...date, allDay: fields.allDay, timeZone: city.timeZone }, now)
        const target = { id, version, occurrenceId: date.id }
        const over = (date.endsAt ?? date.startsAt) < now
        return (
          <li key={date.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span className={date.cancelled || over ? 'text-soft' : undefined}>
              <span className={date.cancelled ? 'line-through' : undefined}>{when}</span>
              {date.cancelled && (
                <Badge color="red" ml="2">
                  Cancelada
                </Badge>
              )}
              {date.movedFrom && !date.cancelled && (
                <Badge color="amber" ml="2">
                  Mudou de data
                </Badge>
              )}
            </span>
            <span className="flex gap-2">
              <MoveDate
                target={target}
                when={when}
                initial={typedTimeOf(date, fields.allDay, city.timeZone)}
                move={actions.moveDate}
              />
              <CancelDate target={target} when={when} cancelled={date.cancelled} cancel={actions.cancelDate} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
