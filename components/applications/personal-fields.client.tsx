'use client'

import { TextField } from '@radix-ui/themes'
import { Field } from '#components/ui/fields/field.tsx'
import { filledBy } from '#components/ui/forms/filled.ts'
import { Section } from '#components/ui/section.tsx'
import { limits } from '#lib/limits.ts'
import type { ApplicationForm } from './apply-form-type.ts'
import { MaskedInput } from './masked-input.client.tsx'
import { maskedCpfTyped, maskedPhone } from './masks.ts'

/** “Dados Pessoais”. */
export function PersonalFields({ form }: { form: ApplicationForm }) {
  const { errors } = form.formState
  const register = filledBy(form)
  return (
    <Section title="Dados Pessoais" intro="CPF, endereço e telefone são guardados cifrados.">
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Field label="E-mail" hint="É para onde a resposta vai." error={errors.email?.message}>
            {props => (
              <TextField.Root {...props} {...register('email')} type="email" size="3" autoComplete="email" required />
            )}
          </Field>
        </div>
        <MaskedInput
          form={form}
          name="cpf"
          label="CPF"
          mask={maskedCpfTyped}
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
        />
        <MaskedInput
          form={form}
          name="phone"
          label="Telefone"
          hint="Com DDD."
          mask={maskedPhone}
          inputMode="tel"
          autoComplete="tel"
          maxLength={limits.application.phone}
        />
        <div className="sm:col-span-2">
          <Field label="Endereço" hint="Rua, número, bairro, cidade e estado." error={errors.address?.message}>
            {props => (
              <TextField.Root
                {...props}
                {...register('address')}
                size="3"
                autoComplete="address-line1"
                maxLength={limits.application.address}
                required
              />
            )}
          </Field>
        </div>
      </div>
    </Section>
  )
}
