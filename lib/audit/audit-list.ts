import { type ColumnOf, defineList, type StateOf } from '../list/list.ts'
import { auditTypes } from './actions.ts'

/** “Auditoria”: who did what, when and to what (`/admin/auditoria`). A person's thread and an article's are its two row filters. */
export const auditList = defineList({
  id: 'auditoria',
  path: '/admin/auditoria',
  caption: 'Atos registrados',
  noun: { one: 'ato', many: 'atos' },
  search: { label: 'Buscar atos', placeholder: 'Buscar pelo ato ou por um código' },
  columns: [
    { id: 'momento', label: 'Momento', sortable: true, always: true, width: '9rem' },
    { id: 'pessoa', label: 'Pessoa', width: '20%' },
    { id: 'ato', label: 'Ato', always: true },
    { id: 'objeto', label: 'Em quê', width: '27%', wide: true },
    { id: 'resultado', label: 'Resultado', width: '6.5rem' },
  ],
  filters: [
    { kind: 'select', id: 'tipo', label: 'Tipo de ato', all: 'Todos os tipos', options: auditTypes },
    {
      kind: 'select',
      id: 'periodo',
      label: 'Período',
      all: 'Desde o começo',
      options: [
        { value: '1', label: 'Últimas 24 horas' },
        { value: '7', label: 'Últimos 7 dias' },
        { value: '30', label: 'Últimos 30 dias' },
        { value: '90', label: 'Últimos 90 dias' },
        { value: '365', label: 'Últimos 12 meses' },
      ],
    },
    {
      kind: 'select',
      id: 'resultado',
      label: 'Resultado',
      all: 'Qualquer resultado',
      options: [
        { value: 'success', label: 'Feito' },
        { value: 'failed', label: 'Falhou' },
      ],
    },
    { kind: 'row', id: 'pessoa', label: 'Pessoa' },
    { kind: 'row', id: 'artigo', label: 'Artigo' },
  ],
  order: { by: 'momento', descending: true },
  exportPath: '/api/export/auditoria',
  personal: true,
})

export type AuditListState = StateOf<typeof auditList>
export type AuditColumn = ColumnOf<typeof auditList>

/** The thread of an article, whatever the subject of each act. */
export const auditOfArticle = (id: string): string => `${auditList.path}?artigo=${id}`
