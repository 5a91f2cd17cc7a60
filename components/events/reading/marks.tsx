interface MarksProps {
  cancelled: boolean
  /** The start that was announced before the date was moved. */
  movedFrom: Date | null
}

/** The badge of a date that is cancelled, or that has another time than announced. */
export function Marks({ cancelled, movedFrom }: MarksProps) {
  if (cancelled) return <Badge>Cancelado</Badge>
  return movedFrom ? <Badge>Nova data</Badge> : null
}

const Badge = ({ children }: { children: string }) => (
  <span className="rounded-sm bg-accent px-1.5 py-0.5 text-xs font-bold text-on-accent">{children}</span>
)
