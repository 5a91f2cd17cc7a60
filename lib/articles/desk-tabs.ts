import { among, cityIn, one, type Parameters, pageIn, pathWith } from '../addresses/parameters.ts'
import { looksLikeUuid } from '../text/text.ts'

/** The tabs of “Meus artigos” by their name in the address (`?aba=`), in the order of the screen. */
export const deskTabs = {
  todos: { tab: 'all', label: 'Todos' },
  rascunhos: { tab: 'draft', label: 'Rascunhos' },
  revisao: { tab: 'review', label: 'Em Revisão' },
  publicados: { tab: 'published', label: 'Publicados' },
  lixeira: { tab: 'trash', label: 'Lixeira' },
} as const

export type DeskTabName = keyof typeof deskTabs

/** The filters of a list of articles. */
export interface DeskFilter {
  /** Words of the title. */
  words: string
  /** A location path. */
  city: string | null
}

/** The state in an address of the desk. */
export interface DeskAddress extends DeskFilter {
  tab: DeskTabName
  /** The last article of the previous page. */
  after: string | null
}

/** No filters. */
export const wholeDesk: DeskFilter = { words: '', city: null }

const mostLetters = 200

/** Reads the parameters of the desk. Unknown values give the defaults. */
export function readDeskAddress(parameters: Parameters): DeskAddress {
  const tab = among(deskTabs, one(parameters.aba), 'todos')
  const after = pageIn(parameters)
  return {
    tab,
    words: (one(parameters.q) ?? '').slice(0, mostLetters).trim(),
    city: cityIn(one(parameters.cidade)),
    after: after && looksLikeUuid(after) ? after : null,
  }
}

/** The address of a state of the desk, without default values. */
export const deskPath = ({ tab = 'todos', words, city, after }: Partial<DeskAddress>): string =>
  pathWith('/my-articles', {
    aba: tab === 'todos' ? null : tab,
    q: words,
    cidade: city,
    pagina: after,
  })

/** The queue's new address for its former one (`/my-articles?aba=fila&q=`); null for any other. */
export const movedQueue = ({ aba, q }: Parameters): string | null =>
  aba === 'fila' ? pathWith('/mesa', { busca: one(q) }) : null
