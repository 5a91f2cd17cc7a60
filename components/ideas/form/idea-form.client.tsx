'use client'

import { Returned } from '#components/journal/returned.tsx'
import { sayFirst } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import { useLeaveWarning } from '#components/ui/forms/use-leave-warning.client.tsx'
import { useVersionedForm } from '#components/ui/forms/use-versioned-form.client.tsx'
import type { IdeaFieldsInput } from '#lib/schemas/articles/idea.ts'
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

export function IdeaForm({ userId, id, version, initial, cityName, colleagues, actions }: IdeaFormProps) {
  const { form, held, setHeld, save, discard } = useVersionedForm({ resolver, initial, version })
  const { handleSubmit, formState } = form
  const early = useEarlyWords()
  const unsent = useUnsentIdea({ form, userId, idea: id, version: held, onReturn: setHeld })
  useLeaveWarning(formState.isDirty && !unsent.isUntouched)

  const submit = () =>
    save({
      change: (fields, version) => actions.change({ id, version, fields }),
      conflict: 'idea_changed_meanwhile',
      failure: 'Não foi possível salvar a pauta.',
      saved: 'Pauta salva.',
      onSaved: unsent.done,
    })

  return (
    <form {...early} method="post" noValidate onSubmit={handleSubmit(submit, sayFirst)} className="flex flex-col gap-4">
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
