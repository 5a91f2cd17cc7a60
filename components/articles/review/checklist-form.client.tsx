'use client'

import { Controller, type FieldErrors } from 'react-hook-form'
import { LinesField } from '#components/ui/fields/lines-field.client.tsx'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SaveRow } from '#components/ui/forms/save-row.tsx'
import { useSettingForm } from '#components/versioned/use-setting-form.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { Checklist, SaveChecklistInput } from '#lib/schemas/articles/checklist.ts'

const resolver = lateResolver(() =>
  import('#lib/schemas/articles/checklist.ts').then(({ checklistFields }) => checklistFields),
)

interface ChecklistFormProps {
  checklist: Checklist
  save: Act<SaveChecklistInput>
}

type Errors = FieldErrors<Checklist>

const lists = [
  ['required', 'Itens obrigatórios', 'Um por linha. Ninguém aprova um texto sem marcar todos.'],
  ['others', 'Outros itens', 'Um por linha. São lembretes e não impedem a aprovação.'],
] as const

export function ChecklistForm({ checklist, save }: ChecklistFormProps) {
  const { control, errors, busy, formProps } = useSettingForm({
    fields: checklist,
    resolver,
    save,
    saved: 'Lista salva. Ela já vale para as próximas revisões.',
  })
  return (
    <form {...formProps} className="flex flex-col gap-4">
      {lists.map(([name, label, hint]) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field }) => (
            <LinesField
              label={label}
              hint={hint}
              error={firstOf(errors[name])}
              value={field.value}
              onChange={field.onChange}
              rows={6}
            />
          )}
        />
      ))}
      <SaveRow busy={busy} />
    </form>
  )
}

/** The list's own message, or the message of its first invalid line. */
const firstOf = (error: Errors['required']) => error?.message ?? error?.find?.(line => line)?.message
