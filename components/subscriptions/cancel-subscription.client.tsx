'use client'

import { Button, Dialog, TextArea } from '@radix-ui/themes'
import { useState } from 'react'
import { Field } from '#components/ui/fields/field.tsx'
import { useHydrated } from '#components/ui/hydrated.client.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { CancelInput } from '#lib/schemas/subscription.ts'

interface CancelSubscriptionProps {
  id: string
  /** What follows, with the last day of access. */
  consequence: string
  cancel: Act<CancelInput>
}

/** Cancels a subscription in two clicks; a reason is optional. */
export function CancelSubscription({ id, consequence, cancel }: CancelSubscriptionProps) {
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const { busy, run } = useAct(cancel, 'Assinatura cancelada.', 'Não foi possível cancelar a assinatura.')

  async function confirm() {
    if (await run({ id, reason })) setOpen(false)
  }

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button type="button" variant="soft" color="red" disabled={!hydrated}>
          Cancelar assinatura
        </Button>
      </Dialog.Trigger>
      <Dialog.Content maxWidth="28rem">
        <Dialog.Title>Cancelar a assinatura?</Dialog.Title>
        <Dialog.Description size="2" mb="4">
          {consequence}
        </Dialog.Description>
        <Field label="Motivo (opcional)" hint="Só o jornal lê.">
          {control => (
            <TextArea
              {...control}
              maxLength={500}
              value={reason}
              onChange={event => setReason(event.currentTarget.value)}
            />
          )}
        </Field>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Dialog.Close>
            <Button type="button" variant="soft" color="gray">
              Continuar assinando
            </Button>
          </Dialog.Close>
          <Button type="button" color="red" disabled={busy} aria-busy={busy} onClick={confirm}>
            {busy ? 'Cancelando...' : 'Cancelar assinatura'}
          </Button>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  )
}
