'use client'

import { Button, Dialog } from '@radix-ui/themes'

/** The button that leaves a dialog as it was. */
export const DialogCancel = ({ text = 'Cancelar', size }: { text?: string; size?: '3' }) => (
  <Dialog.Close>
    <Button type="button" size={size} variant="soft" color="gray">
      {text}
    </Button>
  </Dialog.Close>
)
