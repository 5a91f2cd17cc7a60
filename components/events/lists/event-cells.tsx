import { Badge } from '@radix-ui/themes'
import { type Cells, drawCells, type ListRow } from '#components/list/list-row.ts'
import { copyEventPath, editEventPath, eventPath } from '#lib/addresses/paths.ts'
import type { EventColumn } from '#lib/events/desk/event-lists.ts'
import { type EventStatus, eventStatusLabels } from '#lib/events/event.ts'
import { sayRule } from '#lib/events/recurrence.ts'
import { sayWhen } from '#lib/events/when.ts'
import { shortDate } from '#lib/text/format.ts'
import type { DeskEvent } from '#server/events/queries/desk.ts'

const colours: Record<EventStatus, 'gray' | 'green' | 'red'> = { draft: 'gray', published: 'green', cancelled: 'red' }

interface Item {
  event: DeskEvent
  now: Date
}

/** An event as a row of a staff list. */
export const eventRow = (event: DeskEvent, now: Date): ListRow => ({
  id: event.id,
  label: event.title,
  cells: drawCells(cells, { event, now }),
})

const cells: Cells<EventColumn, Item> = {
  titulo: ({ event: { id, slug, title, location, organizer, listed } }) => (
    <>
      <a href={editEventPath(id)} className="font-serif leading-snug font-semibold hover:underline">
        {title}
      </a>
      <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-soft">
        <span>
          {location}
          {organizer && ` · por ${organizer}`}
        </span>
        {listed && (
          <a href={eventPath({ id, slug })} className="text-accent underline" aria-label={`Ver na agenda: ${title}`}>
            Ver na agenda
          </a>
        )}
        <a href={copyEventPath(id)} className="text-accent underline" aria-label={`Duplicar: ${title}`}>
          Duplicar
        </a>
      </p>
    </>
  ),
  quando: ({ event: { eventDate, endDate, allDay, recurrence, timeZone }, now }) => (
    <>
      {sayWhen({ startsAt: eventDate, endsAt: endDate, allDay, timeZone }, now)}
      {recurrence && <p className="text-sm text-soft">{sayRule(recurrence, { startsAt: eventDate, timeZone })}</p>}
    </>
  ),
  cidade: ({ event: { cityName } }) => cityName,
  status: ({ event: { status } }) => <Badge color={colours[status]}>{eventStatusLabels[status]}</Badge>,
  criado: ({ event: { createdAt } }) => <span className="whitespace-nowrap">{shortDate(createdAt)}</span>,
}
