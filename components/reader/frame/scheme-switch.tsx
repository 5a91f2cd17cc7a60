interface SchemeSwitchProps {
  className: string
  /** Whether only screen readers get the words. */
  icon?: boolean
}

/** Switches between the light and the dark scheme. Hidden without scripts; the browser's own scheme applies then. */
export function SchemeSwitch({ className, icon = false }: SchemeSwitchProps) {
  return (
    <button type="button" data-scheme-switch="" aria-pressed="false" className={`only-scripted ${className}`}>
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4.5 shrink-0 fill-none stroke-current stroke-[1.6]">
        <circle cx="8" cy="8" r="6" />
        <path d="M8 2a6 6 0 0 1 0 12z" className="fill-current" />
      </svg>
      <span className={icon ? 'sr-only' : ''}>Modo escuro</span>
    </button>
  )
}
