import type { Access } from '#lib/access.ts'
import type { ListDefinition, StateOf } from '#lib/list/list.ts'
import { readListState } from '#lib/list/state.ts'
import type { Allowed } from '../door/access.ts'
import { parametersOf } from '../door/request.ts'
import { refusedInText, route } from '../door/route.ts'
import { type CsvColumns, csvAnswer } from './csv-answer.ts'

interface ListExport<Rule extends Access, List extends ListDefinition, Row> {
  /** The route's name in the log, and its limit's. */
  name: string
  /** The file's name without ending, in ASCII. */
  file: string
  access: Rule
  list: List
  columns: CsvColumns<Row>
  /** Audits the download, before its first row. */
  record: (actor: Allowed<Rule>, state: StateOf<List>) => Promise<unknown>
  /** All rows for a state of the list, in batches. */
  each: (actor: Allowed<Rule>, state: StateOf<List>) => AsyncIterable<Row[]>
}

/** A route that sends a whole list as a CSV file. It takes the list's own URL parameters. 429 after twenty files in ten minutes. */
export const listExport = <const Rule extends Access, List extends ListDefinition, Row>(
  definition: ListExport<Rule, List, Row>,
) => {
  const { name, file, access, list, columns, record, each } = definition
  return route({
    name,
    method: 'GET',
    access,
    limit: { name, points: 20, seconds: 600 },
    async answer({ request, actor }) {
      const state = readListState(list, parametersOf(request))
      await record(actor, state)
      return csvAnswer(file, columns, each(actor, state))
    },
    refuse: refusedInText,
  })
}
