import { type ColumnOf, defineList, type StateOf } from '../list/list.ts'

/** “Inscritos” (`/newsletter`): every address that receives the newsletter or once did, newest first. */
export const subscriberList = defineList({
  id: 'inscritos',
  path: '/newsletter',
  caption: 'Inscritos da newsletter',
  noun: { one: 'inscrito', many: 'inscritos' },
  search: { label: 'Buscar inscritos', placeholder: 'Buscar por e-mail ou nome' },
  columns: [
    { id: 'email', label: 'Email', always: true },
    { id: 'nome', label: 'Nome', width: '20%' },
    { id: 'status', label: 'Status', width: '11rem' },
    { id: 'data', label: 'Data', sortable: true, width: '7rem' },
    { id: 'cidade', label: 'Cidade', width: '14%' },
    { id: 'etiquetas', label: 'Etiquetas', width: '14%' },
    { id: 'frequencia', label: 'Frequência', hidden: true, width: '11rem' },
    { id: 'origem', label: 'Origem', hidden: true, width: '16%' },
  ],
  filters: [
    {
      kind: 'tabs',
      id: 'situacao',
      label: 'Inscritos por situação',
      options: [
        { value: 'todos', label: 'Todos' },
        { value: 'ativos', label: 'Ativos' },
        { value: 'pendentes', label: 'Aguardam confirmação' },
        { value: 'fora', label: 'Descadastrados' },
      ],
    },
    {
      kind: 'select',
      id: 'origem',
      label: 'Origem',
      all: 'Todas as origens',
      options: [
        { value: 'formulario', label: 'Formulário do site' },
        { value: 'conta', label: 'Cadastro de conta' },
        { value: 'manual', label: 'Adicionados à mão' },
        { value: 'arquivo', label: 'Arquivo' },
      ],
    },
    {
      kind: 'select',
      id: 'leitura',
      label: 'Leitura',
      all: 'Com ou sem leitura',
      options: [
        { value: 'leem', label: 'Leem (90 dias)' },
        { value: 'quietos', label: 'Quietos (90 dias)' },
      ],
    },
    {
      kind: 'select',
      id: 'assinatura',
      label: 'Assinatura',
      all: 'Assinantes ou não',
      options: [
        { value: 'assinantes', label: 'Assinantes' },
        { value: 'outros', label: 'Não assinantes' },
      ],
    },
    { kind: 'row', id: 'cidade', label: 'Cidade', by: 'city' },
    { kind: 'row', id: 'etiqueta', label: 'Etiqueta', by: 'text' },
  ],
  failure: 'Erro ao carregar dados',
  order: { by: 'data', descending: true },
  exportPath: '/api/export/inscritos',
  personal: true,
})

export type SubscriberListState = StateOf<typeof subscriberList>
export type SubscriberColumn = ColumnOf<typeof subscriberList>
