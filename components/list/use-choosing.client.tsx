'use client'

import type { Row, Table } from '@tanstack/react-table'
import { type KeyboardEvent, useRef } from 'react'
import type { ListRow } from './list-row.ts'

/**
 * Selects rows: a click toggles one; Shift and a click select all from the last selected row to this one. By keyboard, Space toggles, the arrows
 * move from row to row, and Shift with an arrow selects on the way.
 */
export function useChoosing(table: Table<ListRow>) {
  const last = useRef<string | null>(null)
  const chooseTo = (id: string) => {
    const ids = table.getRowModel().rows.map(row => row.id)
    // The last selected row may be on another page, or gone: then the range is this row.
    const from = last.current !== null && ids.includes(last.current) ? last.current : id
    const ends = [ids.indexOf(from), ids.indexOf(id)]
    const range = ids.slice(Math.min(...ends), Math.max(...ends) + 1)
    table.setRowSelection(chosen => ({ ...chosen, ...Object.fromEntries(range.map(each => [each, true])) }))
  }
  const choose = (row: Row<ListRow>, withShift: boolean) => {
    if (withShift && last.current !== null) chooseTo(row.id)
    else row.toggleSelected()
    last.current = row.id
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, row: Row<ListRow>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const rows = table.getRowModel().rows
    const next = rows[row.index + step]
    if (!next) return
    if (event.shiftKey) {
      last.current ??= row.id
      if (!row.getIsSelected()) last.current = row.id
      chooseTo(next.id)
    }
    const line = event.currentTarget.closest('tr')
    const beside = step > 0 ? line?.nextElementSibling : line?.previousElementSibling
    beside?.querySelector<HTMLElement>('[role="checkbox"]')?.focus()
  }
  return { choose, onKeyDown }
}
