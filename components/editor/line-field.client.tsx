'use client'

import { TextField } from '@radix-ui/themes'
import { Field } from '#components/ui/fields/field.tsx'
import { embedLimits } from '#lib/body/embeds/frames.ts'

interface LineFieldProps {
  label: string
  error?: string
  value: string
  onValue: (value: string) => void
}

export const AddressField = (props: LineFieldProps) => (
  <LineField {...props} inputMode="url" autoComplete="off" spellCheck={false} />
)

/** A field for a frame's title, which readers see before the frame loads. */
export const TitleField = (props: LineFieldProps) => <LineField {...props} maxLength={embedLimits.title} />

function LineField({
  label,
  error,
  value,
  onValue,
  ...input
}: LineFieldProps & Pick<TextField.RootProps, 'inputMode' | 'autoComplete' | 'spellCheck' | 'maxLength'>) {
  return (
    <Field label={label} error={error}>
      {control => (
        <TextField.Root {...control} {...input} value={value} onChange={event => onValue(event.target.value)} />
      )}
    </Field>
  )
}
