'use client'

import { Button, TextField } from '@radix-ui/themes'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { PictureAddress } from '#components/media/picture-address.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { LocalTimeInput } from '#components/ui/fields/local-time-input.client.tsx'
import { SelectField } from '#components/ui/fields/select-field.tsx'
import { filledBy } from '#components/ui/forms/filled.ts'
import { lateResolver } from '#components/ui/forms/late-resolver.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useVersionedForm } from '#components/versioned/use-versioned-form.client.tsx'
import { adPlaces, adSlots, mediumAd } from '#lib/ads/ads.ts'
import type { Act } from '#lib/outcome.ts'
import type { BannerFields, ChangeBannerInput } from '#lib/schemas/site/banner.ts'

const resolver = lateResolver(() => import('#lib/schemas/site/banner.ts').then(({ bannerFields }) => bannerFields))

interface BannerFormProps {
  /** Null for a new banner. */
  id: string | null
  fields: BannerFields
  create: Act<BannerFields>
  change: Act<ChangeBannerInput>
}

/** Creates or changes a house banner. */
export function BannerForm({ id, fields, create, change }: BannerFormProps) {
  const router = useRouter()
  // Between the answer and the list, a second click would create a second banner.
  const [done, setDone] = useState(false)
  const { form, busy, formProps } = useVersionedForm({
    resolver,
    stored: fields,
    send: sent => (id ? change({ id, fields: sent.fields, from: sent.from }) : create(sent.fields)),
    failure: 'Não foi possível salvar o banner.',
    saved: () => ['Banner salvo. As páginas já mostram a mudança.'],
    onSaved() {
      setDone(true)
      router.push('/admin/banners')
    },
  })
  const { control, formState } = form
  const { errors } = formState
  const register = filledBy(form)

  return (
    <form {...formProps} className="flex flex-col gap-4">
      <Field label="Nome" hint="Só a redação vê." error={errors.name?.message}>
        {props => <TextField.Root {...props} {...register('name')} autoComplete="off" required />}
      </Field>
      <Controller
        control={control}
        name="slot"
        render={({ field }) => (
          <SelectField
            {...field}
            label="Espaço"
            hint={sizeHint}
            options={adSlots.map(slot => ({ value: slot, label: adPlaces[slot].label }))}
            error={errors.slot?.message}
          />
        )}
      />
      <BannerPicture form={form} />
      <Field label="Descrição da imagem" hint="O que está escrito nela." error={errors.alt?.message}>
        {props => <TextField.Root {...props} {...register('alt')} autoComplete="off" required />}
      </Field>
      <Field
        label="Para onde o clique leva"
        hint="Um endereço https:// ou um caminho deste site."
        error={errors.linkUrl?.message}
      >
        {props => <TextField.Root {...props} {...register('linkUrl')} inputMode="url" autoComplete="off" required />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Começa em" hint="Horário de Brasília." error={errors.startsAt?.message}>
          {props => <LocalTimeInput {...props} {...register('startsAt')} required />}
        </Field>
        <Field label="Termina em" hint="Em branco: até ser desligado." error={errors.endsAt?.message}>
          {props => <LocalTimeInput {...props} {...register('endsAt')} />}
        </Field>
      </div>
      <div className="flex justify-end gap-3">
        <Button asChild size="3" variant="soft" color="gray">
          <Link href="/admin/banners">Cancelar</Link>
        </Button>
        <SubmitButton busy={busy || done} busyText="Salvando...">
          Salvar
        </SubmitButton>
      </div>
    </form>
  )
}

const [width, height] = mediumAd
const sizeHint = `Use uma imagem de ${width} × ${height} pixels, ou o dobro.`

/** A banner's picture: an upload or an address. */
const BannerPicture = ({ form }: { form: UseFormReturn<BannerFields> }) => (
  <PictureAddress
    address={useWatch({ control: form.control, name: 'imageUrl' })}
    alt="Prévia do banner"
    error={form.formState.errors.imageUrl?.message}
    field={filledBy(form)('imageUrl')}
    onUpload={path => form.setValue('imageUrl', path, { shouldDirty: true, shouldValidate: true })}
  />
)
