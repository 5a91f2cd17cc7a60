'use client'

import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SaveRow } from '#components/ui/forms/save-row.tsx'
import { SwitchRows } from '#components/ui/forms/switch-rows.client.tsx'
import { useSettingForm } from '#components/versioned/use-setting-form.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { FeatureName, Features, SaveFeaturesInput } from '#lib/schemas/site/features.ts'

const resolver = lateResolver(() =>
  import('#lib/schemas/site/features.ts').then(({ featureSwitches }) => featureSwitches),
)

interface FeaturesFormProps {
  features: Features
  /** The switches in their order, with their words. */
  labels: readonly { name: FeatureName; label: string; hint: string }[]
  save: Act<SaveFeaturesInput>
}

/** The form of the parts of the readers' site. */
export function FeaturesForm({ features, labels, save }: FeaturesFormProps) {
  const { control, busy, formProps } = useSettingForm({
    fields: features,
    resolver,
    save,
    saved: 'Salvo. As páginas já mostram a mudança.',
  })
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <SwitchRows control={control} rows={labels} />
      <SaveRow busy={busy} label="Salvar partes" />
    </form>
  )
}
