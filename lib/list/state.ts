import { one, type Parameters, pathWith } from '../addresses/parameters.ts'
import { cleanText, fold, looksLikeUuid } from '../text/text.ts'
import type { ListDefinition, ListFilter, ListOrder, ListState, StateOf } from './list.ts'

export const longestSearch = 100
const longestCursor = 2_000

/** What an address says of a list. Whatever is not allowed, repeated or too long is read as the standard. */
export function readListState<List extends ListDefinition>(list: List, parameters: Parameters): StateOf<List> {
  const page = one(parameters.pagina)
  const state: ListState = {
    search: cleanSearch(one(parameters.busca) ?? ''),
    filters: Object.fromEntries(list.filters.map(filter => [filter.id, filterIn(filter, one(parameters[filter.id]))])),
    order: orderIn(list, one(parameters.ordem)),
    page: page && page.length <= longestCursor ? page : null,
  }
  return state as StateOf<List>
}

/** A search as the address says it, whatever was typed. */
export const cleanSearch = (typed: string): string =>
  cleanText(cleanText(typed).slice(0, longestSearch)).trim().normalize('NFC')

/** Whether a search narrows a list at all: a word of it has the three letters or digits that the index goes by. */
export const isSearchable = (search: string): boolean => /[\p{L}\p{N}]{3}/u.test(fold(search))

/** The address that says a state; `readListState` reads it back the same. */
export const listAddress = (list: ListDefinition, state: ListState): string => pathWith(list.path, said(list, state))

/** Where the whole list of a state is downloaded; null when it cannot be. */
export const exportAddress = (list: ListDefinition, state: ListState): string | null =>
  list.exportPath ? pathWith(list.exportPath, said(list, { ...state, page: null })) : null

/** A state with something else asked for: it begins at its first page. */
export const narrowed = (state: ListState, change: Partial<Omit<ListState, 'page'>>): ListState => ({
  ...state,
  ...change,
  page: null,
})

/** Whether a state shows less than the list's standard does. */
export const isNarrowed = (list: ListDefinition, { search, filters }: ListState): boolean =>
  search !== '' || list.filters.some(filter => filter.kind !== 'tabs' && filters[filter.id] !== '')

/** The value a filter has while the address says nothing of it. */
const standardOf = (filter: ListFilter): string => (filter.kind === 'tabs' ? filter.options[0].value : '')

function filterIn(filter: ListFilter, value: string | null): string {
  if (value === null) return standardOf(filter)
  if (filter.kind === 'row') return looksLikeUuid(value) ? value.toLowerCase() : ''
  return filter.options.some(option => option.value === value) ? value : standardOf(filter)
}

/** An order as the address says it: `criado`, or `-criado` for the greatest first. */
export const orderName = ({ by, descending }: ListOrder): string => `${descending ? '-' : ''}${by}`

function orderIn(list: ListDefinition, value: string | null): ListOrder {
  const [, minus, by] = /^(-?)(.+)$/.exec(value ?? '') ?? []
  const column = list.columns.find(({ id, sortable }) => sortable && id === by)
  return column ? { by: column.id, descending: minus === '-' } : list.order
}

function said(list: ListDefinition, { search, filters, order, page }: ListState): Record<string, string | null> {
  const chosen = list.filters.map(filter => {
    const value = filters[filter.id] ?? ''
    return [filter.id, value === standardOf(filter) ? null : value]
  })
  const isStandardOrder = orderName(order) === orderName(list.order)
  return {
    busca: search,
    ...Object.fromEntries(chosen),
    ordem: isStandardOrder ? null : orderName(order),
    pagina: page,
  }
}
