'use client'

import { Button, Dialog, TextArea } from '@radix-ui/themes'
import { useState } from 'react'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { DialogCancel } from '#components/ui/forms/dialog-cancel.client.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import { acceptEventPath } from '#lib/addresses/paths.ts'
import { limits } from '#lib/limits.ts'
import type { Act } from '#lib/outcome.ts'
import type { AcceptSubmissionInput, RefuseSubmissionInput } from '#lib/schemas/events/submission.ts'

export interface AnswerActs {
  accept: Act<AcceptSubmissionInput>
  refuse: Act<RefuseSubmissionInput>
}

interface AnswerSentProps {
  id: string
  title: string
  acts: AnswerActs
}

/** Accepts a sent event as it is, opens it in the form first, or refuses it with an answer. */
export function AnswerSent({ id, title, acts }: AnswerSentProps) {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const accept = useAct(acts.accept, 'Evento publicado. A resposta foi enviada.', 'Não foi possível publicar o evento.')
  const refuse = useAct(acts.refuse, 'Evento recusado. A resposta foi enviada.', 'Não foi possível recusar o evento.')
  const busy = accept.busy || refuse.busy
  return (
    <div className="flex flex-wrap gap-2 min-[56rem]:flex-col min-[56rem]:items-stretch">
      <Button type="button" disabled={busy} aria-label={`Publicar: ${title}`} onClick={() => accept.run({ id })}>
        Publicar
      </Button>
      <Button asChild variant="soft">
        <a href={acceptEventPath(id)} aria-label={`Editar antes: ${title}`}>
          Editar antes
        </a>
      </Button>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger>
          <Button type="button" variant="soft" color="gray" disabled={busy} aria-label={`Recusar: ${title}`}>
            Recusar
          </Button>
        </Dialog.Trigger>
        <DialogContent maxWidth="32rem">
          <Dialog.Title>Recusar evento</Dialog.Title>
          <Dialog.Description>Quem enviou “{title}” recebe a resposta por e-mail.</Dialog.Description>
          <div className="mt-4">
            <Field label="Motivo, se quiser" hint="Vai na resposta, como está escrito aqui.">
              {props => (
                <TextArea
                  {...props}
                  value={reason}
                  onChange={event => setReason(event.target.value)}
                  maxLength={limits.sentEvent.reason}
                  rows={4}
                />
              )}
            </Field>
          </div>
          <div className="mt-4 flex justify-end gap-3">
            <DialogCancel text="Voltar" />
            <Button
              type="button"
              color="red"
              disabled={busy}
              onClick={async () => {
                if (await refuse.run({ id, reason })) setOpen(false)
              }}
            >
              {refuse.busy ? 'Recusando...' : 'Recusar e responder'}
            </Button>
          </div>
        </DialogContent>
      </Dialog.Root>
    </div>
  )
}
