import { Table } from '@radix-ui/themes'
import type { ReactNode } from 'react'

interface SmallTableProps {
  caption: string
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A short table without filters; its first column names the row. A wide one scrolls within its frame. */
export function SmallTable({ caption, columns, rows }: SmallTableProps) {
  return (
    <Table.Root size="1">
      <caption className="sr-only">{caption}</caption>
      <Table.Header>
        <Table.Row>
          {columns.map(column => (
            <Table.ColumnHeaderCell key={column}>{column}</Table.ColumnHeaderCell>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map(({ key, cells: [name, ...others] }) => (
          <Table.Row key={key}>
            <Table.RowHeaderCell>{name}</Table.RowHeaderCell>
            {others.map((cell, at) => (
              <Table.Cell key={columns[at + 1]}>{cell}</Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}
