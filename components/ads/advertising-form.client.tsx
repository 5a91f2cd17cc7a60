'use client'

import { TextArea, TextField } from '@radix-ui/themes'
import { Field } from '#components/ui/fields/field.tsx'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SaveRow } from '#components/ui/forms/save-row.tsx'
import { useSettingForm } from '#components/versioned/use-setting-form.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { AdvertisingFields, SaveAdvertisingInput } from '#lib/schemas/site/advertising.ts'

const resolver = lateResolver(() =>
  import('#lib/schemas/site/advertising.ts').then(({ advertisingFields }) => advertisingFields),
)

interface AdvertisingFormProps {
  fields: AdvertisingFields
  save: Act<SaveAdvertisingInput>
}

/** The form of the ad network's code and the lines of ads.txt. */
export function AdvertisingForm({ fields, save }: AdvertisingFormProps) {
  const { register, errors, busy, formProps } = useSettingForm({
    fields,
    resolver,
    save,
    saved: 'Publicidade salva. As páginas já mostram a mudança.',
  })
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <Field
        label="Código da rede (Google Ad Manager)"
        hint="Só números. Em branco: apenas banners da casa. Crie na rede um bloco com o nome de cada espaço."
        error={errors.networkCode?.message}
      >
        {props => <TextField.Root {...props} {...register('networkCode')} inputMode="numeric" autoComplete="off" />}
      </Field>
      <Field
        label="ads.txt"
        hint="Quem pode vender os anúncios deste site, uma linha para cada: domínio, conta, DIRECT ou RESELLER."
        error={errors.adsTxt?.message}
      >
        {props => (
          <TextArea
            {...props}
            {...register('adsTxt')}
            rows={8}
            resize="vertical"
            spellCheck={false}
            className="font-mono"
          />
        )}
      </Field>
      <SaveRow busy={busy} />
    </form>
  )
}
