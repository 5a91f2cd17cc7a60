import type { ReactNode } from 'react'
import { formatDate, formatInteger } from '#lib/text/format.ts'
import type { AudienceDay } from '#server/audience/queries/analytics.ts'

const height = 100
const gap = 0.18

/**
 * Views as bars and readers as a line, a place a day, drawn on the server. The labels are HTML beside the drawing, which stretches to its width.
 * The numbers follow as a table, for everybody.
 */
export function DayChart({ days }: { days: readonly AudienceDay[] }) {
  const most = Math.max(1, ...days.map(({ views, readers }) => Math.max(views, readers)))
  const level = (count: number) => height - (count / most) * height
  const line = days.map(({ readers }, place) => `${place + 0.5},${level(readers)}`).join(' ')
  const best = days.reduce((best, day) => (day.views > best.views ? day : best), { day: '', views: -1, readers: 0 })
  return (
    <figure>
      <div className="flex items-start justify-between gap-4 text-xs text-soft">
        <ul className="flex flex-wrap gap-x-4">
          <Key mark={<span className="size-3 bg-accent" />}>Visualizações</Key>
          <Key mark={<span className="h-0.5 w-4 bg-ink" />}>Leitores</Key>
        </ul>
        <span>Até {formatInteger(most)} no dia</span>
      </div>
      <svg
        role="img"
        aria-label={`Visualizações e leitores por dia. O dia mais lido foi ${dayLabel(best.day)}, com ${formatInteger(best.views)} visualizações.`}
        viewBox={`0 0 ${days.length} ${height}`}
        preserveAspectRatio="none"
        className="mt-2 h-48 w-full border-b border-strong"
      >
        {days.map(({ day, views }, place) => (
          <rect
            key={day}
            x={place + gap / 2}
            y={level(views)}
            width={1 - gap}
            height={height - level(views)}
            className="fill-accent"
          />
        ))}
        <polyline points={line} vectorEffect="non-scaling-stroke" className="fill-none stroke-ink stroke-2" />
      </svg>
      <div className="mt-1 flex justify-between text-xs text-soft">
        <span>{dayLabel(days[0]?.day)}</span>
        <span>{dayLabel(days.at(-1)?.day)}</span>
      </div>
      <details className="mt-3">
        <summary className="cursor-pointer text-sm text-accent underline">Os números de cada dia</summary>
        <DayTable days={days} />
      </details>
    </figure>
  )
}

function DayTable({ days }: { days: readonly AudienceDay[] }) {
  return (
    <table className="mt-2 w-full max-w-md text-sm">
      <caption className="sr-only">Visualizações e leitores por dia</caption>
      <thead>
        <tr className="border-b border-strong text-left">
          <th scope="col">Dia</th>
          <th scope="col" className="text-right">
            Visualizações
          </th>
          <th scope="col" className="text-right">
            Leitores
          </th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, views, readers }) => (
          <tr key={day} className="border-b border-rule">
            <th scope="row" className="py-1 text-left font-normal">
              {dayLabel(day)}
            </th>
            <td className="text-right tabular-nums">{formatInteger(views)}</td>
            <td className="text-right tabular-nums">{formatInteger(readers)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Key = ({ mark, children }: { mark: ReactNode; children: string }) => (
  <li className="flex items-center gap-1.5">
    <span aria-hidden className="contents">
      {mark}
    </span>
    {children}
  </li>
)

/** "21 nov 2026" of a day as `yyyy-MM-dd`: noon there is the same day in every Brazilian zone. */
const dayLabel = (day = '') => formatDate(new Date(`${day}T15:00:00Z`), 'dd MMM yyyy')
