'use client'

import { Checkbox } from '@radix-ui/themes'
import { flexRender, type Header, type Row, type Table } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import type { ListDefinition, ListState } from '#lib/list/list.ts'
import { listAddress, narrowed } from '#lib/list/state.ts'
import type { ListRow } from './list-row.ts'
import { ListLink, useListNavigation } from './navigation.client.tsx'
import { useChoosing } from './use-choosing.client.tsx'

interface TableProps {
  list: ListDefinition
  state: ListState
  table: Table<ListRow>
  selectable: boolean
}

/** The rows: a table on a wide screen, cards on a phone (`list.css`). While another state loads, the cells are a skeleton. */
export function ListTable({ list, state, table, selectable }: TableProps) {
  const { pending } = useListNavigation()
  const choosing = useChoosing(table)
  const rows = table.getRowModel().rows
  const hasActions = rows.some(row => row.original.actions)
  return (
    <div className="list-scroll">
      <table className="list-table" aria-busy={pending}>
        <caption className="sr-only">{list.caption}</caption>
        <thead>
          <tr>
            {selectable && (
              <th scope="col" className="list-choose">
                <div>
                  <Checkbox
                    aria-label="Selecionar todos desta página"
                    checked={table.getIsAllRowsSelected() || (table.getIsSomeRowsSelected() && 'indeterminate')}
                    onCheckedChange={checked => table.toggleAllRowsSelected(checked === true)}
                  />
                  <span aria-hidden className="list-phone">
                    Todos
                  </span>
                </div>
              </th>
            )}
            {table.getHeaderGroups()[0]?.headers.map(header => (
              <HeadCell key={header.id} list={list} state={state} header={header} />
            ))}
            {hasActions && (
              <th scope="col" className="list-actions">
                <span className="sr-only">Ações</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <BodyRow key={row.id} {...{ list, row, selectable, hasActions, choosing }} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function HeadCell({
  list,
  state,
  header,
}: {
  list: ListDefinition
  state: ListState
  header: Header<ListRow, unknown>
}) {
  const { column } = header
  const label = flexRender(column.columnDef.header, header.getContext())
  // A width of its own only on a wide screen.
  const width = { '--column-width': list.columns.find(({ id }) => id === column.id)?.width } as CSSProperties
  if (!column.getCanSort()) {
    return (
      <th scope="col" style={width}>
        {label}
      </th>
    )
  }
  const sorted = column.getIsSorted()
  const Arrow = sorted === 'desc' ? ArrowDown : sorted === 'asc' ? ArrowUp : ArrowUpDown
  const order = { by: column.id, descending: sorted === 'asc' }
  return (
    <th
      scope="col"
      style={width}
      className="list-sortable"
      aria-sort={sorted === 'desc' ? 'descending' : sorted === 'asc' ? 'ascending' : 'none'}
    >
      <ListLink href={listAddress(list, narrowed(state, { order }))}>
        {label} <Arrow aria-hidden size={14} />
      </ListLink>
    </th>
  )
}

interface BodyRowProps {
  list: ListDefinition
  row: Row<ListRow>
  selectable: boolean
  hasActions: boolean
  choosing: ReturnType<typeof useChoosing>
}

function BodyRow({ list, row, selectable, hasActions, choosing }: BodyRowProps) {
  const [unfolded, setUnfolded] = useState(false)
  const { label, actions, unfolds } = row.original
  return (
    <tr data-chosen={row.getIsSelected() || undefined} data-unfolded={unfolded || undefined}>
      {selectable && (
        <td className="list-choose">
          <div>
            <Checkbox
              aria-label={`Selecionar ${label}`}
              checked={row.getIsSelected()}
              onClick={event => {
                // Radix would toggle only this row.
                event.preventDefault()
                choosing.choose(row, event.shiftKey)
              }}
              onKeyDown={event => choosing.onKeyDown(event, row)}
            />
          </div>
        </td>
      )}
      {row.getVisibleCells().map((cell, place) => (
        <td key={cell.id} data-label={String(cell.column.columnDef.header)} className={cardPlace(list, cell.column.id)}>
          <div className="list-cell">
            {/* No component of the column's: with new columns it would be another one, and close what is open in it. */}
            {row.original.cells[cell.column.id]}
            {unfolds && place === 0 && (
              <button
                type="button"
                className="list-unfold"
                aria-expanded={unfolded}
                aria-label={`${unfolded ? 'Recolher' : 'Ler tudo'}: ${label}`}
                onClick={() => setUnfolded(!unfolded)}
              >
                {unfolded ? 'Recolher' : 'Ler tudo'}
              </button>
            )}
          </div>
        </td>
      ))}
      {hasActions && <td className="list-actions">{actions}</td>}
    </tr>
  )
}

/** The class of a cell that takes a whole line of the card. */
function cardPlace({ columns }: ListDefinition, id: string): 'list-title' | 'list-wide' | undefined {
  const column = columns.find(each => each.id === id)
  return column?.always ? 'list-title' : column?.wide ? 'list-wide' : undefined
}
