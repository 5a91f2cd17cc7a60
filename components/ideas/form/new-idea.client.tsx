'use client'

import { Button, Dialog } from '@radix-ui/themes'
import { Plus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { toast } from 'sonner'
import { Returned } from '#components/journal/returned.tsx'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { DialogCancel } from '#components/ui/forms/dialog-cancel.client.tsx'
import { doneOf, sayFirst } from '#components/ui/forms/form-failure.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useLeaveWarning } from '#components/ui/forms/use-leave-warning.client.tsx'
import { useRequestName } from '#components/ui/forms/use-request-name.client.tsx'
import type { IdeaFieldsInput, IdeaFields as IdeaFieldsOutput } from '#lib/schemas/articles/idea.ts'
import type { Colleague } from '#server/ideas/queries/idea.ts'
import type { IdeaActions } from '../idea-actions.ts'
import { blankIdea } from './blank-idea.ts'
import { IdeaFields } from './idea-fields.client.tsx'
import { useUnsentIdea } from './use-unsent-idea.client.tsx'

const resolver = lateResolver(() => import('#lib/schemas/articles/idea.ts').then(({ ideaFields }) => ideaFields))

interface NewIdeaProps {
  userId: string
  colleagues: readonly Colleague[]
  actions: Pick<IdeaActions, 'create' | 'searchCities'>
}

/** The button that opens the form of a new idea. The typed text survives closing the dialog or the tab until it is saved. */
export function NewIdea({ userId, colleagues, actions }: NewIdeaProps) {
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const request = useRequestName()
  const form = useForm<IdeaFieldsInput, unknown, IdeaFieldsOutput>({
    resolver,
    defaultValues: blankIdea,
  })
  const { handleSubmit, setError, reset, getValues, formState } = form
  const unsent = useUnsentIdea({ form, userId, idea: 'new', version: 0, request, open })
  useLeaveWarning(formState.isDirty && !unsent.isUntouched)

  async function create() {
    const fields = getValues()
    const asked = actions.create({ requestId: request.of(fields), fields })
    if (!(await doneOf(asked, { setError, failure: 'Não foi possível criar a pauta.' }))) return
    toast.success('Pauta criada', { description: 'A pauta foi adicionada com sucesso.' })
    request.done()
    setOpen(false)
    reset(blankIdea)
    router.refresh()
  }

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button size="3">
          <Plus aria-hidden size={16} /> Nova Pauta
        </Button>
      </Dialog.Trigger>
      <DialogContent maxWidth="40rem" aria-describedby={undefined}>
        <Dialog.Title>Nova Pauta</Dialog.Title>
        <form method="post" noValidate onSubmit={handleSubmit(create, sayFirst)} className="flex flex-col gap-4">
          <Returned shown={unsent.isBack} verb="salvou" onDiscard={() => reset(blankIdea)} />
          <IdeaFields
            form={form}
            colleagues={colleagues}
            cityName=""
            city={unsent.city}
            onCity={unsent.setCity}
            searchCities={actions.searchCities}
          />
          <div className="flex justify-end gap-3">
            <DialogCancel size="3" />
            <SubmitButton busy={formState.isSubmitting} busyText="Criando...">
              Criar Pauta
            </SubmitButton>
          </div>
        </form>
      </DialogContent>
    </Dialog.Root>
  )
}
