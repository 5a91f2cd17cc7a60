import { roleNames, roles } from '../actor.ts'
import { type ColumnOf, defineList, type StateOf } from '../list/list.ts'

/** “Usuários”: all accounts (`/admin/usuarios`). */
export const userList = defineList({
  id: 'usuarios',
  path: '/admin/usuarios',
  caption: 'Usuários',
  noun: { one: 'usuário', many: 'usuários' },
  search: { label: 'Buscar usuários', placeholder: 'Buscar por nome ou e-mail' },
  columns: [
    { id: 'nome', label: 'Nome', sortable: true, always: true, width: '17rem' },
    { id: 'papeis', label: 'Papéis', width: '8rem' },
    { id: 'acesso', label: 'Último acesso', sortable: true, width: '8rem' },
    { id: 'assinatura', label: 'Assinatura', width: '6rem' },
    { id: 'artigos', label: 'Artigos', width: '4.5rem' },
    { id: 'qualidade', label: 'Qualidade', width: '7.5rem' },
    { id: 'criado', label: 'Criada em', sortable: true, width: '7rem' },
  ],
  filters: [
    {
      kind: 'tabs',
      id: 'situacao',
      label: 'Usuários por situação',
      options: [
        { value: 'todas', label: 'Todas' },
        { value: 'ativas', label: 'Ativas' },
        { value: 'suspensas', label: 'Suspensas' },
        // Leads to the list of invitations.
        { value: 'convidadas', label: 'Convidadas' },
      ],
    },
    {
      kind: 'select',
      id: 'papel',
      label: 'Papel',
      all: 'Todos os papéis',
      options: roles.map(role => ({ value: role, label: roleNames[role] })),
    },
  ],
  order: { by: 'criado', descending: true },
  exportPath: '/api/export/usuarios',
  personal: true,
})

export type UserListState = StateOf<typeof userList>
export type UserColumn = ColumnOf<typeof userList>
