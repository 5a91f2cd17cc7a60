'use client'

import { TextField } from '@radix-ui/themes'
import { Controller } from 'react-hook-form'
import { Field } from '#components/ui/fields/field.tsx'
import { SelectField } from '#components/ui/fields/select-field.tsx'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SaveRow } from '#components/ui/forms/save-row.tsx'
import { useSettingForm } from '#components/versioned/use-setting-form.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { SaveShareTermsInput, ShareTermsFields } from '#lib/schemas/shares/share.ts'

const resolver = lateResolver(() =>
  import('#lib/schemas/shares/share.ts').then(({ shareTermsFields }) => shareTermsFields),
)

interface TermsFormProps {
  fields: ShareTermsFields
  bases: readonly { value: ShareTermsFields['basis']; label: string }[]
  save: Act<SaveShareTermsInput>
}

/** The form of the percentage and the basis of months to come. */
export function TermsForm({ fields, bases, save }: TermsFormProps) {
  const { register, control, errors, busy, formProps } = useSettingForm({
    fields,
    resolver,
    save,
    saved: 'Repasse salvo. Vale para os próximos fechamentos.',
  })
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Percentual para quem escreve"
          hint="Da receita líquida do mês, de 0 a 100. Vazio: sem repasse."
          error={errors.percent?.message}
        >
          {props => (
            <TextField.Root {...props} {...register('percent')} inputMode="decimal" autoComplete="off">
              <TextField.Slot side="right">%</TextField.Slot>
            </TextField.Root>
          )}
        </Field>
        <Controller
          control={control}
          name="basis"
          render={({ field: { ref: _, ...field } }) => (
            <SelectField label="Base" {...field} options={bases} error={errors.basis?.message} />
          )}
        />
      </div>
      <SaveRow busy={busy} label="Salvar repasse" />
    </form>
  )
}
