import { changeSince, formatChange } from '#lib/audience/figures.ts'
import type { Measure } from '#lib/audience/measures.ts'
import { Figure } from './figure.tsx'

interface MeasureFiguresProps<Of> {
  /** What the figures are of, for people who do not see them. */
  label: string
  measures: readonly (readonly [key: string, measure: Measure<Of>])[]
  sum: NoInfer<Of>
  /** The period before; null when nothing of it was counted. */
  before: NoInfer<Of> | null
  /** The key of the drawn figure, and the address that draws another one. */
  drawn: string
  addressOf: (key: string) => string
  /** The columns on a desk. */
  columns: string
}

/** The figures of a period, each with its value in the period before. The name of a known figure draws it. */
export const MeasureFigures = <Of,>({
  label,
  measures,
  sum,
  before,
  drawn,
  addressOf,
  columns,
}: MeasureFiguresProps<Of>) => (
  <dl aria-label={label} className={`grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 ${columns}`}>
    {measures.map(([key, { label, value, format }]) => {
      const is = value(sum)
      const was = before && value(before)
      const change = changeSince(is, was)
      return (
        <Figure
          key={key}
          label={
            is === null ? (
              label
            ) : (
              <a
                href={addressOf(key)}
                aria-current={key === drawn ? 'true' : undefined}
                title="Ver no gráfico"
                className="underline decoration-rule underline-offset-2 hover:text-accent aria-[current]:font-semibold aria-[current]:text-accent"
              >
                {label}
              </a>
            )
          }
          value={format(is)}
          hint={was === null ? undefined : `antes ${format(was)}${change === null ? '' : ` (${formatChange(change)})`}`}
        />
      )
    })}
  </dl>
)
