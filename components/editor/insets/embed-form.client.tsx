'use client'

import { Button, TextArea, TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { Field } from '#components/ui/fields/field.tsx'
import type { Embed } from '#lib/body/body.ts'
import { embedLimits, toEmbed } from '#lib/body/embeds/frames.ts'
import { DialogForm } from '../editor-dialog.client.tsx'
import { TitleField } from '../line-field.client.tsx'

interface EmbedFormProps {
  embed: Embed | null
  onSave: (embed: Embed) => void
}

/** The form for another site's HTML: a post, a chart, a map. */
export function EmbedForm({ embed, onSave }: EmbedFormProps) {
  const [html, setHtml] = useState(embed?.html ?? '')
  const [title, setTitle] = useState(embed?.title ?? '')
  const [height, setHeight] = useState(String(embed?.height ?? embedLimits.height.usual))
  const [errors, setErrors] = useState<{ html?: string; title?: string }>({})
  const submit = () => {
    const made = toEmbed(html, title.trim(), height)
    const found = {
      html: made ? undefined : 'Cole o código de incorporação, com no máximo 10 mil caracteres.',
      title: title.trim() ? undefined : 'Diga o que é: é o que se lê antes de o conteúdo ser carregado.',
    }
    setErrors(found)
    if (made && !found.title) onSave(made)
  }
  return (
    <DialogForm onSubmit={submit} submit={<Button type="submit">Salvar conteúdo</Button>}>
      <Field
        label="Código HTML"
        error={errors.html}
        hint="O código roda isolado da página e só quando o leitor pede. O que não for permitido é retirado ao salvar."
      >
        {control => (
          <TextArea
            {...control}
            value={html}
            onChange={event => setHtml(event.target.value)}
            rows={6}
            spellCheck={false}
          />
        )}
      </Field>
      <TitleField label="Título do conteúdo" error={errors.title} value={title} onValue={setTitle} />
      <Field label="Altura (em pixels)">
        {control => (
          <TextField.Root
            {...control}
            type="number"
            value={height}
            onChange={event => setHeight(event.target.value)}
            min={embedLimits.height.least}
            max={embedLimits.height.most}
          />
        )}
      </Field>
    </DialogForm>
  )
}
