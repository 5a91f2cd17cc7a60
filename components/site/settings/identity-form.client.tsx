'use client'

import { TextArea, TextField } from '@radix-ui/themes'
import { Controller } from 'react-hook-form'
import { Field } from '#components/ui/fields/field.tsx'
import { LinesField } from '#components/ui/fields/lines-field.client.tsx'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SaveRow } from '#components/ui/forms/save-row.tsx'
import { useSettingForm } from '#components/versioned/use-setting-form.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { SaveIdentityInput } from '#lib/schemas/site/identity.ts'
import type { Identity } from '#lib/schemas/site/site-settings.ts'

const resolver = lateResolver(() =>
  import('#lib/schemas/site/identity.ts').then(({ identityFields }) => identityFields),
)

interface IdentityFormProps {
  identity: Identity
  save: Act<SaveIdentityInput>
}

/** The form of the newspaper's name, description, company and contacts. */
export function IdentityForm({ identity, save }: IdentityFormProps) {
  const { register, control, errors, busy, formProps } = useSettingForm({
    fields: identity,
    resolver,
    save,
    saved: 'Jornal salvo. As páginas já mostram a mudança.',
  })
  const profiles = errors.profiles?.message ?? errors.profiles?.find?.(error => error)?.message
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <Field label="Nome" error={errors.name?.message}>
        {props => <TextField.Root {...props} {...register('name')} required />}
      </Field>
      <Field label="Descrição" hint="Uma frase, no rodapé e nos buscadores." error={errors.description?.message}>
        {props => <TextArea {...props} {...register('description')} rows={3} />}
      </Field>
      <Field
        label="Razão social"
        hint="O nome da empresa ou associação que publica o jornal."
        error={errors.companyName?.message}
      >
        {props => <TextField.Root {...props} {...register('companyName')} autoComplete="organization" />}
      </Field>
      <Field label="CNPJ" error={errors.cnpj?.message}>
        {props => <TextField.Root {...props} {...register('cnpj')} autoComplete="off" />}
      </Field>
      <Field label="E-mail da redação" error={errors.email?.message}>
        {props => <TextField.Root {...props} {...register('email')} type="email" />}
      </Field>
      <Field label="Telefone" error={errors.phone?.message}>
        {props => <TextField.Root {...props} {...register('phone')} type="tel" />}
      </Field>
      <Field label="Endereço da sede" hint="Rua, número, cidade, estado e CEP." error={errors.address?.message}>
        {props => <TextField.Root {...props} {...register('address')} />}
      </Field>
      <Controller
        control={control}
        name="profiles"
        render={({ field }) => (
          <LinesField
            label="Redes sociais"
            hint="Um endereço por linha, começando por https://. Aparecem no rodapé e nos dados para buscadores."
            error={profiles}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <SaveRow busy={busy} />
    </form>
  )
}
