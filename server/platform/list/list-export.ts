import type { Access } from '#lib/access.ts'
import type { AuditAction } from '#lib/audit/actions.ts'
import type { ListDefinition, StateOf } from '#lib/list/list.ts'
import { readListState } from '#lib/list/state.ts'
import type { Prisma } from '../db/db.ts'
import type { Allowed } from '../door/access.ts'
import { parametersOf } from '../door/request.ts'
import { refusedInText, route } from '../door/route.ts'
import { audit } from '../work/audit.ts'
import { command } from '../work/command.ts'
import { type CsvColumns, csvAnswer } from './csv-answer.ts'

interface ListExport<Rule extends Access, List extends ListDefinition, Row> {
  /** The route's name in the log, and its limit's. */
  name: string
  /** The file's name without ending, in ASCII. */
  file: string
  access: Rule
  list: List
  columns: CsvColumns<Row>
  /** The audit row of a download, written before its first row: its action, and the list's filters without the words searched for. */
  audited: { action: AuditAction; details: (filters: StateOf<List>['filters']) => Prisma.InputJsonObject }
  /** All rows for a state of the list, in batches. Raises forbidden at once. */
  each: (actor: Allowed<Rule>, state: StateOf<List>) => AsyncIterable<Row[]>
}

/**
 * A route that sends a whole list as a CSV file. It takes the list's own URL parameters. 429 after twenty files in ten minutes, and
 * 403 without a recent proof of identity for a file with personal data.
 */
export const listExport = <const Rule extends Access, List extends ListDefinition, Row>(
  definition: ListExport<Rule, List, Row>,
) => {
  const { name, file, access, list, columns, audited, each } = definition
  return route({
    name,
    method: 'GET',
    access,
    limit: { name, points: 20, seconds: 600 },
    proof: list.personal,
    async answer({ request, actor }) {
      const state = readListState(list, parametersOf(request))
      const rows = each(actor, state)
      await recordExport(actor, { action: audited.action, details: audited.details(state.filters) })
      return csvAnswer(file, columns, rows)
    },
    refuse: refusedInText,
  })
}

const recordExport = command(
  async (context, { action, details }: { action: AuditAction; details: Prisma.InputJsonObject }) =>
    audit(context, { action, subject: { type: 'user', id: context.actor.id ?? 'house' }, details }),
)
