'use client'

import { TextField } from '@radix-ui/themes'
import type { ChangeEvent, ComponentProps } from 'react'
import { Controller } from 'react-hook-form'
import { Field } from '#components/ui/fields/field.tsx'
import type { ApplicationForm } from './apply-form-type.ts'

interface MaskedInputProps
  extends Pick<ComponentProps<typeof TextField.Root>, 'autoComplete' | 'inputMode' | 'maxLength'> {
  form: ApplicationForm
  name: 'cpf' | 'phone'
  label: string
  hint?: string
  /** Writes what is typed with its points and hyphens. */
  mask: (typed: string) => string
}

/**
 * A field that adds punctuation while a person types at its end. After deletions and edits elsewhere it waits until the person leaves the
 * field, so that the caret does not jump.
 */
export function MaskedInput({ form, name, label, hint, mask, ...rest }: MaskedInputProps) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => {
        const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
          const grows = target.value.length > value.length && target.selectionStart === target.value.length
          onChange(grows ? mask(target.value) : target.value)
        }
        const leave = () => {
          if (mask(value) !== value) onChange(mask(value))
          onBlur()
        }
        return (
          <Field label={label} hint={hint} error={form.formState.errors[name]?.message}>
            {props => (
              <TextField.Root
                {...props}
                {...rest}
                ref={ref}
                name={name}
                value={value}
                onChange={type}
                onBlur={leave}
                size="3"
                required
              />
            )}
          </Field>
        )
      }}
    />
  )
}
