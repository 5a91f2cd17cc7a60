'use client'

import { Button, TextArea } from '@radix-ui/themes'
import { CalendarPlus, ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { Field } from '#components/ui/fields/field.tsx'
import { FileDrop } from '#components/ui/fields/file-drop.client.tsx'
import { forgetFailure, sayError, sayFailure, unreachable } from '#components/ui/forms/form-failure.ts'
import { Section } from '#components/ui/section.tsx'
import type { EventFormValues } from '#lib/events/desk/form-values.ts'
import { limits } from '#lib/limits.ts'
import type { EventActions } from '../event-actions.ts'
import type { CityChoice, EventFormControl } from './event-form-control.ts'

interface PasteInvitationProps extends Pick<CityChoice, 'setCity'> {
  form: EventFormControl
  read: EventActions['readInvitation']
}

const failure = 'Não foi possível ler o convite'

/** Fills the form from a pasted invitation or an ICS file. What the text does not say stays as it is. */
export function PasteInvitation({ form, setCity, read }: PasteInvitationProps) {
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)

  async function fill(invitation: string) {
    forgetFailure()
    setBusy(true)
    const outcome = await read({ text: invitation }).catch(() => null)
    setBusy(false)
    if (!outcome) return sayFailure(failure, unreachable)
    if (outcome.serverError) return sayError(outcome.serverError, failure)
    const { values = {}, city = null, zone = null } = outcome.data ?? {}
    if (city) setCity(city)
    for (const name of Object.keys(values) as (keyof EventFormValues)[])
      form.setValue(name, values[name] as EventFormValues[typeof name], { shouldDirty: true })
    form.clearErrors()
    toast.success(
      values.startDate
        ? 'Formulário preenchido. Confira antes de salvar.'
        : 'Não encontramos a data no texto. Complete o formulário.',
      { description: zone ?? undefined },
    )
  }

  async function open(file: File | undefined) {
    if (!file) return
    if (file.size > 4 * limits.event.invitation) return sayFailure(failure, 'O arquivo é grande demais.')
    await fill((await file.text()).slice(0, limits.event.invitation))
  }

  return (
    <Section
      title="Já tem o convite?"
      intro="Cole o texto ou escolha um arquivo ICS: o formulário se preenche com o que estiver escrito."
    >
      <div className="flex flex-col gap-3">
        <Field label="Texto do convite">
          {props => (
            <TextArea
              {...props}
              value={text}
              onChange={event => setText(event.target.value)}
              maxLength={limits.event.invitation}
              rows={3}
              resize="vertical"
              placeholder="Sáb 14/06, 19h–22h, Praça do Rádio, entrada franca"
            />
          )}
        </Field>
        <Button
          type="button"
          variant="soft"
          className="self-start"
          disabled={busy || text.trim() === ''}
          aria-busy={busy}
          onClick={() => fill(text)}
        >
          <ClipboardPaste aria-hidden size={16} /> {busy ? 'Lendo...' : 'Preencher'}
        </Button>
        <FileDrop
          icon={<CalendarPlus aria-hidden size={24} />}
          prompt="Escolha um arquivo ICS ou arraste-o para cá"
          hint="De um convite de calendário"
          accept=".ics,text/calendar"
          disabled={busy}
          onFiles={([file]) => void open(file)}
        />
      </div>
    </Section>
  )
}
