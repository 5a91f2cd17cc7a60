'use client'

import { TextField } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { Field } from '#components/ui/fields/field.tsx'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SaveRow } from '#components/ui/forms/save-row.tsx'
import { useSettingForm } from '#components/versioned/use-setting-form.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { PricingFields, SavePricingInput } from '#lib/schemas/site/pricing.ts'

const resolver = lateResolver(() => import('#lib/schemas/site/pricing.ts').then(({ pricingFields }) => pricingFields))

interface PricingFormProps {
  pricing: PricingFields
  save: Act<SavePricingInput>
}

/** The form of the premium plan's prices, and of what subscribers may give away and others may read. */
export function PricingForm({ pricing, save }: PricingFormProps) {
  const { register, errors, busy, formProps } = useSettingForm({
    fields: pricing,
    resolver,
    save,
    saved: 'Preços salvos. As páginas já mostram os novos valores.',
  })
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Premium, por mês" hint="Em reais, como 49,90." error={errors.premium?.message}>
          {props => <Price {...props} {...register('premium')} />}
        </Field>
        <Field label="Premium, por ano" hint="Vazio: sem plano anual." error={errors.yearly?.message}>
          {props => <Price {...props} {...register('yearly')} />}
        </Field>
        <Field
          label="Presentes por mês"
          hint="Matérias premium que cada assinante pode dar a alguém, de 0 a 20."
          error={errors.gifts?.message}
        >
          {props => <TextField.Root {...props} {...register('gifts')} inputMode="numeric" autoComplete="off" />}
        </Field>
        <Field
          label="Leituras grátis por mês"
          hint="Matérias premium que cada leitor com conta pode ler sem assinar, de 0 a 20."
          error={errors.meter?.message}
        >
          {props => <TextField.Root {...props} {...register('meter')} inputMode="numeric" autoComplete="off" />}
        </Field>
      </div>
      <SaveRow busy={busy} label="Salvar preços" />
    </form>
  )
}

const Price = (props: ComponentProps<typeof TextField.Root>) => (
  <TextField.Root {...props} inputMode="decimal" autoComplete="off">
    <TextField.Slot>R$</TextField.Slot>
  </TextField.Root>
)
