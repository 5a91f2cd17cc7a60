import { one, type Parameters, pathWith } from '../addresses/parameters.ts'
import { cleanText, fold, looksLikeUuid } from '../text/text.ts'
import type { ListDefinition, ListFilter, ListOrder, ListState, StateOf } from './list.ts'

export const longestSearch = 100
const longestCursor = 2_000

/** Reads the parameters of a list. Values that are not allowed, repeated or too long give the default. */
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

/** A typed search in the canonical form of the address, cut to `longestSearch` characters. */
export const cleanSearch = (typed: string): string =>
  cleanText(cleanText(typed).slice(0, longestSearch)).trim().normalize('NFC')

/** Whether a search narrows a list: one of its words has the three letters or digits that the index needs. */
export const isSearchable = (search: string): boolean => /[\p{L}\p{N}]{3}/u.test(fold(search))

/** The address of a state. `readListState` reads the same state from it. */
export const listAddress = (list: ListDefinition, state: ListState): string =>
  pathWith(list.path, parametersOf(list, state))

/** The path of the export with a state's search, filters and order; null for a list without an export. */
export const exportAddress = (list: ListDefinition, state: ListState): string | null =>
  list.exportPath ? pathWith(list.exportPath, parametersOf(list, { ...state, page: null })) : null

/** A state with another search, filter or order, at its first page. */
export const narrowed = (state: ListState, change: Partial<Omit<ListState, 'page'>>): ListState => ({
  ...state,
  ...change,
  page: null,
})

/** Whether a search or a filter other than the tabs narrows the list. */
export const isNarrowed = (list: ListDefinition, { search, filters }: ListState): boolean =>
  search !== '' || list.filters.some(filter => filter.kind !== 'tabs' && filters[filter.id] !== '')

/** The value of a filter that is not in the address. */
const defaultOf = (filter: ListFilter): string => (filter.kind === 'tabs' ? filter.options[0].value : '')

function filterIn(filter: ListFilter, value: string | null): string {
  if (value === null) return defaultOf(filter)
  if (filter.kind === 'row') return looksLikeUuid(value) ? value.toLowerCase() : ''
  return filter.options.some(option => option.value === value) ? value : defaultOf(filter)
}

/** An order as a parameter: `criado`, or `-criado` for descending. */
export const orderName = ({ by, descending }: ListOrder): string => `${descending ? '-' : ''}${by}`

function orderIn(list: ListDefinition, value: string | null): ListOrder {
  const [, minus, by] = /^(-?)(.+)$/.exec(value ?? '') ?? []
  const column = list.columns.find(({ id, sortable }) => sortable && id === by)
  return column ? { by: column.id, descending: minus === '-' } : list.order
}

function parametersOf(
  list: ListDefinition,
  { search, filters, order, page }: ListState,
): Record<string, string | null> {
  const chosen = list.filters.map(filter => {
    const value = filters[filter.id] ?? ''
    return [filter.id, value === defaultOf(filter) ? null : value]
  })
  const isDefaultOrder = orderName(order) === orderName(list.order)
  return {
    busca: search,
    ...Object.fromEntries(chosen),
    ordem: isDefaultOrder ? null : orderName(order),
    pagina: page,
  }
}
