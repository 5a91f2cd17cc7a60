'use client'

import { AlertDialog, Button } from '@radix-ui/themes'
import { type ComponentProps, type ReactNode, useState } from 'react'

interface ConfirmButtonProps {
  /** What the buttons say, and what they say while it is done. */
  text: string
  busyText: string
  /** What the first button is called where there are several of its kind. */
  label: string
  title: string
  question: ReactNode
  /** Before the first button's text. */
  icon?: ReactNode
  busy: boolean
  color?: ComponentProps<typeof Button>['color']
  /** Where it stands many times on a screen: no ground of its own until somebody points at it. */
  quiet?: boolean
  /** Does it; whether it worked. */
  run: () => Promise<boolean>
}

/** A button that asks before it does what cannot be undone here. */
export function ConfirmButton({
  text,
  busyText,
  label,
  title,
  question,
  icon,
  busy,
  color = 'red',
  quiet = false,
  run,
}: ConfirmButtonProps) {
  const [open, setOpen] = useState(false)
  const confirm = async () => {
    if (await run()) setOpen(false)
  }
  return (
    <AlertDialog.Root open={open} onOpenChange={setOpen}>
      <AlertDialog.Trigger>
        <Button
          type="button"
          variant={quiet ? 'ghost' : 'soft'}
          className={quiet ? 'quiet-button' : undefined}
          color={color}
          disabled={busy}
          aria-label={label}
        >
          {icon} {text}
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content maxWidth="28rem">
        <AlertDialog.Title>{title}</AlertDialog.Title>
        <AlertDialog.Description>{question}</AlertDialog.Description>
        <div className="mt-5 flex justify-end gap-3">
          <AlertDialog.Cancel>
            <Button type="button" variant="soft" color="gray">
              Cancelar
            </Button>
          </AlertDialog.Cancel>
          <Button type="button" color={color === 'gray' ? undefined : color} disabled={busy} onClick={confirm}>
            {busy ? busyText : text}
          </Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
