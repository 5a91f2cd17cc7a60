'use client'

import { Returned } from '#components/journal/returned.tsx'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useVersionedForm } from '#components/versioned/use-versioned-form.client.tsx'
import { type EventFormValues, eventFieldsOf } from '#lib/events/desk/form-values.ts'
import type { FoundCity } from '#server/events/queries/city-choices.ts'
import type { EventActions } from '../event-actions.ts'
import { EventFields } from './event-fields.client.tsx'
import { SimilarEvents } from './similar-events.client.tsx'
import { StatusField } from './status-field.client.tsx'

export const eventResolver = lateResolver(() =>
  import('#lib/schemas/events/event-form.ts').then(({ eventForm }) => eventForm),
)

interface EventFormProps {
  userId: string
  id: string
  version: number
  initial: EventFormValues
  city: FoundCity
  coverSrc: string | null
  usualCities: readonly FoundCity[]
  actions: Pick<EventActions, 'change' | 'searchCities' | 'findSimilar'>
}

export function EventForm({ userId, id, version: stored, initial, city, coverSrc, ...rest }: EventFormProps) {
  const { actions, usualCities } = rest
  const { form, busy, formProps, returned, known, learn } = useVersionedForm({
    resolver: eventResolver,
    stored: initial,
    version: stored,
    kept: { userId, subject: `event:${id}` },
    known: { [city.path]: city },
    send: ({ values, version }) =>
      actions.change({ id, version, status: values.status, fields: eventFieldsOf(values) }),
    conflict: 'event_changed_meanwhile',
    failure: 'Erro ao atualizar evento',
    saved: () => ['Evento atualizado com sucesso!'],
  })
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <Returned {...returned} />
      <EventFields
        form={form}
        from={null}
        cities={{ known, learn, usual: usualCities, search: actions.searchCities }}
        coverSrc={coverSrc}
      />
      <SimilarEvents form={form} find={actions.findSimilar} id={id} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <StatusField form={form} exists />
        <SubmitButton busy={busy} busyText="Salvando...">
          Salvar
        </SubmitButton>
      </div>
    </form>
  )
}
