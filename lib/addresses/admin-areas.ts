import { type Actor, isEditor, isMaster } from '../actor.ts'

/** A part of the administration. */
export interface AdminArea {
  path: `/admin/${string}`
  label: string
  /** What one does there, in a sentence. */
  purpose: string
  /** Who may come in; what they may do there is the command's question. */
  open: (actor: Actor) => boolean
}

/** The parts of the administration, in the order of its navigation. */
export const adminAreas = [
  {
    path: '/admin/destaque',
    label: 'Destaque da capa',
    purpose: 'Escolha o artigo que abre a página inicial e até quando.',
    open: isEditor,
  },
  {
    path: '/admin/correcoes',
    label: 'Correções',
    purpose: 'Registre e acompanhe as correções dos artigos publicados.',
    open: isEditor,
  },
  {
    path: '/admin/erros',
    label: 'Erros comunicados',
    purpose: 'Leia o que os leitores avisaram e responda com uma correção.',
    open: isEditor,
  },
  {
    path: '/admin/revisao',
    label: 'Revisão',
    purpose: 'Diga o que conferir antes de aprovar um texto.',
    open: isMaster,
  },
  {
    path: '/admin/paginas',
    label: 'Páginas',
    purpose: 'Edite as páginas institucionais: quem somos, privacidade, contato.',
    open: isMaster,
  },
  {
    path: '/admin/banners',
    label: 'Banners',
    purpose: 'Cuide dos anúncios da casa, com período e resultados.',
    open: isMaster,
  },
  {
    path: '/admin/publicidade',
    label: 'Publicidade',
    purpose: 'Configure a rede de anúncios e o arquivo ads.txt.',
    open: isMaster,
  },
  {
    path: '/admin/jornal',
    label: 'Jornal',
    purpose: 'Diga o nome do jornal, como ele se apresenta e como falar com ele.',
    open: isMaster,
  },
] as const satisfies readonly AdminArea[]

/** The parts that somebody may enter. */
export const openAreas = (actor: Actor): AdminArea[] => adminAreas.filter(area => area.open(actor))

/** The part of the administration that an address belongs to; null for the overview and for what is none. */
export const areaOf = (path: string): AdminArea | null =>
  adminAreas.find(area => path === area.path || path.startsWith(`${area.path}/`)) ?? null
