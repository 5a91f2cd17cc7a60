'use client'

import { Button, Dialog, TextField } from '@radix-ui/themes'
import { type FormEvent, type ReactElement, useState } from 'react'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { limits } from '#lib/limits.ts'
import type { BulkAct } from '#lib/list/bulk.ts'
import type { TagSubscribersInput } from '#lib/schemas/newsletter/subscriber.ts'

interface TagDialogProps {
  trigger: ReactElement
  busy: boolean
  run: (words: BulkAct['done'], input: Omit<TagSubscribersInput, 'ids'>) => Promise<boolean>
}

const words = {
  add: { one: 'recebeu a etiqueta', many: 'receberam a etiqueta', none: 'Ninguém recebeu a etiqueta' },
  remove: { one: 'ficou sem a etiqueta', many: 'ficaram sem a etiqueta', none: 'Ninguém ficou sem a etiqueta' },
}

/** Asks for a tag, and whether the selected subscribers get or lose it. */
export function TagDialog({ trigger, busy, run }: TagDialogProps) {
  const [open, setOpen] = useState(false)
  const [tag, setTag] = useState('')
  const [problem, setProblem] = useState('')
  const submit = async (act: TagSubscribersInput['act']) => {
    if (tag.trim() === '') return setProblem('Escreva a etiqueta')
    if (await run(words[act], { tag, act })) setOpen(false)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    void submit('add')
  }
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>{trigger}</Dialog.Trigger>
      <DialogContent maxWidth="28rem">
        <Dialog.Title>Etiquetas</Dialog.Title>
        <Dialog.Description size="2" color="gray">
          Uma etiqueta junta inscritos para enviar uma edição só a eles.
        </Dialog.Description>
        <form onSubmit={send} noValidate className="mt-4 flex flex-col gap-4">
          <Field label="Etiqueta" error={problem || undefined}>
            {props => (
              <TextField.Root
                {...props}
                value={tag}
                autoComplete="off"
                maxLength={limits.newsletter.tag.max}
                onChange={event => {
                  setTag(event.target.value)
                  setProblem('')
                }}
              />
            )}
          </Field>
          <div className="flex flex-wrap justify-end gap-3">
            <Button type="button" variant="soft" color="gray" disabled={busy} onClick={() => submit('remove')}>
              Tirar etiqueta
            </Button>
            <Button type="submit" disabled={busy}>
              Pôr etiqueta
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog.Root>
  )
}
