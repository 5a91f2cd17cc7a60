'use client'

import { Button, Dialog, TextArea } from '@radix-ui/themes'
import { useState } from 'react'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { DialogCancel } from '#components/ui/forms/dialog-cancel.client.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import { limits } from '#lib/limits.ts'
import type { DecisionActs } from './decision-acts.ts'

interface DecisionButtonsProps extends DecisionActs {
  id: string
  email: string
}

/** Approves or rejects a pending application. */
export const DecisionButtons = ({ id, email, approve, reject }: DecisionButtonsProps) => (
  <div className="flex flex-wrap gap-2">
    <ConfirmActButton
      act={approve}
      input={{ id }}
      success={{ title: 'Candidatura Aprovada', description: 'O convite vai por e-mail e vale sete dias.' }}
      failure="Não foi possível aprovar a candidatura."
      text="Aprovar"
      busyText="Aprovando..."
      label={`Aprovar a candidatura de ${email}`}
      title="Aprovar a candidatura?"
      question={`${email} recebe um convite por e-mail, com o papel de Autor.`}
      color="tomato"
    />
    <RejectDialog id={id} email={email} reject={reject} />
  </div>
)

function RejectDialog({ id, email, reject }: Omit<DecisionButtonsProps, 'approve'>) {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const { busy, run } = useAct(reject, 'Candidatura Rejeitada', 'Não foi possível rejeitar a candidatura.')
  const send = async () => {
    if (await run({ id, reason })) setOpen(false)
  }
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button type="button" variant="soft" color="red" aria-label={`Rejeitar a candidatura de ${email}`}>
          Rejeitar
        </Button>
      </Dialog.Trigger>
      <DialogContent maxWidth="32rem">
        <Dialog.Title>Rejeitar a candidatura</Dialog.Title>
        <Dialog.Description>
          A pessoa recebe um e-mail e pode se candidatar de novo. Os dados são apagados depois de 180 dias.
        </Dialog.Description>
        <div className="mt-4">
          <Field label="Motivo" hint="Opcional. A pessoa o lê no e-mail.">
            {props => (
              <TextArea
                {...props}
                rows={4}
                maxLength={limits.application.reason}
                value={reason}
                onChange={event => setReason(event.target.value)}
              />
            )}
          </Field>
        </div>
        <div className="mt-5 flex justify-end gap-3">
          <DialogCancel />
          <Button type="button" color="red" disabled={busy} onClick={send}>
            {busy ? 'Rejeitando...' : 'Rejeitar'}
          </Button>
        </div>
      </DialogContent>
    </Dialog.Root>
  )
}
