import { among, cityIn, one, type Parameters, pageIn, pathWith } from '../addresses/parameters.ts'
import { looksLikeUuid } from '../text/text.ts'

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

/** Who reviews what waits, by its name in the address (`?com=`). */
export const deskClaims = { livre: 'Ninguém ainda', eu: 'Comigo', colega: 'Com colegas' } as const
export type DeskClaim = keyof typeof deskClaims

/** What a list of articles is narrowed by. */
export interface DeskFilter {
  /** Of the title. */
  words: string
  /** A location path. */
  city: string | null
  /** Of the queue only. */
  claim: DeskClaim | null
}

/** What an address of the desk says. */
export interface DeskAddress extends DeskFilter {
  tab: DeskTabName
  /** The article that the list goes on after. */
  after: string | null
}

/** A list that nothing narrows. */
export const wholeDesk: DeskFilter = { words: '', city: null, claim: null }

const mostLetters = 200

/** Reads an address of the desk; what it does not know means what stands there without it. */
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

/** The address of the desk that says this; what stands there anyway is left out. */
export const deskPath = ({ tab = 'todos', words, city, claim, after }: Partial<DeskAddress>): string =>
  pathWith('/my-articles', {
    aba: tab === 'todos' ? null : tab,
    q: words,
    cidade: city,
    com: tab === 'fila' ? claim : null,
    pagina: after,
  })
