'use client'

import { Button } from '@radix-ui/themes'
import type { Table } from '@tanstack/react-table'
import { Download } from 'lucide-react'
import { ProvedDownload } from '#components/accounts/proof/proved-download.client.tsx'
import type { ListDefinition, ListState } from '#lib/list/list.ts'
import { exportAddress, listAddress, narrowed } from '#lib/list/state.ts'
import { ColumnMenu } from './column-menu.client.tsx'
import { FilterChip, FilterSelect, FilterTabs } from './filters.client.tsx'
import type { ListRow } from './list-row.ts'
import { SearchField } from './search-field.client.tsx'

/** A value of a filter, with its name. */
export interface FilterChoice {
  value: string
  label: string
}

export interface ToolbarProps {
  list: ListDefinition
  state: ListState
  table: Table<ListRow>
  /** The number of rows of each tab, by the tab's value. */
  counts?: Readonly<Record<string, number>>
  /** The names of the rows that the `row` filters point to, by filter id; null for a row that no longer exists. */
  chosen?: Readonly<Record<string, string | null>>
  /** The rows that a `row` filter may point to, by filter id: such a filter is a select. `all` is its first option. */
  choices?: Readonly<Record<string, { all: string; options: readonly FilterChoice[] }>>
}

const exportText = (
  <>
    <Download aria-hidden size={16} /> Exportar CSV
  </>
)

/** The options, and the chosen one even when it is none of them. */
const withChosen = (options: readonly FilterChoice[], chosen: FilterChoice | null): readonly FilterChoice[] =>
  chosen && !options.some(({ value }) => value === chosen.value) ? [chosen, ...options] : options

/** A list's filters, search, column menu and CSV export. */
export function Toolbar({ list, state, table, counts, chosen = {}, choices = {} }: ToolbarProps) {
  const download = exportAddress(list, state)
  return (
    <>
      {list.filters.map(filter =>
        filter.kind === 'tabs' ? (
          <FilterTabs key={filter.id} list={list} state={state} filter={filter} counts={counts} />
        ) : null,
      )}
      <div className="flex flex-wrap items-start gap-2">
        <SearchField
          path={list.path}
          search={state.search}
          label={list.search.label}
          placeholder={list.search.placeholder}
          addressOf={search => listAddress(list, narrowed(state, { search }))}
        />
        {list.filters.map(filter => {
          if (filter.kind === 'select') return <FilterSelect key={filter.id} {...{ list, state, filter }} />
          if (filter.kind === 'tabs') return null
          const name = chosen[filter.id] ?? 'não existe mais'
          const value = state.filters[filter.id]
          const choice = choices[filter.id]
          if (choice) {
            const options = withChosen(choice.options, value ? { value, label: name } : null)
            return <FilterSelect key={filter.id} {...{ list, state, filter: { ...filter, ...choice, options } }} />
          }
          if (!value) return null
          return <FilterChip key={filter.id} {...{ list, state, filter, name }} />
        })}
        <ColumnMenu table={table} />
        {download && (
          <Button asChild variant="soft" color="gray">
            {list.personal ? (
              <ProvedDownload href={download}>{exportText}</ProvedDownload>
            ) : (
              <a href={download} download>
                {exportText}
              </a>
            )}
          </Button>
        )}
      </div>
    </>
  )
}
