import { cityIn, one, type Parameters, pathWith } from '../addresses/parameters.ts'
import { cleanText, fold, looksLikeUuid } from '../text/text.ts'
import type { ListDefinition, ListFilter, ListOrder, ListState, StateOf } from './list.ts'

export const longestSearch = 100
const longestCursor = 2_000
const longestPath = 100

/** Reads the parameters of a list. Values that are not allowed, repeated or too long give the default. */
export function readListState<List extends ListDefinition>(list: List, parameters: Parameters): StateOf<List> {
  const page = one(parameters.pagina)
  const filters = Object.fromEntries(
    list.filters.map(filter => [filter.id, filterIn(filter, one(parameters[filter.id]))]),
  )
  const state: ListState = {
    search: cleanSearch(one(parameters.busca) ?? ''),
    filters,
    order: orderIn(list, one(parameters.ordem)) ?? defaultOrder(list, filters),
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
  if (filter.kind === 'row' && filter.by === 'city') return value.length <= longestPath ? (cityIn(value) ?? '') : ''
  if (filter.kind === 'row' && filter.by === 'text') return cleanSearch(value)
  if (filter.kind === 'row') return looksLikeUuid(value) ? value.toLowerCase() : ''
  return filter.options.some(option => option.value === value) ? value : defaultOf(filter)
}

/** An order as a parameter: `criado`, or `-criado` for descending. */
export const orderName = ({ by, descending }: ListOrder): string => `${descending ? '-' : ''}${by}`

/** The order that is not in the address: the chosen tab's, or the list's. */
export function defaultOrder(list: ListDefinition, filters: ListState['filters']): ListOrder {
  const orders = list.filters.map(filter =>
    filter.kind === 'tabs' ? filter.options.find(({ value }) => value === filters[filter.id])?.order : undefined,
  )
  return orders.find(order => order !== undefined) ?? list.order
}

/** A state with another value of a filter. An order that nobody chose becomes the default of the new tab. */
export function filtered(list: ListDefinition, state: ListState, id: string, value: string): ListState {
  const filters = { ...state.filters, [id]: value }
  const isDefault = orderName(state.order) === orderName(defaultOrder(list, state.filters))
  return narrowed(state, { filters, ...(isDefault && { order: defaultOrder(list, filters) }) })
}

function orderIn(list: ListDefinition, value: string | null): ListOrder | null {
  const [, minus, by] = /^(-?)(.+)$/.exec(value ?? '') ?? []
  const column = list.columns.find(({ id, sortable }) => sortable && id === by)
  return column ? { by: column.id, descending: minus === '-' } : null
}

function parametersOf(
  list: ListDefinition,
  { search, filters, order, page }: ListState,
): Record<string, string | null> {
  const chosen = list.filters.map(filter => {
    const value = filters[filter.id] ?? ''
    return [filter.id, value === defaultOf(filter) ? null : value]
  })
  const isDefaultOrder = orderName(order) === orderName(defaultOrder(list, filters))
  return {
    busca: search,
    ...Object.fromEntries(chosen),
    ordem: isDefaultOrder ? null : orderName(order),
    pagina: page,
  }
}
