import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { DeleteEvent } from '#components/events/edit/delete-event.client.tsx'
import { EventDates } from '#components/events/edit/event-dates.tsx'
import { EventHistory } from '#components/events/edit/event-history.tsx'
import { EventForm } from '#components/events/form/event-form.client.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import { Section } from '#components/ui/section.tsx'
import { type Actor, isEditor } from '#lib/actor.ts'
import { editEventPath, ownEventsPath } from '#lib/addresses/paths.ts'
import { isDomainError } from '#lib/errors.ts'
import { eventList } from '#lib/events/desk/event-lists.ts'
import { eventFormOf } from '#lib/events/desk/form-values.ts'
import { listUsualCities } from '#server/events/queries/city-choices.ts'
import { findEventForEdit } from '#server/events/queries/editable.ts'
import { listDateChanges, listEventVersions } from '#server/events/queries/versions.ts'
import { now } from '#server/platform/process/clock.ts'
import { enter } from '../../../../_staff/enter.ts'
import { eventActions } from '../../../_page/event-actions.ts'

export const metadata: Metadata = { title: 'Editar evento' }

/** The form that changes an event, its dates and its history. */
export default async function EditEventPage({ params }: PageProps<'/events/[id]/edit'>) {
  const { id } = await params
  const { actor } = await enter(editEventPath(id))
  const event = await find(actor, id)
  const [versions, dateChanges, usualCities] = await Promise.all([
    listEventVersions(id),
    listDateChanges(id),
    listUsualCities(),
  ])
  const list = isEditor(actor) ? eventList.path : ownEventsPath
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-5">
      <ScreenHeading
        back={{ path: list, label: isEditor(actor) ? 'Agenda' : 'Meus eventos' }}
        shown={event.path ? { path: event.path, label: 'Ver na agenda' } : undefined}
      >
        Editar evento
      </ScreenHeading>
      <EventForm
        key={`${actor.id}:${id}`}
        userId={actor.id}
        event={{ id, version: event.version, coverSrc: event.coverSrc }}
        initial={eventFormOf(event.fields, event.status)}
        city={event.city}
        usualCities={usualCities}
        actions={eventActions}
      />
      {event.fields.repetition && (
        <Section title="Datas" intro="Mude ou cancele uma data sem mexer nas outras.">
          <EventDates event={event} now={now()} actions={eventActions} />
        </Section>
      )}
      <Section title="Histórico">
        <EventHistory
          versions={versions}
          dates={dateChanges}
          allDay={event.fields.allDay}
          timeZone={event.city.timeZone}
        />
      </Section>
      {event.abilities.delete && (
        <div className="self-end">
          <DeleteEvent id={id} title={event.fields.title} remove={eventActions.remove} next={list} />
        </div>
      )}
    </div>
  )
}

/** The event; leads to “Meus eventos” with a notice for one that is unknown or that the actor may not change. */
async function find(actor: Actor, id: string) {
  try {
    return await findEventForEdit(actor, id)
  } catch (error) {
    if (!isDomainError(error)) throw error
    redirect(`${ownEventsPath}?aviso=${error.code === 'event_forbidden' ? 'sem-permissao' : 'nao-encontrado'}`)
  }
}
