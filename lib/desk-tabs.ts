/** The tabs of "Meus artigos", by their name in the address (`?aba=`), in their order on the screen. */
export const deskTabs = {
  todos: { tab: 'all', label: 'Todos' },
  rascunhos: { tab: 'draft', label: 'Rascunhos' },
  revisao: { tab: 'review', label: 'Em Revisão' },
  publicados: { tab: 'published', label: 'Publicados' },
  fila: { tab: 'queue', label: 'Fila de revisão' },
  lixeira: { tab: 'trash', label: 'Lixeira' },
} as const

export type DeskTabName = keyof typeof deskTabs

/** The tab that an address means; all articles when it means none. */
export const readDeskTab = (value: unknown): DeskTabName =>
  typeof value === 'string' && Object.hasOwn(deskTabs, value) ? (value as DeskTabName) : 'todos'
