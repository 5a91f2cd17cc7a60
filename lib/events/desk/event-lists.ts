import { type ColumnOf, defineList, type StateOf } from '../../list/list.ts'

const columns = [
  { id: 'titulo', label: 'Evento', always: true },
  { id: 'quando', label: 'Quando', sortable: true, width: '26%', wide: true },
  { id: 'cidade', label: 'Cidade', width: '16%' },
  { id: 'status', label: 'Status', width: '8rem' },
  { id: 'criado', label: 'Criado', sortable: true, width: '7rem' },
] as const
const statuses = {
  kind: 'tabs',
  id: 'status',
  label: 'Eventos por status',
  options: [
    { value: 'todos', label: 'Todos' },
    { value: 'draft', label: 'Rascunhos' },
    { value: 'published', label: 'Publicados' },
    { value: 'cancelled', label: 'Cancelados' },
  ],
} as const
const search = { label: 'Buscar eventos', placeholder: 'Buscar no título, no local ou em quem organiza' }
const order = { by: 'criado', descending: true } as const
const noun = { one: 'evento', many: 'eventos' }

/** “Meus eventos”: what a person of the newsroom entered (`/events/meus`). */
export const ownEventList = defineList({
  id: 'meus-eventos',
  path: '/events/meus',
  caption: 'Meus eventos',
  noun,
  search,
  columns,
  filters: [statuses],
  order,
})

/** “Agenda”: every event, for editors and masters (`/mesa/agenda`). */
export const eventList = defineList({
  id: 'agenda',
  path: '/mesa/agenda',
  caption: 'Eventos da agenda',
  noun,
  search,
  columns,
  filters: [statuses, { kind: 'row', id: 'city', label: 'Cidade', by: 'city' }],
  order,
})

/** “Eventos enviados”: events that readers sent (`/mesa/agenda/enviados`). */
export const sentEventList = defineList({
  id: 'eventos-enviados',
  path: '/mesa/agenda/enviados',
  caption: 'Eventos enviados pelos leitores',
  noun,
  search: { label: 'Buscar eventos enviados', placeholder: 'Buscar no título ou no nome de quem enviou' },
  columns: [
    { id: 'evento', label: 'Evento', always: true },
    { id: 'remetente', label: 'Quem enviou', width: '22%', wide: true },
    { id: 'criado', label: 'Recebido', sortable: true, width: '6.5rem' },
    { id: 'desfecho', label: 'Desfecho', width: '18%', wide: true },
  ],
  filters: [
    {
      kind: 'tabs',
      id: 'situacao',
      label: 'Eventos enviados por situação',
      options: [
        { value: 'esperando', label: 'Esperando' },
        { value: 'respondidos', label: 'Respondidos' },
      ],
    },
  ],
  order: { by: 'criado', descending: true },
})

export type EventListState = StateOf<typeof ownEventList> | StateOf<typeof eventList>
export type EventColumn = ColumnOf<typeof ownEventList>
export type SentEventListState = StateOf<typeof sentEventList>
export type SentEventColumn = ColumnOf<typeof sentEventList>
