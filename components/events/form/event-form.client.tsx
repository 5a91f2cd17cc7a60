'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { Returned } from '#components/journal/returned.tsx'
import { doneOf, sayFirst } from '#components/ui/forms/form-failure.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import { useLeaveWarning } from '#components/ui/forms/use-leave-warning.client.tsx'
import { type EventFormValues, eventFieldsOf } from '#lib/events/desk/form-values.ts'
import type { EventFields as Fields } from '#lib/schemas/events/event.ts'
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

/** The form that changes an event. It reports somebody else's save once; saving again then keeps the fields that were changed here. */
export function EventForm({ userId, id, version, initial, city, coverSrc, usualCities, actions }: EventFormProps) {
  const router = useRouter()
  const form = useForm<EventFormValues, unknown, Fields>({
    resolver: eventResolver,
    defaultValues: initial,
    // Somebody else's save fills the fields that were not changed here.
    values: initial,
    resetOptions: { keepDirtyValues: true, keepDirty: true, keepErrors: true },
  })
  const { handleSubmit, setError, reset, getValues, formState } = form
  const early = useEarlyWords()
  const [held, setHeld] = useState(version)
  // A form without changes shows the server's values, so a date that was moved meanwhile is no conflict.
  if (!formState.isDirty && held < version) setHeld(version)
  const unsent = useUnsentEvent({ form, userId, event: id, version: held, city, onReturn: setHeld })
  useLeaveWarning(formState.isDirty && !unsent.isUntouched)

  async function save() {
    const sent = getValues()
    const asked = actions.change({ id, version: held, status: sent.status, fields: eventFieldsOf(sent) })
    const done = await doneOf(asked, {
      setError,
      failure: 'Erro ao atualizar evento',
      onRefused({ code }) {
        if (code !== 'event_changed_meanwhile') return
        // The refreshed screen brings the newer version, and the next save starts from it.
        setHeld(Math.max(version, held + 1))
        router.refresh()
      },
    })
    if (!done) return
    if (done.data) setHeld(done.data.version)
    unsent.done()
    // Text typed during the request stays.
    reset(sent, { keepValues: true, keepDirty: false, keepDirtyValues: false, keepErrors: false })
    toast.success('Evento atualizado com sucesso!')
    router.refresh()
  }

  function discard() {
    reset(initial, { keepDirtyValues: false, keepDirty: false, keepErrors: false })
    setHeld(version)
  }

  return (
    <form {...early} method="post" noValidate onSubmit={handleSubmit(save, sayFirst)} className="flex flex-col gap-5">
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
