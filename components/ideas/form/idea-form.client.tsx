'use client'

import { Returned } from '#components/journal/returned.tsx'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SaveRow } from '#components/ui/forms/save-row.tsx'
import { useVersionedForm } from '#components/versioned/use-versioned-form.client.tsx'
import type { IdeaFieldsInput } from '#lib/schemas/articles/idea.ts'
import type { Colleague } from '#server/ideas/queries/idea.ts'
import type { IdeaActions } from '../idea-actions.ts'
import { IdeaFields } from './idea-fields.client.tsx'

export const ideaResolver = lateResolver(() =>
  import('#lib/schemas/articles/idea.ts').then(({ ideaFields }) => ideaFields),
)

interface IdeaFormProps {
  userId: string
  id: string
  version: number
  initial: IdeaFieldsInput
  cityName: string
  colleagues: readonly Colleague[]
  actions: Pick<IdeaActions, 'change' | 'searchCities'>
}

export function IdeaForm({ userId, id, version: stored, initial, cityName, colleagues, actions }: IdeaFormProps) {
  const { city } = initial
  const { form, busy, formProps, returned, known, learn } = useVersionedForm({
    resolver: ideaResolver,
    stored: initial,
    version: stored,
    kept: { userId, subject: `idea:${id}` },
    known: { [city]: { path: city, name: cityName } },
    send: ({ values, version }) => actions.change({ id, version, fields: values }),
    conflict: 'idea_changed_meanwhile',
    failure: 'Não foi possível salvar a pauta.',
    saved: () => ['Pauta salva.'],
  })
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <Returned {...returned} />
      <IdeaFields {...{ form, colleagues, known, learn }} searchCities={actions.searchCities} />
      <SaveRow busy={busy} />
    </form>
  )
}
