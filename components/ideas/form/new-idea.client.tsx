'use client'

import { Button, Dialog } from '@radix-ui/themes'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Returned } from '#components/journal/returned.tsx'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { DialogCancel } from '#components/ui/forms/dialog-cancel.client.tsx'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useVersionedForm } from '#components/versioned/use-versioned-form.client.tsx'
import type { Colleague } from '#server/ideas/queries/idea.ts'
import type { IdeaActions } from '../idea-actions.ts'
import { blankIdea } from './blank-idea.ts'
import { type IdeaCity, IdeaFields } from './idea-fields.client.tsx'
import { ideaResolver } from './idea-form.client.tsx'

interface NewIdeaProps {
  userId: string
  colleagues: readonly Colleague[]
  actions: Pick<IdeaActions, 'create' | 'searchCities'>
}

/** The button that opens the form of a new idea. The typed text survives closing the dialog or the tab until it is saved. */
export function NewIdea({ userId, colleagues, actions }: NewIdeaProps) {
  const [open, setOpen] = useState(false)
  const { form, busy, formProps, returned, known, learn } = useVersionedForm({
    resolver: ideaResolver,
    stored: blankIdea,
    isNew: true,
    kept: { userId, subject: 'idea:new', open },
    known: {} as Record<string, IdeaCity>,
    send: ({ values, requestId }) => actions.create({ requestId: requestId(), fields: values }),
    failure: 'Não foi possível criar a pauta.',
    saved: () => ['Pauta criada', 'A pauta foi adicionada com sucesso.'],
    onSaved: () => setOpen(false),
  })
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button size="3">
          <Plus aria-hidden size={16} /> Nova Pauta
        </Button>
      </Dialog.Trigger>
      <DialogContent maxWidth="40rem" aria-describedby={undefined}>
        <Dialog.Title>Nova Pauta</Dialog.Title>
        <form {...formProps} className="flex flex-col gap-4">
          <Returned {...returned} />
          <IdeaFields {...{ form, colleagues, known, learn }} searchCities={actions.searchCities} />
          <div className="flex justify-end gap-3">
            <DialogCancel size="3" />
            <SubmitButton busy={busy} busyText="Criando...">
              Criar Pauta
            </SubmitButton>
          </div>
        </form>
      </DialogContent>
    </Dialog.Root>
  )
}
