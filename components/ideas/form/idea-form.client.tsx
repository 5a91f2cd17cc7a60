'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { Returned } from '#components/journal/returned.tsx'
import { doneOf, sayFirst } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import { useLeaveWarning } from '#components/ui/forms/use-leave-warning.client.tsx'
import type { IdeaFields as Fields, IdeaFieldsInput } from '#lib/schemas/articles/idea.ts'
import type { Colleague } from '#server/ideas/queries/idea.ts'
import type { IdeaActions } from '../idea-actions.ts'
import { IdeaFields } from './idea-fields.client.tsx'
import { useUnsentIdea } from './use-unsent-idea.client.tsx'

const resolver = lateResolver(() => import('#lib/schemas/articles/idea.ts').then(({ ideaFields }) => ideaFields))

interface IdeaFormProps {
  userId: string
  id: string
  version: number
  initial: IdeaFieldsInput
  cityName: string
  colleagues: readonly Colleague[]
  actions: Pick<IdeaActions, 'change' | 'searchCities'>
}

/** The form that changes an idea. It reports somebody else's save once; saving again then keeps the fields that were changed here. */
export function IdeaForm({ userId, id, version, initial, cityName, colleagues, actions }: IdeaFormProps) {
  const router = useRouter()
  const form = useForm<IdeaFieldsInput, unknown, Fields>({
    resolver,
    defaultValues: initial,
    // Somebody else's save fills the fields that were not changed here.
    values: initial,
    resetOptions: { keepDirtyValues: true, keepDirty: true, keepErrors: true },
  })
  const { handleSubmit, setError, reset, getValues, formState } = form
  const early = useEarlyWords()
  const [held, setHeld] = useState(version)
  const unsent = useUnsentIdea({ form, userId, idea: id, version: held, onReturn: setHeld })
  useLeaveWarning(formState.isDirty && !unsent.isUntouched)

  async function save() {
    const sent = getValues()
    const done = await doneOf(actions.change({ id, version: held, fields: sent }), {
      setError,
      failure: 'Não foi possível salvar a pauta.',
      onRefused({ code }) {
        if (code !== 'idea_changed_meanwhile') return
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
    toast.success('Pauta salva.')
    router.refresh()
  }

  function discard() {
    reset(initial, { keepDirtyValues: false, keepDirty: false, keepErrors: false })
    setHeld(version)
  }

  return (
    <form {...early} method="post" noValidate onSubmit={handleSubmit(save, sayFirst)} className="flex flex-col gap-4">
      <Returned shown={unsent.isBack} verb="salvou" onDiscard={discard} />
      <IdeaFields
        form={form}
        colleagues={colleagues}
        cityName={cityName}
        city={unsent.city}
        onCity={unsent.setCity}
        searchCities={actions.searchCities}
      />
      <div className="flex justify-end">
        <SubmitButton busy={formState.isSubmitting} busyText="Salvando...">
          Salvar
        </SubmitButton>
      </div>
    </form>
  )
}
