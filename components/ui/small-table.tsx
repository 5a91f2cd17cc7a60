import type { ReactNode } from 'react'

interface SmallTableProps {
  caption: string
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A short table without filters; its first column names the row. On a phone each row is a name with labelled cells under it. */
export function SmallTable({ caption, columns, rows }: SmallTableProps) {
  return (
    <table className="w-full text-sm max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-rule">
          {columns.map(column => (
            <th key={column} scope="col" className="py-1.5 pr-3 text-start font-semibold text-soft">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ key, cells: [name, ...others] }) => (
          <tr
            key={key}
            className="border-b border-rule last:border-0 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:gap-y-1.5 max-sm:py-3"
          >
            <th
              scope="row"
              className="text-start align-top font-normal wrap-anywhere max-sm:col-span-full max-sm:font-semibold sm:py-1.5 sm:pr-3"
            >
              {name}
            </th>
            {others.map((cell, at) => (
              <td
                key={columns[at + 1]}
                data-label={columns[at + 1]}
                className="align-top wrap-anywhere max-sm:before:block max-sm:before:text-xs max-sm:before:text-soft max-sm:before:content-[attr(data-label)] sm:py-1.5 sm:pr-3"
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
