'use client'

import './list.css'
import { Button } from '@radix-ui/themes'
import type { Table } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import type { BulkAct } from '#lib/list/bulk.ts'
import { countedAtMost, type ListDefinition, type ListState } from '#lib/list/list.ts'
import { isNarrowed, listAddress } from '#lib/list/state.ts'
import { plural } from '#lib/text/format.ts'
import { BulkBar } from './bulk-bar.client.tsx'
import type { ListRow } from './list-row.ts'
import { ListLink, ListNavigation, useListNavigation } from './navigation.client.tsx'
import { type ListSelection, SelectionContext } from './selection.client.tsx'
import { ListTable } from './table.client.tsx'
import { Toolbar, type ToolbarProps } from './toolbar.client.tsx'
import { useListTable } from './use-list-table.client.tsx'

/** The result of a list's query. */
export interface ListContent {
  rows: readonly ListRow[]
  /** Cursors of the previous and the next page; null where there is none. */
  previous: string | null
  next: string | null
  /** The number of rows on all pages, counted up to `countedAtMost`. */
  total: number
}

interface ListProps extends Pick<ToolbarProps, 'counts' | 'chosen' | 'choices'> {
  list: ListDefinition
  state: ListState
  /** Null when the list could not be read. */
  content: ListContent | null
  /** The text of an empty list without a search or a filter other than its tabs. */
  empty: string
  acts?: readonly BulkAct[]
  /** A bar of the feature's own in place of the one for `acts`; it reads the selection with `useListSelection`. */
  bar?: ReactNode
  /** Columns that are empty in this state. */
  without?: readonly string[]
}

const noRows: readonly ListRow[] = []

/** A list on a staff screen, by its definition (`lib/list/list.ts`). The page reads the state and renders the cells. */
export function List(props: ListProps) {
  return (
    <ListNavigation>
      <ListScreen {...props} />
    </ListNavigation>
  )
}

function ListScreen({ list, state, content, empty, acts = [], bar, without = [], counts, chosen, choices }: ListProps) {
  const selectable = acts.length > 0 || bar !== undefined
  const table = useListTable({ list, state, rows: content?.rows ?? noRows, without, selectable })
  return (
    <section aria-label={list.caption} className="list-screen">
      <Toolbar {...{ list, state, table, counts, chosen, choices }} />
      <SelectionContext value={selectionOf(table, content, content && totalOf(list, content))}>
        {bar ?? <BulkBar noun={list.noun} acts={acts} />}
      </SelectionContext>
      {content === null && <Failure sentence={list.failure} />}
      {content?.rows.length === 0 && <Nothing {...{ list, state, empty }} />}
      {content && content.rows.length > 0 && <ListTable {...{ list, state, table, selectable }} />}
      {content && <Pages {...{ list, state, content }} />}
    </section>
  )
}

const selectionOf = (table: Table<ListRow>, content: ListContent | null, total: string | null): ListSelection => ({
  ids: table.getSelectedRowModel().rows.map(row => row.id),
  clear: () => table.resetRowSelection(true),
  isWholePage: table.getIsAllRowsSelected(),
  total,
  hasMore: content !== null && (content.next !== null || content.previous !== null),
})

const totalOf = ({ noun }: ListDefinition, { total }: ListContent): string =>
  total > countedAtMost ? `Mais de ${plural(countedAtMost, noun.one, noun.many)}` : plural(total, noun.one, noun.many)

const anyFailure = 'Não foi possível carregar a lista agora. O problema foi registrado.'

function Failure({ sentence = anyFailure }: { sentence: string | undefined }) {
  const { pending, refresh } = useListNavigation()
  return (
    <Message>
      <p role="alert">{sentence}</p>
      <Button type="button" variant="soft" disabled={pending} onClick={refresh}>
        {pending ? 'Tentando...' : 'Tentar de novo'}
      </Button>
    </Message>
  )
}

function Nothing({ list, state, empty }: Pick<ListProps, 'list' | 'state' | 'empty'>) {
  if (!isNarrowed(list, state)) return <Message>{empty}</Message>
  const tabs = list.filters.map(({ id, kind }) => [id, kind === 'tabs' ? state.filters[id] : ''])
  const all = { ...state, search: '', filters: Object.fromEntries(tabs), page: null }
  return (
    <Message>
      <p>Nada encontrado com esta busca e estes filtros.</p>
      <Button asChild variant="soft">
        <ListLink href={listAddress(list, all)}>Limpar busca e filtros</ListLink>
      </Button>
    </Message>
  )
}

const Message = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col items-center gap-4 border-y border-rule py-12 text-center text-soft">{children}</div>
)

function Pages({
  list,
  state,
  content: { previous, next },
}: {
  list: ListDefinition
  state: ListState
  content: ListContent
}) {
  return (
    <nav aria-label="Páginas" className="flex flex-wrap justify-center gap-3 empty:hidden">
      {previous && (
        <Button asChild variant="soft" color="gray">
          <ListLink href={listAddress(list, { ...state, page: previous })}>Página anterior</ListLink>
        </Button>
      )}
      {next && (
        <Button asChild variant="soft">
          <ListLink href={listAddress(list, { ...state, page: next })}>Próxima página</ListLink>
        </Button>
      )}
    </nav>
  )
}
