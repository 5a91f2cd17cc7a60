import { among, cityIn, one, type Parameters, pageIn, pathWith } from '../addresses/parameters.ts'
import { looksLikeUuid } from '../text/text.ts'

/** The tabs of “Meus artigos” by their name in the address (`?aba=`), in the order of the screen. */
export const ownTabs = {
  todos: { tab: 'all', label: 'Todos' },
  rascunhos: { tab: 'draft', label: 'Rascunhos' },
  revisao: { tab: 'review', label: 'Em Revisão' },
  publicados: { tab: 'published', label: 'Publicados' },
  lixeira: { tab: 'trash', label: 'Lixeira' },
} as const

export type OwnTabName = keyof typeof ownTabs

/** The filters of a list of articles. */
export interface OwnFilter {
  /** Words of the title. */
  words: string
  /** A location path. */
  city: string | null
}

/** The state in an address of the desk. */
export interface OwnAddress extends OwnFilter {
  tab: OwnTabName
  /** The last article of the previous page. */
  after: string | null
}

/** No filters. */
export const unfiltered: OwnFilter = { words: '', city: null }

const mostLetters = 200

/** Reads the parameters of the desk. Unknown values give the defaults. */
export function readOwnAddress(parameters: Parameters): OwnAddress {
  const tab = among(ownTabs, one(parameters.aba), 'todos')
  const after = pageIn(parameters)
  return {
    tab,
    words: (one(parameters.q) ?? '').slice(0, mostLetters).trim(),
    city: cityIn(one(parameters.cidade)),
    after: after && looksLikeUuid(after) ? after : null,
  }
}

/** The address of a state of the desk, without default values. */
export const ownArticlesPath = ({ tab = 'todos', words, city, after }: Partial<OwnAddress>): string =>
  pathWith('/my-articles', {
    aba: tab === 'todos' ? null : tab,
    q: words,
    cidade: city,
    pagina: after,
  })

/** The queue's new address for its former one (`/my-articles?aba=fila&q=`); null for any other. */
export const movedQueue = ({ aba, q }: Parameters): string | null =>
  aba === 'fila' ? pathWith('/mesa', { busca: one(q) }) : null
