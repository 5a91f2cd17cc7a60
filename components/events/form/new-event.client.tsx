'use client'

import { useRouter } from 'next/navigation'
import { Returned } from '#components/journal/returned.tsx'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useVersionedForm } from '#components/versioned/use-versioned-form.client.tsx'
import { ownEventsPath } from '#lib/addresses/paths.ts'
import { type EventFormValues, eventFieldsOf } from '#lib/events/desk/form-values.ts'
import type { FoundCity } from '#server/events/queries/city-choices.ts'
import type { EventActions } from '../event-actions.ts'
import { EventFields } from './event-fields.client.tsx'
import { eventResolver } from './event-form.client.tsx'
import { PasteInvitation } from './paste-invitation.client.tsx'
import { SimilarEvents } from './similar-events.client.tsx'
import { StatusField } from './status-field.client.tsx'

interface NewEventProps {
  userId: string
  /** The form's first values: empty, or those of an event that a reader sent. */
  initial: EventFormValues
  city: FoundCity | null
  /** The submission that the event comes from. */
  submissionId?: string
  /** The form's name in the journal, where it does not begin empty. */
  name?: string
  today: string
  usualCities: readonly FoundCity[]
  actions: Pick<EventActions, 'create' | 'searchCities' | 'findSimilar' | 'readInvitation'>
}

export function NewEvent({ userId, initial, city, submissionId, name = 'new', today, ...rest }: NewEventProps) {
  const { actions, usualCities } = rest
  const router = useRouter()
  const { form, busy, formProps, returned, known, learn } = useVersionedForm({
    resolver: eventResolver,
    stored: initial,
    isNew: true,
    kept: { userId, subject: `event:${submissionId ?? name}` },
    known: city ? { [city.path]: city } : {},
    send({ values, requestId }) {
      const status = values.status === 'published' ? 'published' : 'draft'
      return actions.create({ requestId: requestId(), status, fields: eventFieldsOf(values), submissionId })
    },
    failure: 'Erro ao criar evento',
    saved: () => ['Evento criado com sucesso!'],
    onSaved: () => router.push(ownEventsPath),
  })
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <Returned {...returned} />
      <PasteInvitation form={form} learn={learn} read={actions.readInvitation} />
      <EventFields
        form={form}
        from={today}
        cities={{ known, learn, usual: usualCities, search: actions.searchCities }}
        coverSrc={null}
      />
      <SimilarEvents form={form} find={actions.findSimilar} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <StatusField form={form} />
        <SubmitButton busy={busy} busyText="Criando...">
          Criar Evento
        </SubmitButton>
      </div>
    </form>
  )
}
