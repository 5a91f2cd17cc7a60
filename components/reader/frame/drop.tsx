interface DropProps {
  /** Names the panel, and its place in `drop.css`. */
  name: 'agenda' | 'cidade' | 'categoria' | 'dia'
  title: string
  /** Classes of the button. */
  look: string
  children: React.ReactNode
}

/** A button and the panel under it. A popover: it needs no script, opening it closes the others, and a scrolling line does not cut it. */
export const Drop = ({ name, title, look, children }: DropProps) => (
  <>
    <button type="button" popoverTarget={`painel-${name}`} className={`drop-button drop-${name} ${look}`}>
      {title}
    </button>
    <div
      id={`painel-${name}`}
      popover="auto"
      role="dialog"
      aria-label={title}
      className={`drop drop-${name} px-4 py-1`}
    >
      {children}
    </div>
  </>
)
