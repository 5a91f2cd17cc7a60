'use client'

import { type UseFormReturn, useWatch } from 'react-hook-form'
import { PictureAddress } from '#components/media/picture-address.client.tsx'
import { filledBy } from '#components/ui/forms/filled.ts'
import type { BannerFields } from '#lib/schemas/site/banner.ts'

/** A banner's picture: an upload or an address. */
export const BannerPicture = ({ form }: { form: UseFormReturn<BannerFields> }) => (
  <PictureAddress
    address={useWatch({ control: form.control, name: 'imageUrl' })}
    alt="Prévia do banner"
    error={form.formState.errors.imageUrl?.message}
    field={filledBy(form)('imageUrl')}
    onUpload={path => form.setValue('imageUrl', path, { shouldDirty: true, shouldValidate: true })}
  />
)
