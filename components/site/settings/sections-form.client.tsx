'use client'

import { Button, TextField } from '@radix-ui/themes'
import { type Control, Controller, useFieldArray } from 'react-hook-form'
import { Field } from '#components/ui/fields/field.tsx'
import { LinesField } from '#components/ui/fields/lines-field.client.tsx'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SaveRow } from '#components/ui/forms/save-row.tsx'
import { useSettingForm } from '#components/versioned/use-setting-form.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { SaveSectionsInput, Sections } from '#lib/schemas/site/sections.ts'

const resolver = lateResolver(() =>
  import('#lib/schemas/site/sections.ts').then(({ sectionsFields }) => sectionsFields),
)

interface SectionsFormProps {
  sections: Sections
  save: Act<SaveSectionsInput>
}

/** The form of the editorial sections: their names, addresses, tags and order. */
export function SectionsForm({ sections, save }: SectionsFormProps) {
  const { register, control, errors, busy, formProps } = useSettingForm({
    fields: sections,
    resolver,
    save,
    saved: 'Editorias salvas. O menu do jornal já as mostra.',
  })
  const { fields, append, remove, swap } = useFieldArray({ control, name: 'sections' })
  return (
    <form {...formProps} className="flex flex-col gap-4">
      {fields.length === 0 && <p className="text-soft">Nenhuma editoria ainda.</p>}
      {fields.map(({ id }, place) => {
        const wrong = errors.sections?.[place]
        return (
          <fieldset key={id} className="flex flex-col gap-3 border-t border-rule pt-4">
            <legend className="sr-only">Editoria {place + 1}</legend>
            <div className="grid gap-3 sm:grid-cols-2">
              <Field label="Nome" error={wrong?.name?.message}>
                {props => <TextField.Root {...props} {...register(`sections.${place}.name`)} required />}
              </Field>
              <Field label="Endereço" hint="Vazio, segue o nome." error={wrong?.slug?.message}>
                {props => (
                  <TextField.Root {...props} {...register(`sections.${place}.slug`)}>
                    <TextField.Slot>/editoria/</TextField.Slot>
                  </TextField.Root>
                )}
              </Field>
            </div>
            <TagLines control={control} place={place} error={firstOf(wrong?.tags)} />
            <div className="flex flex-wrap gap-2">
              <Button type="button" variant="soft" disabled={place === 0} onClick={() => swap(place, place - 1)}>
                Subir
              </Button>
              <Button
                type="button"
                variant="soft"
                disabled={place === fields.length - 1}
                onClick={() => swap(place, place + 1)}
              >
                Descer
              </Button>
              <Button type="button" variant="soft" color="gray" onClick={() => remove(place)}>
                Retirar
              </Button>
            </div>
          </fieldset>
        )
      })}
      <p>
        <Button type="button" variant="outline" onClick={() => append({ name: '', slug: '', tags: [] })}>
          Nova editoria
        </Button>
      </p>
      <SaveRow busy={busy} />
    </form>
  )
}

interface TagLinesProps {
  control: Control<Sections>
  place: number
  error?: string
}

const TagLines = ({ control, place, error }: TagLinesProps) => (
  <Controller
    control={control}
    name={`sections.${place}.tags`}
    render={({ field }) => (
      <LinesField
        label="Assuntos"
        hint="Um por linha. A editoria mostra os artigos que têm pelo menos um deles."
        error={error}
        value={field.value}
        onChange={field.onChange}
      />
    )}
  />
)

interface ListError {
  message?: string
  find?: (test: (line?: { message?: string }) => unknown) => { message?: string } | undefined
}

/** The list's own message, or the message of its first invalid line. */
const firstOf = (error: ListError | undefined) => error?.message ?? error?.find?.(line => line)?.message
