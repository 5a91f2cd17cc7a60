'use client'

import { TextField } from '@radix-ui/themes'
import { Field } from '#components/ui/fields/field.tsx'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SaveRow } from '#components/ui/forms/save-row.tsx'
import { useSettingForm } from '#components/ui/forms/use-setting-form.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { Appearance, SaveAppearanceInput } from '#lib/schemas/site/appearance.ts'

const resolver = lateResolver(() =>
  import('#lib/schemas/site/appearance.ts').then(({ appearanceFields }) => appearanceFields),
)

interface AppearanceFormProps {
  appearance: Appearance
  save: Act<SaveAppearanceInput>
}

/** The form of the accent colours, one for each scheme. */
export function AppearanceForm({ appearance, save }: AppearanceFormProps) {
  const { register, errors, busy, formProps } = useSettingForm({
    fields: appearance,
    resolver,
    save,
    saved: 'Cores salvas. As páginas já mostram a mudança.',
  })
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <Field label="No claro" hint="Como #a3320b. Vazio: o urucum do projeto." error={errors.light?.message}>
        {props => <TextField.Root {...props} {...register('light')} autoComplete="off" spellCheck={false} />}
      </Field>
      <Field label="No escuro" hint="Como #ff9a6c. Vazio: o urucum do projeto." error={errors.dark?.message}>
        {props => <TextField.Root {...props} {...register('dark')} autoComplete="off" spellCheck={false} />}
      </Field>
      <SaveRow busy={busy} label="Salvar cores" />
    </form>
  )
}
