import { one, type Parameters, pathWith } from '../addresses/parameters.ts'
import { type ColumnOf, defineList, type StateOf } from '../list/list.ts'

/** “Erros comunicados”: readers' error reports (`/mesa/erros`). */
export const reportList = defineList({
  id: 'erros',
  path: '/mesa/erros',
  caption: 'Erros comunicados pelos leitores',
  noun: { one: 'aviso', many: 'avisos' },
  search: { label: 'Buscar avisos', placeholder: 'Buscar na mensagem ou no título' },
  columns: [
    { id: 'mensagem', label: 'Mensagem', always: true },
    { id: 'artigo', label: 'Artigo', width: '29%', wide: true },
    { id: 'criado', label: 'Recebido', sortable: true, width: '6.5rem' },
    { id: 'desfecho', label: 'Desfecho', width: '18%', wide: true },
  ],
  filters: [
    {
      kind: 'tabs',
      id: 'situacao',
      label: 'Avisos por situação',
      options: [
        { value: 'abertos', label: 'Em aberto' },
        { value: 'encerrados', label: 'Encerrados' },
      ],
    },
    { kind: 'row', id: 'artigo', label: 'Artigo' },
  ],
  order: { by: 'criado', descending: true },
  exportPath: '/api/export/erros',
  personal: true,
})

export type ReportListState = StateOf<typeof reportList>
export type ReportColumn = ColumnOf<typeof reportList>

/** The new address for one with the list's former parameters (`?aba=encerrados&antes=`); null for any other. */
export function movedReportList({ aba, antes }: Parameters): string | null {
  if (aba === undefined && antes === undefined) return null
  return pathWith(reportList.path, { situacao: one(aba) === 'encerrados' ? 'encerrados' : null })
}
