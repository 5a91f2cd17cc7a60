import type { ReactNode } from 'react'
import { SmallTable } from '#components/ui/small-table.tsx'

const height = 100
const gap = 0.18

/** One value for each place of a chart. */
export interface Series {
  label: string
  values: readonly number[]
}

interface ChartProps {
  /** What the drawing says, for people who do not see it. */
  summary: string
  /** The noun of a place: “Dia”. */
  noun: string
  /** The names of the places, in order. */
  places: readonly string[]
  bars: Series
  line?: Series
  /** More columns of the table. */
  others?: readonly { label: string; values: readonly ReactNode[] }[]
  format: (value: number) => string
  /** The title of the table: “Os números de cada dia”. */
  tableTitle: string
}

/**
 * Bars and a line over places in time, drawn on the server. The labels are HTML beside the drawing, which stretches to its width. The numbers
 * follow as a table, for everybody.
 */
export function Chart({ summary, noun, places, bars, line, others = [], format, tableTitle }: ChartProps) {
  const all = [...bars.values, ...(line?.values ?? [])]
  const low = Math.min(0, ...all)
  const high = Math.max(1, ...all)
  const level = (value: number) => height - ((value - low) / (high - low)) * height
  const columns = [bars, ...(line ? [line] : [])].map(({ label, values }) => ({ label, values: values.map(format) }))
  const table = [...columns, ...others]
  return (
    <figure>
      <div className="flex items-start justify-between gap-4 text-xs text-soft">
        <ul className="flex flex-wrap gap-x-4">
          <Key mark={<span className="size-3 bg-accent" />}>{bars.label}</Key>
          {line && <Key mark={<span className="h-0.5 w-4 bg-ink" />}>{line.label}</Key>}
        </ul>
        <span>Até {format(high)}</span>
      </div>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${places.length} ${height}`}
        preserveAspectRatio="none"
        className="mt-2 h-48 w-full border-b border-strong"
      >
        {bars.values.map((value, place) => (
          <rect
            key={places[place]}
            x={place + gap / 2}
            y={level(Math.max(0, value))}
            width={1 - gap}
            height={level(Math.min(0, value)) - level(Math.max(0, value))}
            className="fill-accent"
          />
        ))}
        {line && (
          <polyline
            points={line.values.map((value, place) => `${place + 0.5},${level(value)}`).join(' ')}
            vectorEffect="non-scaling-stroke"
            className="fill-none stroke-ink stroke-2"
          />
        )}
      </svg>
      <div className="mt-1 flex justify-between text-xs text-soft">
        <span>{places[0]}</span>
        <span>{places.at(-1)}</span>
      </div>
      <details className="mt-3">
        <summary className="cursor-pointer text-sm text-accent underline">{tableTitle}</summary>
        <div className="mt-2 tabular-nums">
          <SmallTable
            caption={tableTitle}
            columns={[noun, ...table.map(({ label }) => label)]}
            rows={places
              .map((name, place) => ({
                key: name,
                cells: [name, ...table.map(({ label, values }) => <Cell key={label}>{values[place]}</Cell>)],
              }))
              .toReversed()}
          />
        </div>
      </details>
    </figure>
  )
}

/** A number stays on one line. */
const Cell = ({ children }: { children: ReactNode }) => <span className="whitespace-nowrap">{children}</span>

const Key = ({ mark, children }: { mark: ReactNode; children: string }) => (
  <li className="flex items-center gap-1.5">
    <span aria-hidden className="contents">
      {mark}
    </span>
    {children}
  </li>
)
