import { type ColumnOf, defineList, type StateOf } from '../list/list.ts'
import { attemptStatuses } from './attempts.ts'

/** The log of attempts at an address: `/monitor` for editors, `/admin/monitor` among the masters' tabs. */
const logAt = <const Path extends string>(path: Path) =>
  defineList({
    id: 'monitor',
    path,
    caption: 'Registro de reprocessamento',
    noun: { one: 'execução', many: 'execuções' },
    search: { label: 'Buscar artigos', placeholder: 'Buscar no título do artigo' },
    columns: [
      { id: 'artigo', label: 'Artigo', always: true },
      { id: 'situacao', label: 'Situação', width: '7rem' },
      { id: 'tentativa', label: 'Tentativa', width: '6.5rem' },
      { id: 'executada', label: 'Executada', sortable: true, width: '9rem' },
      { id: 'detalhe', label: 'Detalhe', width: '28%', wide: true },
    ],
    filters: [
      {
        kind: 'select',
        id: 'situacao',
        label: 'Situação',
        all: 'Todas as situações',
        options: [
          { value: 'success', label: attemptStatuses.success },
          { value: 'pending', label: attemptStatuses.pending },
          { value: 'failed', label: attemptStatuses.failed },
        ],
      },
      { kind: 'row', id: 'artigo', label: 'Artigo' },
    ],
    failure: 'Não foi possível ler o registro.',
    order: { by: 'executada', descending: true },
  })

export const monitorList = logAt('/monitor')
export const adminMonitorList = logAt('/admin/monitor')

export type MonitorListState = StateOf<typeof monitorList>
export type MonitorColumn = ColumnOf<typeof monitorList>
