'use client'

import { TextArea } from '@radix-ui/themes'
import { Field } from './field.tsx'

interface LinesFieldProps {
  label: string
  hint: string
  error?: string
  value: readonly string[]
  onChange: (lines: string[]) => void
  rows?: number
}

/** A text area for a list, with one entry per line. */
export function LinesField({ label, hint, error, value, onChange, rows = 3 }: LinesFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {props => (
        <TextArea
          {...props}
          defaultValue={value.join('\n')}
          onChange={event => onChange(linesOf(event.target.value))}
          rows={rows}
        />
      )}
    </Field>
  )
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
