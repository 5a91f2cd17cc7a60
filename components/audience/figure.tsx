import type { ReactNode } from 'react'

interface FigureProps {
  label: ReactNode
  value: string
  /** A sentence under the number. */
  hint?: string
  /** Takes a whole line on a phone, for an amount. */
  wide?: boolean
}

/** A number of a list of figures, with its name. */
export const Figure = ({ label, value, hint, wide = false }: FigureProps) => (
  <div className={`border-t-2 border-strong pt-2 ${wide ? 'max-sm:col-span-full' : ''}`}>
    <dt className="text-sm text-soft">{label}</dt>
    <dd className="font-serif text-3xl font-bold whitespace-nowrap tabular-nums">{value}</dd>
    {hint && <dd className="text-sm text-soft">{hint}</dd>}
  </div>
)
