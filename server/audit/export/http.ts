import { auditList } from '#lib/audit/audit-list.ts'
import { formatDate } from '#lib/text/format.ts'
import type { CsvColumns } from '#server/platform/list/csv-answer.ts'
import { listExport } from '#server/platform/list/list-export.ts'
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

/** `GET /api/export/auditoria`: all acts of a list. Masters only. */
export const exportAudit = listExport({
  name: 'audit-export',
  file: 'auditoria',
  access: 'master',
  list: auditList,
  columns,
  audited: {
    action: 'audit.exported',
    details: ({ pessoa, artigo, tipo, periodo, resultado }) => ({
      person: pessoa || null,
      articleId: artigo || null,
      type: tipo || null,
      days: periodo || null,
      result: resultado || null,
    }),
  },
  each: eachAct,
})
