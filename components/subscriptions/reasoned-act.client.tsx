'use client'

import { Button, Dialog, TextArea } from '@radix-ui/themes'
import { useRef, useState } from 'react'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { DialogCancel } from '#components/ui/forms/dialog-cancel.client.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { Act } from '#lib/outcome.ts'

interface ReasonedActProps<Input extends object> {
  act: Act<Input & { reason: string }>
  /** The action's argument but for the reason. */
  input: Input
  /** The button, and the button that confirms. */
  label: string
  title: string
  consequence: string
  success: string
  failure: string
  /** Whether the reason may stay empty. */
  optional?: boolean
  /** The button that closes without acting. */
  keep?: string
  size?: '1' | '2'
}

/** An act on a subscription in two clicks, which asks for a reason. */
export function ReasonedAct<Input extends object>(props: ReasonedActProps<Input>) {
  const {
    act,
    input,
    label,
    title,
    consequence,
    success,
    failure,
    optional = false,
    keep = 'Fechar',
    size = '2',
  } = props
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { busy, run } = useAct(act, success, failure)

  async function confirm() {
    if (!optional && reason.trim().length < 3) {
      setMissing(true)
      field.current?.focus()
      return
    }
    if (await run({ ...input, reason })) setOpen(false)
  }

  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button type="button" size={size} variant="soft" color="red" className="whitespace-nowrap">
          {label}
        </Button>
      </Dialog.Trigger>
      <DialogContent maxWidth="28rem">
        <Dialog.Title>{title}</Dialog.Title>
        <Dialog.Description size="2" mb="4">
          {consequence}
        </Dialog.Description>
        <Field
          label={optional ? 'Motivo (opcional)' : 'Motivo'}
          hint="Só o jornal lê."
          error={missing ? 'Escreva o motivo' : undefined}
        >
          {control => (
            <TextArea
              {...control}
              ref={field}
              maxLength={500}
              value={reason}
              onChange={event => {
                setReason(event.currentTarget.value)
                setMissing(false)
              }}
            />
          )}
        </Field>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <DialogCancel text={keep} />
          <Button type="button" color="red" disabled={busy} aria-busy={busy} onClick={confirm}>
            {busy ? 'Um momento…' : label}
          </Button>
        </div>
      </DialogContent>
    </Dialog.Root>
  )
}
