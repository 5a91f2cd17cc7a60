import type { ReactNode } from 'react'
import { SmallTable } from '#components/ui/small-table.tsx'
import { averageDepth, bounceRate, formatSeconds, formatShare, sessionSeconds } from '#lib/audience/figures.ts'
import { formatInteger } from '#lib/text/format.ts'
import type { Read } from '#server/audience/queries/analytics.ts'

/** The rows that are shown at once, so that a phone reaches the next table. */
const atFirst = 6

interface Column {
  label: string
  text: (row: Read) => string
}

const views: Column = { label: 'Visualizações', text: row => formatInteger(row.views) }
/** Seconds of attention a page view. */
const attention: Column = {
  label: 'Atenção média',
  text: row => formatSeconds(row.pageViews === 0 ? null : row.attentionSeconds / row.pageViews),
}
/** How far readers got in the text. */
const depth: Column = {
  label: 'Até onde leram',
  text: row => {
    const percent = averageDepth(row)
    return percent === null ? '–' : `${Math.round(percent)}%`
  },
}
const subscriptions: Column = { label: 'Assinaturas', text: row => formatInteger(row.subscriptions) }

/** The columns of each kind of table. */
export const rankColumns = {
  articles: [views, attention, depth, subscriptions],
  texts: [views, attention, depth],
  arrivals: [
    { label: 'Sessões', text: row => formatInteger(row.sessions) },
    { label: 'Visualizações de página', text: row => formatInteger(row.pageViews) },
    { label: 'Duração média', text: row => formatSeconds(sessionSeconds(row)) },
    { label: 'Rejeição', text: row => formatShare(bounceRate(row)) },
  ],
  conversion: [subscriptions],
} as const satisfies Record<string, readonly Column[]>

interface RankTableProps {
  /** What the table lists: “Artigos mais lidos”. */
  caption: string
  /** The noun of its rows: “Artigo”. */
  noun: string
  rows: readonly Read[]
  columns: readonly Column[]
}

/** The rows of one kind with their figures. */
export function RankTable({ caption, noun, rows, columns }: RankTableProps) {
  if (rows.length === 0) return <p className="text-sm text-soft">Nada contado neste período.</p>
  const table = (caption: string, shown: readonly Read[]) => (
    <SmallTable
      caption={caption}
      columns={[noun, ...columns.map(({ label }) => label)]}
      rows={shown.map(row => ({
        key: row.id,
        cells: [<Name key="nome" row={row} />, ...columns.map(({ text }): ReactNode => text(row))],
      }))}
    />
  )
  const first = rows.length <= atFirst + 2 ? rows.length : atFirst
  const rest = rows.slice(first)
  return (
    <div className="tabular-nums">
      {table(caption, rows.slice(0, first))}
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="cursor-pointer text-sm text-accent underline">Ver mais {rest.length}</summary>
          <div className="mt-2">{table(`${caption}, continuação`, rest)}</div>
        </details>
      )}
    </div>
  )
}

const Name = ({ row: { path, name } }: { row: Read }) =>
  path ? (
    <a href={path} className="hover:underline">
      {name}
    </a>
  ) : (
    name
  )
