'use client'

import { Button } from '@radix-ui/themes'
import type { Table } from '@tanstack/react-table'
import { Download } from 'lucide-react'
import type { ListDefinition, ListState } from '#lib/list/list.ts'
import { exportAddress } from '#lib/list/state.ts'
import { ColumnMenu } from './column-menu.client.tsx'
import { FilterChip, FilterSelect, FilterTabs } from './filters.client.tsx'
import type { ListRow } from './list-row.ts'
import { SearchBox } from './search-box.client.tsx'

export interface ToolbarProps {
  list: ListDefinition
  state: ListState
  table: Table<ListRow>
  /** How many rows each value of the tabs has. */
  counts?: Readonly<Record<string, number>>
  /** What the rows are called that filters of the kind `row` name, by filter. */
  chosen?: Readonly<Record<string, string | null>>
}

/** What a list is narrowed by, which columns it shows, and the way to take it along. */
export function Toolbar({ list, state, table, counts, chosen = {} }: ToolbarProps) {
  const download = exportAddress(list, state)
  return (
    <>
      {list.filters.map(filter =>
        filter.kind === 'tabs' ? (
          <FilterTabs key={filter.id} list={list} state={state} filter={filter} counts={counts} />
        ) : null,
      )}
      <div className="flex flex-wrap items-start gap-2">
        <SearchBox list={list} state={state} />
        {list.filters.map(filter => {
          if (filter.kind === 'select') return <FilterSelect key={filter.id} {...{ list, state, filter }} />
          if (filter.kind === 'tabs' || !state.filters[filter.id]) return null
          const name = chosen[filter.id] ?? 'não existe mais'
          return <FilterChip key={filter.id} {...{ list, state, filter, name }} />
        })}
        <ColumnMenu table={table} />
        {download && (
          <Button asChild variant="soft" color="gray">
            <a href={download} download>
              <Download aria-hidden size={16} /> Exportar CSV
            </a>
          </Button>
        )}
      </div>
    </>
  )
}
