'use client'

import { TextField } from '@radix-ui/themes'
import { Field } from '#components/ui/field.tsx'

interface AddressFieldProps {
  label: string
  error?: string
  value: string
  onValue: (value: string) => void
}

/** A field for an address of the web. */
export function AddressField({ label, error, value, onValue }: AddressFieldProps) {
  return (
    <Field label={label} error={error}>
      {control => (
        <TextField.Root
          {...control}
          value={value}
          onChange={event => onValue(event.target.value)}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </Field>
  )
}
