'use client'

import { Button, Dialog } from '@radix-ui/themes'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { DialogCancel } from '#components/ui/forms/dialog-cancel.client.tsx'

interface RolesDialogProps {
  name: string
  /** The names of the roles. */
  held: readonly string[]
  children: ReactNode
}

/** A person's roles in the list; pressed, they can be changed. */
export const RolesDialog = ({ name, held, children }: RolesDialogProps) => (
  <Dialog.Root>
    <Dialog.Trigger>
      <Button
        type="button"
        variant="ghost"
        color={held.length > 0 ? undefined : 'gray'}
        className="quiet-button"
        aria-label={`${held.join(', ') || 'Nenhum'}: mudar os papéis de ${name}`}
      >
        {held.join(', ') || 'Nenhum'} <Pencil aria-hidden size={14} />
      </Button>
    </Dialog.Trigger>
    <DialogContent maxWidth="32rem">
      <Dialog.Title>Papéis de {name}</Dialog.Title>
      <Dialog.Description className="mb-4">Uma mudança vale na próxima tela que a pessoa abrir.</Dialog.Description>
      {children}
      <div className="mt-5 flex justify-end">
        <DialogCancel text="Fechar" />
      </div>
    </DialogContent>
  </Dialog.Root>
)
