import './option-list.css'

export interface ChoiceOption {
  value: string
  label: string
}

interface OptionListProps {
  id: string
  label: string
  options: readonly ChoiceOption[]
  /** The place of the one that Enter chooses. */
  active: number
  onChoose: (option: ChoiceOption) => void
}

/** What a field refers to by `aria-activedescendant`. */
export const optionId = (list: string, place: number) => `${list}-${place}`

/** Where the arrows lead in a list of so many; null for other keys. */
export function stepped(key: string, active: number, options: number): number | null {
  if (options === 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return null
  return (active + (key === 'ArrowDown' ? 1 : options - 1)) % options
}

/** What can be chosen while one types in a field, which keeps the focus and the keys (WAI-ARIA Authoring Practices, listbox). */
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
