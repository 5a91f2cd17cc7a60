'use client'

import { Controller } from 'react-hook-form'
import { ClockInput } from '#components/ui/fields/clock-input.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { SelectField } from '#components/ui/fields/select-field.tsx'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SaveRow } from '#components/ui/forms/save-row.tsx'
import { SwitchRows } from '#components/ui/forms/switch-rows.client.tsx'
import { useSettingForm } from '#components/versioned/use-setting-form.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { Automatic, SaveAutomaticInput, Weekday } from '#lib/schemas/newsletter/automatic.ts'

const resolver = lateResolver(() =>
  import('#lib/schemas/newsletter/automatic.ts').then(({ automaticFields }) => automaticFields),
)

const days: readonly { value: Weekday; label: string }[] = [
  { value: 'segunda', label: 'Segunda-feira' },
  { value: 'terca', label: 'Terça-feira' },
  { value: 'quarta', label: 'Quarta-feira' },
  { value: 'quinta', label: 'Quinta-feira' },
  { value: 'sexta', label: 'Sexta-feira' },
  { value: 'sabado', label: 'Sábado' },
  { value: 'domingo', label: 'Domingo' },
]

interface AutomaticFormProps {
  fields: Automatic
  /** The switches in their order, with their words. */
  switches: readonly { name: 'daily' | 'weekly' | 'welcome'; label: string; hint: string }[]
  save: Act<SaveAutomaticInput>
}

export function AutomaticForm({ fields, switches, save }: AutomaticFormProps) {
  const { control, errors, busy, formProps } = useSettingForm({
    fields,
    resolver,
    save,
    saved: 'Edições automáticas salvas.',
  })
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <SwitchRows control={control} rows={switches} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Hora" hint="No relógio de cada cidade." error={errors.hour?.message}>
          {props => (
            <Controller control={control} name="hour" render={({ field }) => <ClockInput {...props} {...field} />} />
          )}
        </Field>
        <Controller
          control={control}
          name="weekday"
          render={({ field }) => (
            <SelectField
              label="Dia da edição semanal"
              name={field.name}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              options={days}
              error={errors.weekday?.message}
            />
          )}
        />
      </div>
      <SaveRow busy={busy} label="Salvar automáticas" />
    </form>
  )
}
