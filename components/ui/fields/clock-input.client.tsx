'use client'

import { TextField } from '@radix-ui/themes'
import type { Ref } from 'react'
import { clockOf, maskedClock } from '#lib/text/typed/clock.ts'
import type { ControlProps } from './field.tsx'

interface ClockInputProps extends ControlProps {
  name: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

/** An hour and minute, typed: `19:30`, `19h30`, `1930`. */
export const ClockInput = ({ value, onChange, onBlur, ...control }: ClockInputProps) => (
  <TextField.Root
    {...control}
    value={value}
    onChange={event => onChange(maskedClock(value, event.target.value))}
    onBlur={() => {
      onChange(clockOf(value))
      onBlur?.()
    }}
    placeholder="hh:mm"
    inputMode="numeric"
    maxLength={5}
    autoComplete="off"
  />
)
