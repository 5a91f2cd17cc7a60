interface ShareBarProps {
  part: number
  whole: number
}

/** A bar as long as a part is of a whole, and at least a dot. The number stands beside it as text. */
export function ShareBar({ part, whole }: ShareBarProps) {
  const percent = Math.max(1, Math.min(100, (part / Math.max(1, whole)) * 100))
  return (
    <span aria-hidden className="mt-1 block h-1.5 rounded-full bg-accent-soft">
      <span className="block h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
    </span>
  )
}
