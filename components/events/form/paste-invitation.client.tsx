'use client'

import { Button, Text, TextArea } from '@radix-ui/themes'
import { CalendarPlus, ClipboardPaste } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { Field } from '#components/ui/fields/field.tsx'
import { FileDrop } from '#components/ui/fields/file-drop.client.tsx'
import { forgetFailure, sayError, sayFailure, unanswered } from '#components/ui/forms/form-failure.ts'
import { Section } from '#components/ui/section.tsx'
import type { EventFormValues } from '#lib/events/desk/form-values.ts'
import { readInvitationFile } from '#lib/events/invitation/invitation-file.ts'
import { limits } from '#lib/limits.ts'
import type { EventActions } from '../event-actions.ts'
import type { EventCities, EventFormControl } from './event-form-control.ts'

interface PasteInvitationProps extends Pick<EventCities, 'learn'> {
  form: EventFormControl
  read: EventActions['readInvitation']
}

const failure = 'Não foi possível ler o convite'

/** Fills the form from a pasted invitation or an ICS file. What the text does not say stays as it is. */
export function PasteInvitation({ form, learn, read }: PasteInvitationProps) {
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [notes, setNotes] = useState('')

  async function fill(invitation: string) {
    forgetFailure()
    setBusy(true)
    const outcome = await read({ text: invitation }).catch(unanswered)
    setBusy(false)
    if (outcome.serverError) return sayError(outcome.serverError, failure)
    const { values = {}, city = null, zone = null, leftOut = null } = outcome.data ?? {}
    if (city) learn(city.path, city)
    for (const name of Object.keys(values) as (keyof EventFormValues)[])
      form.setValue(name, values[name] as EventFormValues[typeof name], { shouldDirty: true })
    form.clearErrors()
    toast.success(
      values.startDate
        ? 'Formulário preenchido. Confira antes de salvar.'
        : 'Não encontramos a data no texto. Complete o formulário.',
    )
    setNotes([zone, leftOut].filter(Boolean).join(' '))
  }

  async function open(file: File | undefined) {
    if (!file) return
    const chosen = await readInvitationFile(file)
    if ('refused' in chosen) return sayFailure(failure, chosen.refused)
    await fill(chosen.text)
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
          hint="De um convite de calendário, até 1 MB"
          accept=".ics,text/calendar"
          disabled={busy}
          onFiles={([file]) => void open(file)}
        />
        <Text as="p" size="2" role="status">
          {notes}
        </Text>
      </div>
    </Section>
  )
}
