import { type ColumnOf, defineList, type ListDefinition, type ListFilter, type StateOf } from '../list/list.ts'

/** The newsroom's articles: one query, shown as the desk of editors (`/mesa`) and as the master's tab (`/admin/artigos`). */
const columns = {
  titulo: { id: 'titulo', label: 'Título', always: true },
  autor: { id: 'autor', label: 'Autor', width: '13%' },
  cidade: { id: 'cidade', label: 'Cidade', width: '12%' },
  situacao: { id: 'situacao', label: 'Situação', width: '7rem' },
  palavras: { id: 'palavras', label: 'Palavras', sortable: true, width: '6rem' },
  views: { id: 'views', label: 'Visualizações', sortable: true, width: '7.5rem' },
  data: { id: 'data', label: 'Data', sortable: true, width: '7rem' },
  revisor: { id: 'revisor', label: 'Com quem', width: '8rem' },
  seo: { id: 'seo', label: 'SEO', width: '6.5rem' },
} as const

/** The date column's name: each tab has its own date. */
const dateNames = {
  fila: 'Entregue',
  rascunhos: 'Criado',
  agendados: 'Agendado',
  publicados: 'Publicado',
  lixeira: 'Excluído',
  todos: 'Criado',
} as const

const newestFirst = { by: 'data', descending: true } as const
const oldestFirst = { by: 'data', descending: false } as const

/** What waits for a review, the longest waiting first. */
const waiting = { value: 'fila', order: oldestFirst } as const
const states = {
  drafts: { value: 'rascunhos', label: 'Rascunhos' },
  // The next to appear first.
  scheduled: { value: 'agendados', label: 'Agendados', order: oldestFirst },
  published: { value: 'publicados', label: 'Publicados' },
  trash: { value: 'lixeira', label: 'Lixeira' },
  all: { value: 'todos', label: 'Todos' },
} as const

const rows = [
  { kind: 'row', id: 'autor', label: 'Autor' },
  { kind: 'row', id: 'cidade', label: 'Cidade', by: 'city' },
] as const satisfies readonly ListFilter[]

const shared = {
  noun: { one: 'artigo', many: 'artigos' },
  search: { label: 'Buscar artigos', placeholder: 'Buscar no título, no texto, nas tags ou no autor' },
  order: newestFirst,
} as const

/** “Mesa”: all articles of the newsroom, for editors and masters. */
export const deskList = defineList({
  ...shared,
  id: 'mesa',
  path: '/mesa',
  caption: 'Artigos da redação',
  columns: [
    columns.titulo,
    columns.autor,
    columns.cidade,
    columns.palavras,
    { ...columns.views, hidden: true },
    columns.seo,
    columns.data,
    columns.revisor,
  ],
  filters: [
    {
      kind: 'tabs',
      id: 'situacao',
      label: 'Artigos por situação',
      options: [
        { ...waiting, label: 'Fila de revisão' },
        states.drafts,
        states.scheduled,
        states.published,
        states.trash,
        states.all,
      ],
    },
    {
      kind: 'select',
      id: 'com',
      label: 'Com quem',
      all: 'Com ou sem revisor',
      options: [
        { value: 'livre', label: 'Sem revisor' },
        { value: 'eu', label: 'Comigo' },
        { value: 'colega', label: 'Com colegas' },
      ],
    },
    ...rows,
  ],
  exportPath: '/api/export/mesa',
})

/** “Artigos” of the administration, for masters. */
export const articleList = defineList({
  ...shared,
  id: 'artigos',
  path: '/admin/artigos',
  caption: 'Todos os artigos',
  columns: [
    columns.titulo,
    columns.autor,
    columns.cidade,
    columns.situacao,
    columns.views,
    columns.seo,
    columns.data,
    { ...columns.palavras, hidden: true },
  ],
  filters: [
    {
      kind: 'tabs',
      id: 'situacao',
      label: 'Artigos por situação',
      options: [
        states.all,
        states.drafts,
        { ...waiting, label: 'Em revisão' },
        states.scheduled,
        states.published,
        states.trash,
      ],
    },
    {
      kind: 'select',
      id: 'acesso',
      label: 'Acesso',
      all: 'Todo acesso',
      options: [
        { value: 'public', label: 'Público' },
        { value: 'premium', label: 'Premium' },
      ],
    },
    ...rows,
  ],
  exportPath: '/api/export/artigos',
})

export type DeskListState = StateOf<typeof deskList>
export type ArticleListState = StateOf<typeof articleList>
export type DeskColumn = ColumnOf<typeof deskList>
export type ArticleColumn = ColumnOf<typeof articleList>

/** The state of either list. */
export type DeskState = DeskListState | ArticleListState
export type DeskTab = DeskState['filters']['situacao']

/** A list as a tab shows it: its date column is named after the tab's date. */
export const listIn = (list: ListDefinition, tab: DeskTab): ListDefinition => ({
  ...list,
  columns: list.columns.map(column => (column.id === 'data' ? { ...column, label: dateNames[tab] } : column)),
})
