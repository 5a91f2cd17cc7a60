'use client'

import { Switch } from '@radix-ui/themes'
import { useId } from 'react'
import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form'

interface ActiveFieldProps<Fields extends FieldValues> {
  control: Control<Fields>
  name: FieldPathByValue<Fields, boolean>
  label: string
}

/** Whether an entry is shown to readers. */
export function ActiveField<Fields extends FieldValues>({ control, name, label }: ActiveFieldProps<Fields>) {
  const id = useId()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <div className="flex min-h-11 items-center gap-3">
          <Switch id={id} size="3" checked={field.value} onCheckedChange={field.onChange} />
          <label htmlFor={id}>{label}</label>
        </div>
      )}
    />
  )
}
