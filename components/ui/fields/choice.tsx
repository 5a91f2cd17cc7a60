import { Select } from '@radix-ui/themes'
import { Field } from './field.tsx'

interface ChoiceProps {
  label: string
  name: string
  /** The label of the option without a value. */
  all: string
  value: string | null
  options: readonly { value: string; label: string }[]
}

/** A select of a form that filters a list. Radix does not allow an empty value: the server reads `-` as none. */
export function Choice({ label, name, all, value, options }: ChoiceProps) {
  return (
    <div className="min-w-36 grow sm:grow-0">
      <Field label={label}>
        {props => (
          <Select.Root name={name} defaultValue={value ?? '-'}>
            <Select.Trigger {...props} />
            <Select.Content>
              <Select.Item value="-">{all}</Select.Item>
              {options.map(option => (
                <Select.Item key={option.value} value={option.value}>
                  {option.label}
                </Select.Item>
              ))}
            </Select.Content>
          </Select.Root>
        )}
      </Field>
    </div>
  )
}
