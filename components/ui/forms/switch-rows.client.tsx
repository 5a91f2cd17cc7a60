'use client'

import { Checkbox } from '@radix-ui/themes'
import { useId } from 'react'
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form'

interface SwitchRowsProps<Fields extends FieldValues, Name extends FieldPath<Fields>> {
  control: Control<Fields>
  /** The fields that are on or off, in their order, with their words. */
  rows: readonly { name: Name; label: string; hint: string }[]
}

/** Checkboxes of a form, each with a label and a sentence below it. */
export function SwitchRows<Fields extends FieldValues, Name extends FieldPath<Fields>>({
  control,
  rows,
}: SwitchRowsProps<Fields, Name>) {
  const id = useId()
  return rows.map(({ name, label, hint }) => (
    <Controller
      key={name}
      control={control}
      name={name}
      render={({ field }) => (
        <div className="flex items-start gap-3">
          <Checkbox
            id={id + name}
            aria-describedby={`${id}${name}-hint`}
            checked={field.value}
            onCheckedChange={checked => field.onChange(checked === true)}
            onBlur={field.onBlur}
            ref={field.ref}
            mt="1"
          />
          <div>
            <label htmlFor={id + name} className="font-medium">
              {label}
            </label>
            <p id={`${id}${name}-hint`} className="text-sm text-soft">
              {hint}
            </p>
          </div>
        </div>
      )}
    />
  ))
}
