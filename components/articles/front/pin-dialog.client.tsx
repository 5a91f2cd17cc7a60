'use client'

import { Button, Dialog } from '@radix-ui/themes'
import { Pin } from 'lucide-react'
import { useState } from 'react'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { LocalTimeInput } from '#components/ui/fields/local-time-input.client.tsx'
import { SelectField } from '#components/ui/fields/select-field.tsx'
import { DialogCancel } from '#components/ui/forms/dialog-cancel.client.tsx'
import { useAct } from '#components/ui/use-act.client.tsx'
import { defaultPinHours, longestPinDays, pinHours } from '#lib/articles/pins.ts'
import type { Act } from '#lib/outcome.ts'
import type { PinInput } from '#lib/schemas/articles/pin.ts'
import { localOf } from '#lib/text/local-time.ts'

const hourMs = 60 * 60 * 1000
const freeDate = 'data'

interface PinDialogProps {
  articleId: string
  title: string
  pin: Act<PinInput>
}

/** Asks how long an article leads the home page. */
export function PinDialog({ articleId, title, pin }: PinDialogProps) {
  const [open, setOpen] = useState(false)
  const [choice, setChoice] = useState(String(defaultPinHours))
  const [local, setLocal] = useState('')
  const { busy, run } = useAct(pin, 'Artigo destacado na capa.', 'Não foi possível destacar o artigo.')
  const hours = pinHours.find(value => String(value) === choice)
  const send = async () => {
    if (await run({ articleId, until: hours ? { hours } : { local } })) setOpen(false)
  }
  const choose = (value: string) => {
    setChoice(value)
    if (value === freeDate && !local) setLocal(localOf(new Date(Date.now() + defaultPinHours * hourMs)))
  }
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button type="button" variant="soft" aria-label={`Destacar na capa: ${title}`}>
          <Pin aria-hidden size={16} /> Destacar na capa
        </Button>
      </Dialog.Trigger>
      <DialogContent maxWidth="28rem">
        <Dialog.Title>Destacar na capa</Dialog.Title>
        <Dialog.Description>
          “{title}” abre a página inicial até o prazo terminar. Depois, o artigo mais novo volta a ocupar esse lugar.
        </Dialog.Description>
        <div className="mt-4 flex flex-col gap-4">
          <SelectField
            label="Por quanto tempo"
            value={choice}
            onChange={choose}
            options={[
              ...pinHours.map(value => ({ value: String(value), label: inWords(value) })),
              { value: freeDate, label: 'Até uma data' },
            ]}
          />
          {choice === freeDate && (
            <Field label="Até" hint={`Horário de Brasília. No máximo ${longestPinDays} dias.`}>
              {control => (
                <LocalTimeInput {...control} value={local} onChange={event => setLocal(event.target.value)} />
              )}
            </Field>
          )}
        </div>
        <div className="mt-5 flex justify-end gap-3">
          <DialogCancel />
          <Button type="button" disabled={busy} onClick={send}>
            {busy ? 'Destacando...' : 'Destacar'}
          </Button>
        </div>
      </DialogContent>
    </Dialog.Root>
  )
}

const inWords = (hours: number) => (hours > 48 ? `${hours / 24} dias` : `${hours} horas`)
