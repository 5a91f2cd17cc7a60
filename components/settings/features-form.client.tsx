'use client'

import { Checkbox } from '@radix-ui/themes'
import { useId } from 'react'
import { Controller } from 'react-hook-form'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SaveRow } from '#components/ui/forms/save-row.tsx'
import { useSettingForm } from '#components/ui/forms/use-setting-form.client.tsx'
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
  const id = useId()
  const { control, busy, formProps } = useSettingForm({
    fields: features,
    resolver,
    save,
    saved: 'Salvo. As páginas já mostram a mudança.',
  })
  return (
    <form {...formProps} className="flex flex-col gap-4">
      {labels.map(({ name, label, hint }) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field }) => (
            <div className="flex items-start gap-3">
              <Checkbox
                id={id + name}
                aria-describedby={`${id}${name}-hint`}
                checked={field.value}
                onCheckedChange={checked => field.onChange(checked === true)}
                onBlur={field.onBlur}
                ref={field.ref}
                mt="1"
              />
              <div>
                <label htmlFor={id + name} className="font-medium">
                  {label}
                </label>
                <p id={`${id}${name}-hint`} className="text-sm text-soft">
                  {hint}
                </p>
              </div>
            </div>
          )}
        />
      ))}
      <SaveRow busy={busy} label="Salvar partes" />
    </form>
  )
}
