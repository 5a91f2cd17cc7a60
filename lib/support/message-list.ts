import { type ColumnOf, defineList, type StateOf } from '../list/list.ts'

/** “Mensagens” (`/admin/mensagens`): readers' messages, those of subscribers that wait first, the oldest of them first. */
export const messageList = defineList({
  id: 'mensagens',
  path: '/admin/mensagens',
  caption: 'Mensagens dos leitores',
  noun: { one: 'mensagem', many: 'mensagens' },
  search: { label: 'Buscar mensagens', placeholder: 'Buscar no protocolo, assunto ou texto' },
  columns: [
    { id: 'mensagem', label: 'Mensagem', always: true },
    { id: 'pessoa', label: 'Pessoa', width: '24%', wide: true },
    { id: 'fila', label: 'Fila', sortable: true, width: '7rem' },
    { id: 'recebida', label: 'Recebida', sortable: true, width: '7rem' },
    { id: 'resposta', label: 'Resposta', width: '16%', wide: true },
  ],
  filters: [
    {
      kind: 'tabs',
      id: 'situacao',
      label: 'Mensagens por situação',
      options: [
        { value: 'abertas', label: 'Sem resposta' },
        { value: 'respondidas', label: 'Respondidas', order: { by: 'recebida', descending: true } },
      ],
    },
    {
      kind: 'select',
      id: 'de',
      label: 'De quem',
      all: 'De todos',
      options: [
        { value: 'assinantes', label: 'De assinantes' },
        { value: 'outros', label: 'De outros leitores' },
      ],
    },
  ],
  order: { by: 'fila', descending: false },
  exportPath: '/api/export/mensagens',
  personal: true,
})

export type MessageListState = StateOf<typeof messageList>
export type MessageColumn = ColumnOf<typeof messageList>
