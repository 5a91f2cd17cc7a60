'use client'

import { Button, TextField } from '@radix-ui/themes'
import { useId } from 'react'
import { toast } from 'sonner'
import { copyText } from '#components/ui/copy-text.ts'

/** An address to paste elsewhere, with a button that copies it. */
export function CopyAddress({ label, address }: { label: string; address: string }) {
  const id = useId()
  async function copy() {
    if (await copyText(address)) toast.success('Endereço copiado.')
    else toast.error('O navegador não deixou copiar. Selecione o endereço e copie.')
  }
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <div className="min-w-0 grow basis-56">
          <TextField.Root id={id} value={address} readOnly onFocus={event => event.currentTarget.select()} />
        </div>
        <Button type="button" variant="soft" onClick={copy}>
          Copiar
        </Button>
      </div>
    </div>
  )
}
