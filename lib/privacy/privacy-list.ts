import { type ColumnOf, defineList, type StateOf } from '../list/list.ts'

/** “Privacidade”: the register of people's requests about their data (`/admin/privacidade`). */
export const privacyList = defineList({
  id: 'privacidade',
  path: '/admin/privacidade',
  caption: 'Pedidos sobre dados pessoais',
  noun: { one: 'pedido', many: 'pedidos' },
  search: { label: 'Buscar pedidos', placeholder: 'Buscar por nome ou e-mail' },
  columns: [
    { id: 'pessoa', label: 'Pessoa', always: true },
    { id: 'tipo', label: 'Pedido', width: '24%' },
    { id: 'pedido', label: 'Feito em', sortable: true, width: '7rem' },
    { id: 'prazo', label: 'Prazo', sortable: true, width: '9rem' },
    { id: 'situacao', label: 'Situação', width: '18%' },
  ],
  filters: [
    {
      kind: 'tabs',
      id: 'situacao',
      label: 'Pedidos por situação',
      options: [
        { value: 'abertos', label: 'Em aberto', order: { by: 'prazo', descending: false } },
        { value: 'encerrados', label: 'Encerrados' },
      ],
    },
    {
      kind: 'select',
      id: 'tipo',
      label: 'Tipo',
      all: 'Todos os tipos',
      options: [
        { value: 'export', label: 'Cópia dos dados' },
        { value: 'correction', label: 'Correção' },
        { value: 'erasure', label: 'Exclusão da conta' },
      ],
    },
  ],
  order: { by: 'pedido', descending: true },
  exportPath: '/api/export/privacidade',
})

export type PrivacyListState = StateOf<typeof privacyList>
export type PrivacyColumn = ColumnOf<typeof privacyList>
