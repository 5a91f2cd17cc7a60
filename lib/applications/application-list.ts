import { type ColumnOf, defineList, type StateOf } from '../list/list.ts'

/** “Candidaturas”: applications to become an author (`/admin/candidaturas`). */
export const applicationList = defineList({
  id: 'candidaturas',
  path: '/admin/candidaturas',
  caption: 'Candidaturas a autor',
  noun: { one: 'candidatura', many: 'candidaturas' },
  search: { label: 'Buscar candidaturas', placeholder: 'Buscar no e-mail' },
  columns: [
    { id: 'email', label: 'E-mail', always: true, width: '17rem' },
    { id: 'experiencia', label: 'Experiência', wide: true },
    { id: 'criado', label: 'Recebida', sortable: true, width: '6.5rem' },
    { id: 'situacao', label: 'Situação', width: '12rem' },
  ],
  filters: [
    {
      kind: 'tabs',
      id: 'situacao',
      label: 'Candidaturas por situação',
      options: [
        { value: 'todas', label: 'Todas' },
        { value: 'pendentes', label: 'Pendentes' },
        { value: 'aprovadas', label: 'Aprovadas' },
        { value: 'rejeitadas', label: 'Rejeitadas' },
      ],
    },
  ],
  order: { by: 'criado', descending: true },
})

export type ApplicationListState = StateOf<typeof applicationList>
export type ApplicationColumn = ColumnOf<typeof applicationList>
