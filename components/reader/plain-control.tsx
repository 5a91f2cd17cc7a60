import type { PlainField } from '#lib/plain-field.ts'

export const control = 'w-full min-h-11 rounded-sm border border-strong bg-paper px-3 py-2 text-base font-normal'
export const label = 'flex flex-col gap-1 text-sm font-semibold'

interface PlainControlProps {
  field: PlainField
  /** The form's name in the ids of its controls, which are unique on the page. */
  form: string
}

/** A field of a form of reader pages, with its label and hint. */
export function PlainControl({ field, form }: PlainControlProps) {
  const { name, label: text, kind, hint } = field
  const id = `${form}-${name}`
  if (kind === 'checkbox')
    return (
      <label className="flex min-h-11 items-center gap-3 text-sm font-semibold">
        <input type="checkbox" name={name} value="on" className="size-5" />
        {text}
      </label>
    )
  return (
    <div className={label}>
      <label htmlFor={id}>{text}</label>
      {hint && (
        <span id={`${id}-hint`} className="font-normal text-soft">
          {hint}
        </span>
      )}
      <Input field={field} id={id} />
    </div>
  )
}

function Input({ field, id }: { field: PlainField; id: string }) {
  const { name, kind, hint, required, min, max, autocomplete = 'off', choices } = field
  const common = { id, name, required, className: control, 'aria-describedby': hint && `${id}-hint` }
  if (kind === 'long') return <textarea {...common} rows={6} minLength={min} maxLength={max} />
  if (!choices) return <input {...common} type={kind} minLength={min} maxLength={max} autoComplete={autocomplete} />
  return (
    <select {...common} defaultValue="">
      <option value="">{choices.none}</option>
      {choices.options.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** A honeypot: people do not see this field, bots fill it in. */
export const Trap = () => (
  <label className="hidden">
    Não preencha
    <input name="site" tabIndex={-1} autoComplete="off" />
  </label>
)
