'use client'

import { type ColumnDef, getCoreRowModel, type RowSelectionState, useReactTable } from '@tanstack/react-table'
import { useMemo, useState } from 'react'
import type { ListDefinition, ListState } from '#lib/list/list.ts'
import type { ListRow } from './list-row.ts'
import { useHiddenColumns } from './use-hidden-columns.client.tsx'

interface Shown {
  list: ListDefinition
  state: ListState
  rows: readonly ListRow[]
  /** Columns that are empty in this state of the list. */
  without: readonly string[]
  /** Whether rows can be selected. */
  selectable: boolean
}

/** The table. Its own state is the visible columns and the selected rows; sorting, filters and pages come from the server. */
export function useListTable({ list, state, rows, without, selectable }: Shown) {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
  const [columnVisibility, setColumnVisibility] = useHiddenColumns(list)
  const leftOut = without.join(' ')
  const columns = useMemo<ColumnDef<ListRow>[]>(
    () =>
      list.columns
        .filter(({ id }) => !leftOut.split(' ').includes(id))
        .map(({ id, label, always, sortable }) => ({
          id,
          header: label,
          accessorFn: row => row.cells[id],
          enableHiding: !always,
          enableSorting: sortable === true,
        })),
    [list.columns, leftOut],
  )
  const data = useMemo(() => [...rows], [rows])
  return useReactTable({
    data,
    columns,
    state: {
      rowSelection,
      columnVisibility,
      sorting: [{ id: state.order.by, desc: state.order.descending }],
    },
    getRowId: ({ id }) => id,
    getCoreRowModel: getCoreRowModel(),
    onRowSelectionChange: setRowSelection,
    onColumnVisibilityChange: setColumnVisibility,
    enableRowSelection: selectable,
    manualSorting: true,
    manualFiltering: true,
    manualPagination: true,
  })
}
