'use client'

import { Returned } from '#components/journal/returned.tsx'
import { sayFirst } from '#components/ui/forms/form-failure.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import { useLeaveWarning } from '#components/ui/forms/use-leave-warning.client.tsx'
import { useVersionedForm } from '#components/ui/forms/use-versioned-form.client.tsx'
import { type EventFormValues, eventFieldsOf } from '#lib/events/desk/form-values.ts'
import type { FoundCity } from '#server/events/queries/city-choices.ts'
import type { EventActions } from '../event-actions.ts'
import { EventFields } from './event-fields.client.tsx'
import { eventResolver } from './new-event.client.tsx'
import { SimilarEvents } from './similar-events.client.tsx'
import { StatusField } from './status-field.client.tsx'
import { useUnsentEvent } from './use-unsent-event.client.tsx'

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

export function EventForm({ userId, id, version, initial, city, coverSrc, usualCities, actions }: EventFormProps) {
  const { form, held, setHeld, save, discard } = useVersionedForm({ resolver: eventResolver, initial, version })
  const { handleSubmit, formState } = form
  const early = useEarlyWords()
  const unsent = useUnsentEvent({ form, userId, event: id, version: held, city, onReturn: setHeld })
  useLeaveWarning(formState.isDirty && !unsent.isUntouched)

  const submit = () =>
    save({
      change: (sent, version) => actions.change({ id, version, status: sent.status, fields: eventFieldsOf(sent) }),
      conflict: 'event_changed_meanwhile',
      failure: 'Erro ao atualizar evento',
      saved: 'Evento atualizado com sucesso!',
      onSaved: unsent.done,
    })

  return (
    <form {...early} method="post" noValidate onSubmit={handleSubmit(submit, sayFirst)} className="flex flex-col gap-5">
      <Returned shown={unsent.isBack} verb="salvou" onDiscard={discard} />
      <EventFields
        form={form}
        from={null}
        city={unsent.city}
        setCity={unsent.setCity}
        usualCities={usualCities}
        searchCities={actions.searchCities}
        coverSrc={coverSrc}
      />
      <SimilarEvents form={form} find={actions.findSimilar} id={id} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <StatusField form={form} exists />
        <SubmitButton busy={formState.isSubmitting} busyText="Salvando...">
          Salvar
        </SubmitButton>
      </div>
    </form>
  )
}
