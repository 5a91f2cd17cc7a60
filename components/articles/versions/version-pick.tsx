interface VersionPickProps {
  name: 'de' | 'para'
  label: string
  number: number
  chosen: boolean
}

/** The radio button that chooses one of the two compared versions. */
export function VersionPick({ name, label, number, chosen }: VersionPickProps) {
  return (
    <label className="inline-flex min-h-8 items-center pointer-coarse:min-h-11 gap-1 text-xs text-soft">
      <input
        type="radio"
        name={name}
        value={number}
        defaultChecked={chosen}
        aria-label={`${label} a versão ${number}`}
        className="size-4 accent-[var(--accent)]"
      />
      {label}
    </label>
  )
}
