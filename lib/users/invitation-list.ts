import { type ColumnOf, defineList, type StateOf } from '../list/list.ts'

/** “Convites”: invitations by mail (`/admin/usuarios/convites`). */
export const invitationList = defineList({
  id: 'convites',
  path: '/admin/usuarios/convites',
  caption: 'Convites por e-mail',
  noun: { one: 'convite', many: 'convites' },
  search: { label: 'Buscar convites', placeholder: 'Buscar por e-mail ou nome' },
  columns: [
    { id: 'convidado', label: 'Pessoa convidada', always: true, width: '30%' },
    { id: 'papel', label: 'Papel', width: '4.5rem' },
    { id: 'situacao', label: 'Situação', width: '10rem' },
    { id: 'criado', label: 'Convidada em', sortable: true, width: '8rem' },
    { id: 'por', label: 'Por', width: '8rem' },
  ],
  filters: [
    {
      kind: 'tabs',
      id: 'estado',
      label: 'Convites por situação',
      options: [
        { value: 'abertos', label: 'Em aberto' },
        { value: 'encerrados', label: 'Encerrados' },
      ],
    },
  ],
  order: { by: 'criado', descending: true },
})

export type InvitationListState = StateOf<typeof invitationList>
export type InvitationColumn = ColumnOf<typeof invitationList>
