import './option-list.css'

export interface ChoiceOption {
  value: string
  label: string
}

interface OptionListProps {
  id: string
  label: string
  options: readonly ChoiceOption[]
  /** The index of the option that Enter chooses. */
  active: number
  onChoose: (option: ChoiceOption) => void
}

/** An option's element id, for `aria-activedescendant`. */
export const optionId = (list: string, place: number) => `${list}-${place}`

/** The index that an arrow key leads to in a list of `options` entries; null for other keys and an empty list. */
export function stepped(key: string, active: number, options: number): number | null {
  if (options === 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return null
  return (active + (key === 'ArrowDown' ? 1 : options - 1)) % options
}

/** The options below a field. The field keeps the focus and handles the keys (WAI-ARIA Authoring Practices, listbox). */
export function OptionList({ id, label, options, active, onChoose }: OptionListProps) {
  return (
    <div id={id} role="listbox" aria-label={label}>
      {options.map((option, place) => (
        <div
          key={option.value}
          id={optionId(id, place)}
          role="option"
          aria-selected={place === active}
          tabIndex={-1}
          onMouseDown={event => {
            event.preventDefault()
            onChoose(option)
          }}
        >
          {option.label}
        </div>
      ))}
    </div>
  )
}
