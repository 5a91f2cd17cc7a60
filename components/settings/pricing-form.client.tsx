'use client'

import { TextField } from '@radix-ui/themes'
import { Field } from '#components/ui/fields/field.tsx'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SaveRow } from '#components/ui/forms/save-row.tsx'
import { useSettingForm } from '#components/ui/forms/use-setting-form.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { PricingFields, SavePricingInput } from '#lib/schemas/site/pricing.ts'

const resolver = lateResolver(() => import('#lib/schemas/site/pricing.ts').then(({ pricingFields }) => pricingFields))

interface PricingFormProps {
  pricing: PricingFields
  save: Act<SavePricingInput>
}

/** The form of the premium plan's price. */
export function PricingForm({ pricing, save }: PricingFormProps) {
  const { register, errors, busy, formProps } = useSettingForm({
    fields: pricing,
    resolver,
    save,
    saved: 'Preço salvo. As páginas já mostram o novo valor.',
  })
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <Field label="Premium, por mês" hint="Em reais, como 49,90." error={errors.premium?.message}>
        {props => (
          <TextField.Root {...props} {...register('premium')} inputMode="decimal" autoComplete="off">
            <TextField.Slot>R$</TextField.Slot>
          </TextField.Root>
        )}
      </Field>
      <SaveRow busy={busy} label="Salvar preço" />
    </form>
  )
}
