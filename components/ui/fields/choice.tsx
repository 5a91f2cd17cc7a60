import { Select } from '@radix-ui/themes'
import { Field } from './field.tsx'

interface ChoiceProps {
  label: string
  name: string
  /** What the choice of no one says. */
  all: string
  value: string | null
  options: readonly { value: string; label: string }[]
}

/** One choice of a form that narrows a list. Radix has no empty value: `-` is read as none. */
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
