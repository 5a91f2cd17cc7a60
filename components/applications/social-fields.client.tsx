'use client'

import { TextField } from '@radix-ui/themes'
import { Field } from '#components/ui/fields/field.tsx'
import { filledBy } from '#components/ui/forms/filled.ts'
import { Section } from '#components/ui/section.tsx'
import { socialNetworkLabels, socialNetworks } from '#lib/applications/application.ts'
import { limits } from '#lib/limits.ts'
import type { ApplicationForm } from './apply-form-type.ts'

/** “Redes Sociais e Site”. */
export function SocialFields({ form }: { form: ApplicationForm }) {
  const { errors } = form.formState
  const register = filledBy(form)
  return (
    <Section title="Redes Sociais e Site" intro="Tudo aqui é opcional: o endereço da página ou o nome de usuário.">
      <div className="grid gap-4 sm:grid-cols-2">
        {socialNetworks.map(network => (
          <Field key={network} label={socialNetworkLabels[network]} error={errors[network]?.message}>
            {props => (
              <TextField.Root
                {...props}
                {...register(network)}
                size="3"
                autoComplete="off"
                maxLength={limits.application.social}
              />
            )}
          </Field>
        ))}
        <div className="sm:col-span-2">
          <Field label="Site" hint="Começa com https://" error={errors.website?.message}>
            {props => (
              <TextField.Root
                {...props}
                {...register('website')}
                size="3"
                inputMode="url"
                autoComplete="url"
                placeholder="https://"
                maxLength={limits.url.max}
              />
            )}
          </Field>
        </div>
      </div>
    </Section>
  )
}
