'use client'

import { Button, TextArea } from '@radix-ui/themes'
import { useId } from 'react'
import { toast } from 'sonner'
import { copyText } from '#components/ui/copy-text.ts'

interface CopyCodeProps {
  label: string
  code: string
  /** The words of the button. */
  verb: string
}

/** A code to paste into a bank's app, with a button that copies it. Without a script it can be selected. */
export function CopyCode({ label, code, verb }: CopyCodeProps) {
  const id = useId()
  async function copy() {
    if (await copyText(code)) toast.success('Código copiado')
    else toast.error('O navegador não deixou copiar. Selecione o código e copie.')
  }
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <TextArea
        id={id}
        readOnly
        value={code}
        rows={4}
        className="font-mono"
        onFocus={event => event.currentTarget.select()}
      />
      <div>
        <Button type="button" size="3" onClick={copy}>
          {verb}
        </Button>
      </div>
    </div>
  )
}
