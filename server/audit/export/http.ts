import { auditList } from '#lib/audit/audit-list.ts'
import { readListState } from '#lib/list/state.ts'
import { formatDate } from '#lib/text/format.ts'
import { parametersOf } from '#server/platform/door/request.ts'
import { refusedInText, route } from '#server/platform/door/route.ts'
import { type CsvColumns, csvAnswer } from '#server/platform/list/csv-answer.ts'
import { recordAuditExport } from '../commands/record-export.ts'
import { type AuditLine, eachAct } from '../queries.ts'

const columns: CsvColumns<AuditLine> = [
  { label: 'Momento', text: ({ createdAt }) => formatDate(createdAt, 'dd/MM/yyyy HH:mm:ss') },
  { label: 'Pessoa', text: ({ person }) => person?.name ?? 'Sistema' },
  { label: 'Código da pessoa', text: ({ person }) => person?.id ?? '' },
  { label: 'Ato', text: ({ sentence }) => sentence },
  { label: 'Código do ato', text: ({ action }) => action },
  { label: 'Em quê', text: ({ subject }) => subject.label },
  { label: 'Código do objeto', text: ({ subject }) => subject.id },
  { label: 'Código do artigo', text: ({ article }) => article?.id ?? '' },
  { label: 'Resultado', text: ({ failed }) => (failed ? 'Falhou' : 'Feito') },
  { label: 'Detalhes', text: ({ details }) => details.map(([label, text]) => `${label}: ${text}`).join('; ') },
]

/**
 * `GET /api/export/auditoria`: sends all acts of a list as a CSV file. Takes the list's own URL parameters. Masters only; 429 after twenty files in
 * ten minutes.
 */
export const exportAudit = route({
  name: 'audit-export',
  method: 'GET',
  access: 'master',
  limit: { name: 'audit-export', points: 20, seconds: 600 },
  async answer({ request, actor }) {
    const state = readListState(auditList, parametersOf(request))
    await recordAuditExport(actor, state)
    return csvAnswer('auditoria', columns, eachAct(actor, state))
  },
  refuse: refusedInText,
})
