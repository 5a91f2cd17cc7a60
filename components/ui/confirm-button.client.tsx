'use client'

import { AlertDialog, Button } from '@radix-ui/themes'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { QuestionContent } from '#components/ui/dialog-content.client.tsx'

interface ConfirmButtonProps {
  /** The text of both buttons, and the second one's text while the action runs. */
  text: string
  busyText: string
  /** The first button's accessible name, which tells it from others of its kind. */
  label: string
  title: string
  question: ReactNode
  /** The icon before the first button's text. */
  icon?: ReactNode
  busy: boolean
  color?: ComponentProps<typeof Button>['color']
  /** For a button repeated on the screen: no background until the pointer is over it. */
  quiet?: boolean
  /** Whether the question cannot be answered yet. */
  blocked?: boolean
  /** Called when the question opens. */
  onAsk?: () => void
  /** Runs the action; returns whether it succeeded. */
  run: () => Promise<boolean>
}

/** A button that asks for confirmation before an action that has no undo here. */
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
  blocked = false,
  onAsk,
  run,
}: ConfirmButtonProps) {
  const [open, setOpen] = useState(false)
  const confirm = async () => {
    if (await run()) setOpen(false)
  }
  const change = (isOpen: boolean) => {
    setOpen(isOpen)
    if (isOpen) onAsk?.()
  }
  return (
    <AlertDialog.Root open={open} onOpenChange={change}>
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
      <QuestionContent maxWidth="28rem">
        <AlertDialog.Title>{title}</AlertDialog.Title>
        <AlertDialog.Description>{question}</AlertDialog.Description>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <AlertDialog.Cancel>
            <Button type="button" variant="soft" color="gray">
              Cancelar
            </Button>
          </AlertDialog.Cancel>
          <Button
            type="button"
            color={color === 'gray' ? undefined : color}
            disabled={busy || blocked}
            onClick={confirm}
          >
            {busy ? busyText : text}
          </Button>
        </div>
      </QuestionContent>
    </AlertDialog.Root>
  )
}
