import type { ReactNode } from 'react'

interface SmallTableProps {
  caption: string
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A short table without filters; its first column names the row. Long words break, so that it fits a phone. */
export function SmallTable({ caption, columns, rows }: SmallTableProps) {
  return (
    <table className="w-full text-sm wrap-anywhere">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-rule">
          {columns.map(column => (
            <th key={column} scope="col" className="py-1.5 pr-3 text-start font-semibold text-soft">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...others] }) => (
          <tr key={key} className="border-b border-rule last:border-0">
            <th scope="row" className="py-1.5 pr-3 text-start align-top font-normal">
              {name}
            </th>
            {others.map((cell, at) => (
              <td key={columns[at + 1]} className="py-1.5 pr-3 align-top">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
