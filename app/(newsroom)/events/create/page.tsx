import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { EventForm } from '#components/events/form/event-form.client.tsx'
import { ScreenHeading } from '#components/layout/screen-heading.tsx'
import type { Actor } from '#lib/actor.ts'
import { ownEventsPath } from '#lib/addresses/paths.ts'
import { isDomainError } from '#lib/errors.ts'
import { sentEventList } from '#lib/events/desk/event-lists.ts'
import { blankEvent, copyOfEvent, eventFormOf } from '#lib/events/desk/form-values.ts'
import { isoDay } from '#lib/text/format.ts'
import { listUsualCities } from '#server/events/queries/city-choices.ts'
import { findEventForEdit } from '#server/events/queries/editable.ts'
import { findWaitingEvent } from '#server/events/submissions/queries.ts'
import { now } from '#server/platform/process/clock.ts'
import { enter } from '../../../_staff/enter.ts'
import { eventActions } from '../../_page/event-actions.ts'

export const metadata: Metadata = { title: 'Criar evento' }

/** The form of a new event; `?enviado=` is an event that a reader sent, `?copia=` one to begin from. */
export default async function CreateEventPage({ searchParams }: PageProps<'/events/create'>) {
  const { actor } = await enter('/events/create')
  const { enviado, copia } = await searchParams
  const sent = typeof enviado === 'string' ? await findSent(actor, enviado) : null
  const copied = !sent && typeof copia === 'string' ? await findCopied(actor, copia) : null
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-5">
      <ScreenHeading
        back={
          sent
            ? { path: sentEventList.path, label: 'Eventos enviados' }
            : { path: ownEventsPath, label: 'Meus eventos' }
        }
      >
        Criar evento
      </ScreenHeading>
      <EventForm
        key={`${actor.id}:${sent?.id ?? copied?.name ?? ''}`}
        userId={actor.id}
        event={{ id: null, submissionId: sent?.id, name: copied?.name, today: isoDay(now()) }}
        initial={sent ? eventFormOf(sent.fields, 'published') : (copied?.values ?? blankEvent)}
        city={(sent ?? copied)?.city ?? null}
        usualCities={await listUsualCities()}
        actions={eventActions}
      />
    </div>
  )
}

/** A sent event that still waits; leads to the list of sent events for any other. */
async function findSent(actor: Actor, id: string) {
  try {
    return { id, ...(await findWaitingEvent(actor, id)) }
  } catch (error) {
    if (!isDomainError(error)) throw error
    redirect(
      error.code === 'forbidden'
        ? ownEventsPath
        : `${sentEventList.path}?aviso=${error.code === 'submission_closed' ? 'respondido' : 'nao-encontrado'}`,
    )
  }
}

/** The fields of an event for a new one, without its days and its picture. Redirects to “Meus eventos” when the actor may not change the event. */
async function findCopied(actor: Actor, id: string) {
  try {
    const { fields, city } = await findEventForEdit(actor, id)
    return { name: `copia:${id}`, values: copyOfEvent(fields), city }
  } catch (error) {
    if (!isDomainError(error)) throw error
    redirect(`${ownEventsPath}?aviso=${error.code === 'event_forbidden' ? 'sem-permissao' : 'nao-encontrado'}`)
  }
}
