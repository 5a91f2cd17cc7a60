'use client'

import { TextField } from '@radix-ui/themes'
import { Field } from '#components/ui/field.tsx'
import { embedLimits } from '#lib/body/frames.ts'

interface TitleFieldProps {
  label: string
  error?: string
  value: string
  onValue: (value: string) => void
}

/** What is read of a frame before a reader asks for it. */
export function TitleField({ label, error, value, onValue }: TitleFieldProps) {
  return (
    <Field label={label} error={error}>
      {control => (
        <TextField.Root
          {...control}
          value={value}
          onChange={event => onValue(event.target.value)}
          maxLength={embedLimits.title}
        />
      )}
    </Field>
  )
}
