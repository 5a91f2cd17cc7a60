/**
 * The list kit: what a staff list may show, and what its address may say.
 *
 * A list is made of few small things, tied by the ids of its columns and filters, so that a missing cell or sort key does not compile:
 *   1. a definition (`defineList`): columns, filters, search, the order it begins with. Pure data, e.g. `lib/site/report-list.ts`;
 *   2. a query: `readPage` (`server/platform/list/pages.ts`) over one allowed sort column and the id, `wordsIn` for the search;
 *   3. cells: one function a column, drawn on the server (`components/list/list-row.ts`), e.g. `components/admin/report-cells.tsx`;
 *   4. acts: server actions that take ids and answer per row (`lib/list/bulk.ts`, `server/platform/list/bulk.ts`), each with its reverse or a question;
 *   5. the export: `eachBatch`, the file's columns and `csvAnswer` in a route handler, e.g. `server/reports/export/http.ts`.
 * The page reads its address with `readListState`, calls the query and hands both to `<List>` (`components/list/list.client.tsx`), which is the same
 * for all lists; `app/(admin)/admin/erros/page.tsx` is the pattern.
 *
 * The address: `?busca=` the words, `ordem=criado` or `-criado` (descending), `pagina=` an opaque cursor, and one parameter a filter. What is
 * standard is left out; what is not allowed is read as the standard; a cursor that cannot be read gives the first page.
 *
 * To add a column: its entry in the definition and its cell. To let it sort: `sortable`, its entry in the query's sort keys, an index on (column, id); a
 * sort column is never null, and dates are kept to the millisecond.
 */

export interface ListColumn {
  id: string
  label: string
  /** The list can be ordered by it. */
  sortable?: boolean
  /** Hidden until somebody chooses it. */
  hidden?: boolean
  /** Cannot be hidden: it names the row. */
  always?: boolean
  /** CSS width on a desk; the rest is shared by the columns without one. */
  width?: string
}

export interface Choice {
  value: string
  label: string
}

/** A way to narrow a list. Its id is its parameter. */
export type ListFilter =
  /** One of a few, always one: the first is the standard. */
  | { kind: 'tabs'; id: string; label: string; options: readonly [Choice, ...Choice[]] }
  /** One or none. `all` is what none is called. */
  | { kind: 'select'; id: string; label: string; all: string; options: readonly Choice[] }
  /** What belongs to one other row, by its id: set by a link, shown as a chip that can be taken off. */
  | { kind: 'row'; id: string; label: string }

export interface ListDefinition {
  /** Names what the browser keeps of this list. */
  id: string
  path: string
  /** The table's caption. */
  caption: string
  /** What its rows are called: “aviso”, “avisos”. */
  noun: { one: string; many: string }
  search: { label: string; placeholder: string }
  columns: readonly ListColumn[]
  filters: readonly ListFilter[]
  /** The order it begins with. */
  order: ListOrder
  /** Where the whole list can be downloaded. */
  exportPath?: string
}

export interface ListOrder<Column extends string = string> {
  by: Column
  descending: boolean
}

/** What the address of a list says, once read. */
export interface ListState {
  /** The words searched for; empty for none. */
  search: string
  /** The value of each filter; empty for none. */
  filters: Readonly<Record<string, string>>
  order: ListOrder
  /** The cursor as it stands in the address, unread; null on the first page. */
  page: string | null
}

type SortColumn<List extends ListDefinition> = Extract<List['columns'][number], { sortable: true }>['id']
type FilterValue<Filter extends ListFilter> = Filter extends {
  kind: 'tabs'
  options: readonly { value: infer Value }[]
}
  ? Value
  : Filter extends { kind: 'select'; options: readonly { value: infer Value }[] }
    ? Value | ''
    : string

/** The state of one list, by its own columns and filters. */
export interface StateOf<List extends ListDefinition> extends ListState {
  filters: { readonly [Filter in List['filters'][number] as Filter['id']]: FilterValue<Filter> }
  order: ListOrder<SortColumn<List>>
}

/** The ids of a list's columns. */
export type ColumnOf<List extends ListDefinition> = List['columns'][number]['id']

/** A definition with its ids kept as types. */
export const defineList = <const List extends ListDefinition>(list: List): List => list
