'use client'

import { useRouter } from 'next/navigation'
import { Returned } from '#components/journal/returned.tsx'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useVersionedForm } from '#components/versioned/use-versioned-form.client.tsx'
import { ownEventsPath } from '#lib/addresses/paths.ts'
import { type EventFormValues, eventFieldsOf } from '#lib/events/desk/form-values.ts'
import type { Outcome } from '#lib/outcome.ts'
import type { FoundCity } from '#server/events/queries/city-choices.ts'
import type { EventActions } from '../event-actions.ts'
import { EventFields } from './event-fields.client.tsx'
import { PasteInvitation } from './paste-invitation.client.tsx'
import { SimilarEvents } from './similar-events.client.tsx'
import { StatusField } from './status-field.client.tsx'

const resolver = lateResolver(() => import('#lib/schemas/events/event-form.ts').then(({ eventForm }) => eventForm))

/** A stored event, or a new one. */
export type FormEvent =
  | { id: string; version: number; coverSrc: string | null }
  /** `submissionId` is the submission that it comes from, `name` the form's in the journal where it does not begin empty. */
  | { id: null; submissionId?: string; name?: string; today: string }

interface EventFormProps {
  userId: string
  event: FormEvent
  /** The form's first values; of a new event empty, or those of one that a reader sent or that it begins from. */
  initial: EventFormValues
  city: FoundCity | null
  usualCities: readonly FoundCity[]
  actions: Pick<EventActions, 'create' | 'change' | 'searchCities' | 'findSimilar' | 'readInvitation'>
}

/** The form of an event. */
export function EventForm({ userId, event, initial, city, usualCities, actions }: EventFormProps) {
  const router = useRouter()
  const isNew = event.id === null
  const { form, busy, formProps, returned, known, learn } = useVersionedForm({
    resolver,
    stored: initial,
    version: isNew ? undefined : event.version,
    isNew,
    kept: { userId, subject: `event:${event.id ?? event.submissionId ?? event.name ?? 'new'}` },
    known: city ? { [city.path]: city } : {},
    send({ values, version, requestId }): Promise<Outcome<{ id: string } | { version: number }>> {
      const fields = eventFieldsOf(values)
      if (!isNew) return actions.change({ id: event.id, version, status: values.status, fields })
      const status = values.status === 'published' ? 'published' : 'draft'
      return actions.create({ requestId: requestId(), status, fields, submissionId: event.submissionId })
    },
    conflict: 'event_changed_meanwhile',
    failure: isNew ? 'Erro ao criar evento' : 'Erro ao atualizar evento',
    saved: () => [isNew ? 'Evento criado com sucesso!' : 'Evento atualizado com sucesso!'],
    onSaved: () => isNew && router.push(ownEventsPath),
  })
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <Returned {...returned} />
      {isNew && <PasteInvitation form={form} learn={learn} read={actions.readInvitation} />}
      <EventFields
        form={form}
        from={isNew ? event.today : null}
        cities={{ known, learn, usual: usualCities, search: actions.searchCities }}
        coverSrc={isNew ? null : event.coverSrc}
      />
      <SimilarEvents form={form} find={actions.findSimilar} id={event.id ?? undefined} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <StatusField form={form} exists={!isNew} />
        <SubmitButton busy={busy} busyText={isNew ? 'Criando...' : 'Salvando...'}>
          {isNew ? 'Criar Evento' : 'Salvar'}
        </SubmitButton>
      </div>
    </form>
  )
}
