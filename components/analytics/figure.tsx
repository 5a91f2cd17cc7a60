interface FigureProps {
  label: string
  value: string
  /** A sentence under the number. */
  hint?: string
}

/** A number of a list of figures, with its name. */
export const Figure = ({ label, value, hint }: FigureProps) => (
  <div className="border-t-2 border-strong pt-2">
    <dt className="text-sm text-soft">{label}</dt>
    <dd className="font-serif text-3xl font-bold tabular-nums">{value}</dd>
    {hint && <dd className="text-sm text-soft">{hint}</dd>}
  </div>
)
