'use client'

import { AlertDialog, Dialog } from '@radix-ui/themes'
import { useFocusReturn } from './focus/use-focus-return.client.tsx'

/** A dialog's content. Closing it returns the focus to where the person was. */
export function DialogContent(props: Dialog.ContentProps) {
  const { remember, giveBack } = useFocusReturn()
  return <Dialog.Content onOpenAutoFocus={remember} onCloseAutoFocus={giveBack} {...props} />
}

/** The same for a question. */
export function QuestionContent(props: AlertDialog.ContentProps) {
  const { remember, giveBack } = useFocusReturn()
  return <AlertDialog.Content onOpenAutoFocus={remember} onCloseAutoFocus={giveBack} {...props} />
}
