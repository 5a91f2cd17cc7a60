'use client'

import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SaveRow } from '#components/ui/forms/save-row.tsx'
import { useSettingForm } from '#components/versioned/use-setting-form.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { Appearance, SaveAppearanceInput } from '#lib/schemas/site/appearance.ts'
import { ColorField } from './color-field.client.tsx'

const resolver = lateResolver(() =>
  import('#lib/schemas/site/appearance.ts').then(({ appearanceFields }) => appearanceFields),
)

interface AppearanceFormProps {
  appearance: Appearance
  save: Act<SaveAppearanceInput>
}

/** The form of the accent colours, one for each scheme. */
export function AppearanceForm({ appearance, save }: AppearanceFormProps) {
  const { control, busy, formProps } = useSettingForm({
    fields: appearance,
    resolver,
    save,
    saved: 'Cores salvas. As páginas já mostram a mudança.',
  })
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <ColorField control={control} scheme="light" label="No claro" />
      <ColorField control={control} scheme="dark" label="No escuro" />
      <SaveRow busy={busy} label="Salvar cores" />
    </form>
  )
}
