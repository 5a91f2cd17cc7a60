'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { Dialog } from '@radix-ui/themes'
import { COMMAND_PRIORITY_LOW, type LexicalCommand } from 'lexical'
import {
  createContext,
  type DragEvent,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { DialogCancel } from '#components/ui/forms/dialog-cancel.client.tsx'

/** The subject of an editor's dialog, read by `read` when the command comes; null while the dialog is closed. */
export function useDialogSubject<Payload, Subject>(
  command: LexicalCommand<Payload>,
  read: (payload: Payload) => Subject,
) {
  const [editor] = useLexicalComposerContext()
  const [subject, setSubject] = useState<Subject | null>(null)
  const open = useEffectEvent((payload: Payload) => {
    setSubject(read(payload))
    return true
  })
  useEffect(() => editor.registerCommand(command, payload => open(payload), COMMAND_PRIORITY_LOW), [editor, command])
  return { subject, close: () => setSubject(null) }
}

interface EditorDialogProps {
  title: string
  maxWidth: string
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** Whether the dialog around a form holds words that closing would lose. */
const Held = createContext<RefObject<boolean> | null>(null)

/** Asks before the dialog around a form is closed, while `held`. */
export function useHeldDialog(held: boolean): void {
  const dialog = useContext(Held)
  useEffect(() => {
    if (!dialog) return
    dialog.current = held
    return () => {
      dialog.current = false
    }
  }, [dialog, held])
}

const question = 'O que está neste formulário ainda não entrou no texto. Fechar mesmo assim?'

/** A dialog over the editor. Closing it returns the focus to the caret. */
export function EditorDialog({ title, maxWidth, open, onClose, children }: EditorDialogProps) {
  const [editor] = useLexicalComposerContext()
  const held = useRef(false)
  const leave = () => {
    if (!held.current || window.confirm(question)) onClose()
  }
  return (
    <Dialog.Root open={open} onOpenChange={next => next || leave()}>
      <Dialog.Content
        maxWidth={maxWidth}
        aria-describedby={undefined}
        // Escape first closes an open list of choices.
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
        <Held value={held}>{children}</Held>
      </Dialog.Content>
    </Dialog.Root>
  )
}

interface DialogFormProps {
  onSubmit: () => void
  /** Takes files dropped anywhere on the form. */
  onFiles?: (files: File[]) => void
  /** Buttons before the cancel button. */
  before?: ReactNode
  submit: ReactNode
  children: ReactNode
}

/** The form in an editor's dialog, with its buttons. The first invalid field gets the focus. */
export function DialogForm({ onSubmit, onFiles, before, submit, children }: DialogFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef(false)
  // Focuses the first invalid field, even when validation ends later.
  useEffect(() => {
    const wrong = sent.current ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null
    if (wrong) sent.current = false
    wrong?.focus()
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble through portals: the article's form must not receive this submit.
    event.stopPropagation()
    sent.current = true
    onSubmit()
  }
  const over = (event: DragEvent) => {
    if (onFiles && event.dataTransfer.types.includes('Files')) event.preventDefault()
  }
  const drop = (event: DragEvent) => {
    // The field for files has taken its own.
    const isTaken = event.isDefaultPrevented()
    over(event)
    if (!isTaken && event.dataTransfer.files.length > 0) onFiles?.(Array.from(event.dataTransfer.files))
  }
  return (
    <form ref={form} onSubmit={send} onDragOver={over} onDrop={drop} noValidate className="flex flex-col gap-4">
      {children}
      <div className="flex flex-wrap justify-end gap-3">
        {before}
        <DialogCancel />
        {submit}
      </div>
    </form>
  )
}
