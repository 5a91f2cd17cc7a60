import { among, cityIn, one, type Parameters, pageIn, pathWith } from '../addresses/parameters.ts'
import { cleanSearch } from '../list/state.ts'
import { looksLikeUuid } from '../text/text.ts'
import { type IdeaPriority, type IdeaStatus, ideaPriorities } from './ideas.ts'

/** The tabs of the storyboard by their name in the address (`?aba=`), in order. Cancelled ideas are under the first only (IDEA-2). */
export const ideaTabs = {
  todas: { status: null, label: 'Todas' },
  ideias: { status: 'idea', label: 'Ideias' },
  atribuidas: { status: 'assigned', label: 'Atribuídas' },
  'em-progresso': { status: 'in_progress', label: 'Em Progresso' },
  concluidas: { status: 'completed', label: 'Concluídas' },
} as const satisfies Record<string, { status: IdeaStatus | null; label: string }>
export type IdeaTab = keyof typeof ideaTabs

/** The views of the storyboard, by their name in the address (`?ver=`). */
export const ideaViews = { lista: 'Lista', quadro: 'Quadro', calendario: 'Calendário' } as const
export type IdeaView = keyof typeof ideaViews

/** The filters of the storyboard. */
export interface IdeaFilter {
  /** Parts of words of the title. */
  words: string
  assignee: string | null
  city: string | null
  priority: IdeaPriority | null
}

/** The state in an address of the storyboard. */
export interface IdeaAddress extends IdeaFilter {
  view: IdeaView
  tab: IdeaTab
  /** The calendar's month, as `2026-11`; null for the current one. */
  month: string | null
  /** The last idea of the previous page. */
  after: string | null
}

/** Reads the parameters of the storyboard. Unknown values give the defaults. */
export function readIdeaAddress(parameters: Parameters): IdeaAddress {
  const [assignee, city, priority, month] = ['responsavel', 'cidade', 'prioridade', 'mes'].map(name =>
    one(parameters[name]),
  )
  const after = pageIn(parameters)
  return {
    words: cleanSearch(one(parameters.busca) ?? ''),
    view: among(ideaViews, one(parameters.ver), 'lista'),
    tab: among(ideaTabs, one(parameters.aba), 'todas'),
    assignee: assignee && looksLikeUuid(assignee) ? assignee : null,
    city: cityIn(city ?? null),
    priority: ideaPriorities.find(known => known === priority) ?? null,
    month: month && /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/.test(month) ? month : null,
    after: after && looksLikeUuid(after) ? after : null,
  }
}

/** The address of a state of the storyboard, without default values. */
export function ideasPath({ view, tab, words, assignee, city, priority, month, after }: Partial<IdeaAddress>): string {
  return pathWith('/storyboard', {
    ver: view === 'lista' ? null : view,
    aba: tab === 'todas' ? null : tab,
    busca: words,
    responsavel: assignee,
    cidade: city,
    prioridade: priority,
    mes: month,
    pagina: after,
  })
}

/** The page of an idea. */
export const ideaPath = (id: string) => `/storyboard/${id}`

/** The screen where an author writes an article from an idea. */
export const writeIdeaPath = (id: string) => `/create?pauta=${id}`
