import { formatInteger } from '#lib/text/format.ts'
import type { Read } from '#server/audience/queries/analytics.ts'

interface ReadTableProps {
  /** The noun of its rows: “Artigo”. */
  noun: string
  rows: readonly Read[]
}

/** The most read of one kind, with their views. */
export function ReadTable({ noun, rows }: ReadTableProps) {
  if (rows.length === 0) return <p className="text-sm text-soft">Nada contado neste período.</p>
  return (
    <table className="w-full table-fixed text-sm">
      <thead>
        <tr className="border-b border-strong text-left">
          <th scope="col">{noun}</th>
          <th scope="col" className="w-28 text-right">
            Visualizações
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, path, views }) => (
          <tr key={id} className="border-b border-rule">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal wrap-anywhere">
              {path ? (
                <a href={path} className="hover:underline">
                  {name}
                </a>
              ) : (
                name
              )}
            </th>
            <td className="text-right align-top py-1.5 tabular-nums">{formatInteger(views)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
