'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { Button, Dialog } from '@radix-ui/themes'
import { COMMAND_PRIORITY_LOW, type LexicalCommand } from 'lexical'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'

/** What an editor's dialog was asked for: null while it is closed. `read` looks it up in the editor when the command comes. */
export function useAsked<Payload, Asked>(command: LexicalCommand<Payload>, read: (payload: Payload) => Asked) {
  const [editor] = useLexicalComposerContext()
  const [asked, setAsked] = useState<Asked | null>(null)
  const open = useEffectEvent((payload: Payload) => {
    setAsked(read(payload))
    return true
  })
  useEffect(() => editor.registerCommand(command, payload => open(payload), COMMAND_PRIORITY_LOW), [editor, command])
  return { asked, close: () => setAsked(null) }
}

interface EditorDialogProps {
  title: string
  maxWidth: string
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog over the editor; the caret gets the focus back. */
export function EditorDialog({ title, maxWidth, open, onClose, children }: EditorDialogProps) {
  const [editor] = useLexicalComposerContext()
  return (
    <Dialog.Root open={open} onOpenChange={next => next || onClose()}>
      <Dialog.Content
        maxWidth={maxWidth}
        aria-describedby={undefined}
        // Escape closes a list of choices first.
        onEscapeKeyDown={event => {
          const list =
            event.target instanceof Element && event.target.matches('[role="combobox"][aria-expanded="true"]')
          if (list) event.preventDefault()
        }}
        onCloseAutoFocus={event => {
          event.preventDefault()
          editor.focus()
        }}
      >
        <Dialog.Title>{title}</Dialog.Title>
        {children}
      </Dialog.Content>
    </Dialog.Root>
  )
}

interface DialogFormProps {
  onSubmit: () => void
  /** Buttons beside the one that gives up. */
  before?: ReactNode
  submit: ReactNode
  children: ReactNode
}

/** The form in such a dialog, with its buttons. What is wrong is said beside its field, which gets the focus. */
export function DialogForm({ onSubmit, before, submit, children }: DialogFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef(false)
  // The first field that was found wrong has the focus, whenever that is found.
  useEffect(() => {
    const wrong = sent.current ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null
    if (wrong) sent.current = false
    wrong?.focus()
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    // Portals do not stop events of React: the article's form must not hear this one.
    event.stopPropagation()
    sent.current = true
    onSubmit()
  }
  return (
    <form ref={form} onSubmit={send} noValidate className="flex flex-col gap-4">
      {children}
      <div className="flex flex-wrap justify-end gap-3">
        {before}
        <Dialog.Close>
          <Button type="button" variant="soft" color="gray">
            Cancelar
          </Button>
        </Dialog.Close>
        {submit}
      </div>
    </form>
  )
}
