'use client'

import type { ListDefinition, ListState } from '#lib/list/list.ts'
import { listAddress, narrowed } from '#lib/list/state.ts'
import { SearchField } from './search-field.client.tsx'

export function SearchBox({ list, state }: { list: ListDefinition; state: ListState }) {
  return (
    <SearchField
      path={list.path}
      search={state.search}
      label={list.search.label}
      placeholder={list.search.placeholder}
      addressOf={search => listAddress(list, narrowed(state, { search }))}
    />
  )
}
