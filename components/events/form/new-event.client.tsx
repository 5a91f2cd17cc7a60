'use client'

import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { Returned } from '#components/journal/returned.tsx'
import { doneOf, sayFirst } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import { useLeaveWarning } from '#components/ui/forms/use-leave-warning.client.tsx'
import { useRequestName } from '#components/ui/forms/use-request-name.client.tsx'
import { ownEventsPath } from '#lib/addresses/paths.ts'
import { type EventFormValues, eventFieldsOf } from '#lib/events/desk/form-values.ts'
import type { EventFields as Fields } from '#lib/schemas/events/event.ts'
import type { FoundCity } from '#server/events/queries/city-choices.ts'
import type { EventActions } from '../event-actions.ts'
import { EventFields } from './event-fields.client.tsx'
import { PasteInvitation } from './paste-invitation.client.tsx'
import { SimilarEvents } from './similar-events.client.tsx'
import { StatusField } from './status-field.client.tsx'
import { useUnsentEvent } from './use-unsent-event.client.tsx'

export const eventResolver = lateResolver(() =>
  import('#lib/schemas/events/event-form.ts').then(({ eventForm }) => eventForm),
)

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

export function NewEvent({ userId, initial, city, submissionId, name, today, usualCities, actions }: NewEventProps) {
  const router = useRouter()
  const request = useRequestName()
  const early = useEarlyWords()
  const form = useForm<EventFormValues, unknown, Fields>({ resolver: eventResolver, defaultValues: initial })
  const { handleSubmit, setError, reset, getValues, formState } = form
  const unsent = useUnsentEvent({ form, userId, event: submissionId ?? name ?? 'new', version: 0, city, request })
  useLeaveWarning(formState.isDirty && !unsent.isUntouched)

  async function create() {
    const values = getValues()
    const status = values.status === 'published' ? 'published' : 'draft'
    const fields = eventFieldsOf(values)
    const asked = actions.create({ requestId: request.of(values), status, fields, submissionId })
    if (!(await doneOf(asked, { setError, failure: 'Erro ao criar evento' }))) return
    toast.success('Evento criado com sucesso!')
    request.done()
    unsent.done()
    reset(initial)
    router.push(ownEventsPath)
    router.refresh()
  }

  return (
    <form {...early} method="post" noValidate onSubmit={handleSubmit(create, sayFirst)} className="flex flex-col gap-5">
      <Returned shown={unsent.isBack} verb="salvou" onDiscard={() => reset(initial)} />
      <PasteInvitation form={form} setCity={unsent.setCity} read={actions.readInvitation} />
      <EventFields
        form={form}
        from={today}
        city={unsent.city}
        setCity={unsent.setCity}
        usualCities={usualCities}
        searchCities={actions.searchCities}
        coverSrc={null}
      />
      <SimilarEvents form={form} find={actions.findSimilar} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <StatusField form={form} />
        <SubmitButton busy={formState.isSubmitting} busyText="Criando...">
          Criar Evento
        </SubmitButton>
      </div>
    </form>
  )
}
