/**
 * The list kit: columns, filters and addresses of staff lists (decision 0152).
 *
 * A list has five parts. The ids of its columns and filters connect them, so that a missing cell or sort key does not compile:
 *   1. a definition (`defineList`): columns, filters, search, default order. Pure data, e.g. `lib/reports/report-list.ts`;
 *   2. a query: `readPage` (`server/platform/list/pages.ts`) over one allowed sort column and the id, `wordsIn` for the search;
 *   3. cells: one function per column, rendered on the server (`components/list/list-row.ts`), e.g. `components/reports/report-cells.tsx`;
 *   4. bulk actions: server actions that take ids and answer per row (`lib/list/bulk.ts`, `server/platform/list/bulk.ts`), each with an undo
 *      action or a question before it;
 *   5. the export: `eachBatch`, the file’s columns and `listExport`, e.g. `server/reports/export/http.ts`.
 * The page reads its address with `readListState`, calls the query and passes both to `<List>` (`components/list/list.client.tsx`), which is the
 * same for all lists. `app/(newsroom)/mesa/erros/page.tsx` is the example to follow.
 *
 * The address: `?busca=` the words, `ordem=criado` or `-criado` (descending), `pagina=` an opaque cursor, and one parameter per filter.
 * Defaults are left out. Values that are not allowed are read as the default, and an unreadable cursor as the first page.
 *
 * To add a column, add its entry in the definition, its field in the query, its cell and its line in the
 * export. To make it sortable, add `sortable`, its entry in the query's sort keys and an
 * index on (column, id). A sort column is never null, and its dates have millisecond precision.
 */

/** Rows are counted up to this number: a larger one is of no use, and counting it would read every row. */
export const countedAtMost = 1_000

export interface ListColumn {
  id: string
  label: string
  /** The list can be ordered by it. */
  sortable?: boolean
  /** Hidden until the user shows it. */
  hidden?: boolean
  /** Cannot be hidden: it names the row. */
  always?: boolean
  /** CSS width on a wide screen. Columns without a width share the rest. */
  width?: string
  /** Takes a whole line of a row's card on a phone, for long texts. */
  wide?: boolean
}

export interface Choice {
  value: string
  label: string
}

/** A tab, with its own default order where it differs from the list's. */
export interface Tab extends Choice {
  order?: ListOrder
}

/** A filter of a list. Its id is its parameter. */
export type ListFilter =
  /** Exactly one of a few options; the first is the default. */
  | { kind: 'tabs'; id: string; label: string; options: readonly [Tab, ...Tab[]] }
  /** One option or none. `all` is the label of none. */
  | { kind: 'select'; id: string; label: string; all: string; options: readonly Choice[] }
  /** Rows that belong to one other row, by its id, a city's path or a short text such as a tag. Set by a link, shown as a chip that the user can remove. */
  | { kind: 'row'; id: string; label: string; by?: 'id' | 'city' | 'text' }

export interface ListDefinition {
  /** The key of this list's settings in the browser. */
  id: string
  path: string
  /** The table's caption. */
  caption: string
  /** The noun for its rows: “aviso”, “avisos”. */
  noun: { one: string; many: string }
  search: { label: string; placeholder: string }
  columns: readonly ListColumn[]
  filters: readonly ListFilter[]
  /** The sentence of a list that could not be read; a general one by default. */
  failure?: string
  /** The default order. */
  order: ListOrder
  /** The path of the whole list as a file. */
  exportPath?: string
  /** The file holds personal data: its download needs a recent proof of identity. */
  personal?: true
}

export interface ListOrder<Column extends string = string> {
  by: Column
  descending: boolean
}

/** The state in the address of a list. */
export interface ListState {
  /** The words searched for; empty for none. */
  search: string
  /** The value of each filter; empty for none. */
  filters: Readonly<Record<string, string>>
  order: ListOrder
  /** The raw cursor of the address; null on the first page. */
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

/** The state of one list, typed by its columns and filters. */
export interface StateOf<List extends ListDefinition> extends ListState {
  filters: { readonly [Filter in List['filters'][number] as Filter['id']]: FilterValue<Filter> }
  order: ListOrder<SortColumn<List>>
}

/** The ids of a list's columns. */
export type ColumnOf<List extends ListDefinition> = List['columns'][number]['id']

/** A definition that keeps its ids as literal types. */
export const defineList = <const List extends ListDefinition>(list: List): List => list
