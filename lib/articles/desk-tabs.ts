import { among, cityIn, one, type Parameters, pageIn, pathWith } from '../addresses/parameters.ts'
import { looksLikeUuid } from '../text/text.ts'

/** The tabs of “Meus artigos” by their name in the address (`?aba=`), in the order of the screen. */
export const deskTabs = {
  todos: { tab: 'all', label: 'Todos' },
  rascunhos: { tab: 'draft', label: 'Rascunhos' },
  revisao: { tab: 'review', label: 'Em Revisão' },
  publicados: { tab: 'published', label: 'Publicados' },
  fila: { tab: 'queue', label: 'Fila de revisão' },
  lixeira: { tab: 'trash', label: 'Lixeira' },
} as const

export type DeskTabName = keyof typeof deskTabs

/** The filter of the queue by reviewer, by its name in the address (`?com=`). */
export const deskClaims = { livre: 'Ninguém ainda', eu: 'Comigo', colega: 'Com colegas' } as const
export type DeskClaim = keyof typeof deskClaims

/** The filters of a list of articles. */
export interface DeskFilter {
  /** Words of the title. */
  words: string
  /** A location path. */
  city: string | null
  /** In the queue only. */
  claim: DeskClaim | null
}

/** The state in an address of the desk. */
export interface DeskAddress extends DeskFilter {
  tab: DeskTabName
  /** The last article of the previous page. */
  after: string | null
}

/** No filters. */
export const wholeDesk: DeskFilter = { words: '', city: null, claim: null }

const mostLetters = 200

/** Reads the parameters of the desk. Unknown values give the defaults. */
export function readDeskAddress(parameters: Parameters): DeskAddress {
  const tab = among(deskTabs, one(parameters.aba), 'todos')
  const claim = one(parameters.com)
  const after = pageIn(parameters)
  return {
    tab,
    words: (one(parameters.q) ?? '').slice(0, mostLetters).trim(),
    city: cityIn(one(parameters.cidade)),
    claim: tab === 'fila' && claim && Object.hasOwn(deskClaims, claim) ? (claim as DeskClaim) : null,
    after: after && looksLikeUuid(after) ? after : null,
  }
}

/** The address of a state of the desk, without default values. */
export const deskPath = ({ tab = 'todos', words, city, claim, after }: Partial<DeskAddress>): string =>
  pathWith('/my-articles', {
    aba: tab === 'todos' ? null : tab,
    q: words,
    cidade: city,
    com: tab === 'fila' ? claim : null,
    pagina: after,
  })
