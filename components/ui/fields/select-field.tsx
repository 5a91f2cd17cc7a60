import { Select } from '@radix-ui/themes'
import { Field } from './field.tsx'

interface SelectFieldProps {
  label: string
  name?: string
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  options: readonly { value: string; label: string }[]
  /** The text before a choice. */
  placeholder?: string
  hint?: string
  error?: string
  disabled?: boolean
}

/** A select of a controlled form, with its label. */
export const SelectField = ({
  label,
  value,
  onChange,
  options,
  placeholder,
  hint,
  error,
  ...field
}: SelectFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {props => (
      <Select.Root value={value} onValueChange={onChange}>
        {/* Radix itself writes the text in the browser alone. */}
        <Select.Trigger {...props} {...field} placeholder={placeholder}>
          {options.find(option => option.value === value)?.label}
        </Select.Trigger>
        <Select.Content>
          {options.map(option => (
            <Select.Item key={option.value} value={option.value}>
              {option.label}
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Root>
    )}
  </Field>
)
