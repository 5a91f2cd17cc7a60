'use client'

import { TextField } from '@radix-ui/themes'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { PictureUpload } from '#components/media/picture-upload.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { filledBy } from '#components/ui/forms/filled.ts'
import { sayFailure } from '#components/ui/forms/form-failure.ts'
import { isFreeUrl } from '#lib/addresses/free-url.ts'
import type { BannerFields } from '#lib/schemas/site/banner.ts'

/** A banner's picture: an upload or an address. */
export function BannerPicture({ form }: { form: UseFormReturn<BannerFields> }) {
  const imageUrl = useWatch({ control: form.control, name: 'imageUrl' })
  return (
    <div className="flex flex-col gap-3">
      {imageUrl && isFreeUrl(imageUrl) && (
        <img
          key={imageUrl}
          src={imageUrl}
          alt="Prévia do banner"
          className="max-h-64 w-full bg-sunken object-contain"
        />
      )}
      <PictureUpload
        onDone={({ path }) => form.setValue('imageUrl', path, { shouldDirty: true, shouldValidate: true })}
        onSignedOut={() => sayFailure('Sua sessão terminou.', 'Entre em outra aba e envie a imagem de novo.')}
      />
      <Field label="Ou o endereço da imagem" error={form.formState.errors.imageUrl?.message}>
        {props => <TextField.Root {...props} {...filledBy(form)('imageUrl')} inputMode="url" autoComplete="off" />}
      </Field>
    </div>
  )
}
