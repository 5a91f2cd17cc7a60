'use client'

import { TextField } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { Field } from '#components/ui/fields/field.tsx'
import { sayFailure } from '#components/ui/forms/form-failure.ts'
import { isFreeUrl } from '#lib/addresses/free-url.ts'
import { PictureUpload } from './picture-upload.client.tsx'

interface PictureAddressProps {
  /** The address in the form; empty for none. */
  address: string
  /** The preview's text alternative. */
  alt: string
  label?: string
  error?: string
  /** The address field's attributes from the form. */
  field: ComponentProps<typeof TextField.Root>
  onUpload: (path: string) => void
}

export function PictureAddress({ address, alt, label, error, field, onUpload }: PictureAddressProps) {
  return (
    <div className="flex flex-col gap-3">
      {address && isFreeUrl(address) && (
        <img key={address} src={address} alt={alt} className="max-h-64 w-full bg-sunken object-contain" />
      )}
      <PictureUpload
        onDone={({ path }) => onUpload(path)}
        onSignedOut={() => sayFailure('Sua sessão terminou.', 'Entre em outra aba e envie a imagem de novo.')}
      />
      <Field label={label ?? 'Ou o endereço da imagem'} error={error}>
        {props => <TextField.Root {...props} {...field} inputMode="url" autoComplete="off" />}
      </Field>
    </div>
  )
}
