import type { Access } from '../access.ts'

/** The group of a screen. Next answers `account`, `newsroom` and `admin` screens itself, with its scripts. The press prints `reader` pages. `inner`
 * pages are internal to the press and Next. */
export type Group = 'account' | 'newsroom' | 'admin' | 'reader' | 'inner'

export interface Screen {
  /** As in the folders of `app`, e.g. `/article/[articleRef]/edit`. */
  path: `/${string}`
  group: Group
  /** The access rule; anyone by default. */
  access?: Access
  /** The sentence for a signed-out person at the sign-in screen (NAV-3 to NAV-5). */
  signedOut?: string
  /** The sentence for a signed-in person without access. */
  refused?: string
  /** The screen to which that person is sent; the dashboard by default. */
  sentTo?: `/${string}`
  /** Query parameters of a reader page, in the order of its canonical address. The press drops all others. */
  query?: readonly string[]
  /** Crawlers may read the page only without a query. */
  uncrawledWithQuery?: true
  /** Its name in the navigation of its group. */
  label?: string
  /** The purpose of the screen, in one Portuguese sentence. */
  purpose?: string
  /** Planned and not built (NAV-6): crawlers stay out, and no screen answers. */
  planned?: true
  /** Former paths of a staff screen, answered with 308. */
  formerly?: readonly `/${string}`[]
}

const editing = {
  group: 'newsroom',
  access: 'staff',
  refused: 'Você não tem permissão para editar este artigo.',
  sentTo: '/my-articles',
} as const satisfies Partial<Screen>
const list = { group: 'reader', query: ['antes'] } as const satisfies Partial<Screen>
const index = { group: 'reader', query: ['letra'] } as const satisfies Partial<Screen>

/** Every screen of the site, once. The administration's screens are in the order of its navigation. */
const all = [
  { path: '/auth', group: 'account' },
  { path: '/become-master', group: 'account' },
  { path: '/settings', group: 'account', access: 'signed_in' },
  { path: '/settings/historico', group: 'account', access: 'signed_in' },
  { path: '/subscription-success', group: 'account', planned: true },
  { path: '/apply-author', group: 'account', planned: true },

  { path: '/dashboard', group: 'newsroom', access: 'signed_in' },
  {
    path: '/create',
    group: 'newsroom',
    access: 'staff',
    signedOut: 'Acesso negado. Você precisa estar logado para criar artigos.',
    refused: 'Acesso negado. Você precisa ser Autor, Editor ou Master para criar artigos.',
  },
  { path: '/my-articles', group: 'newsroom', access: 'signed_in' },
  { path: '/storyboard', group: 'newsroom', access: 'staff', sentTo: '/' },
  { path: '/storyboard/[id]', group: 'newsroom', access: 'staff', sentTo: '/' },
  { path: '/article/[articleRef]/edit', ...editing },
  { path: '/article/[articleRef]/edit/versoes', ...editing },
  { path: '/article/[articleRef]/edit/atualizacao', ...editing },
  { path: '/monitor', group: 'newsroom', planned: true },
  { path: '/newsletter', group: 'newsroom', planned: true },
  { path: '/analytics-settings', group: 'newsroom', planned: true },
  { path: '/import-articles', group: 'newsroom', planned: true },
  { path: '/events/create', group: 'newsroom', planned: true },

  { path: '/admin', group: 'admin', access: 'editor' },
  {
    path: '/admin/destaque',
    group: 'admin',
    access: 'editor',
    label: 'Destaque da capa',
    purpose: 'Escolha o artigo que abre a página inicial e até quando.',
  },
  {
    path: '/admin/correcoes',
    group: 'admin',
    access: 'editor',
    label: 'Correções',
    purpose: 'Registre e acompanhe as correções dos artigos publicados.',
  },
  {
    path: '/admin/erros',
    group: 'admin',
    access: 'editor',
    label: 'Erros comunicados',
    purpose: 'Leia os avisos dos leitores e responda com uma correção.',
  },
  {
    path: '/admin/revisao',
    group: 'admin',
    access: 'master',
    label: 'Revisão',
    purpose: 'Diga o que conferir antes de aprovar um texto.',
  },
  {
    path: '/admin/editorias',
    group: 'admin',
    access: 'master',
    label: 'Editorias',
    purpose: 'Forme as editorias do jornal com os assuntos dos artigos.',
  },
  {
    path: '/admin/paginas',
    group: 'admin',
    access: 'master',
    label: 'Páginas',
    purpose: 'Edite as páginas institucionais: quem somos, privacidade, contato.',
  },
  { path: '/admin/paginas/[slug]', group: 'admin', access: 'master' },
  {
    path: '/admin/banners',
    group: 'admin',
    access: 'master',
    label: 'Banners',
    purpose: 'Cuide dos anúncios da casa, com período e resultados.',
  },
  { path: '/admin/banners/[banner]', group: 'admin', access: 'master' },
  {
    path: '/admin/publicidade',
    group: 'admin',
    access: 'master',
    label: 'Publicidade',
    purpose: 'Configure a rede de anúncios e o arquivo ads.txt.',
  },
  {
    path: '/admin/jornal',
    group: 'admin',
    access: 'master',
    label: 'Jornal',
    purpose: 'Diga o nome do jornal, como ele se apresenta e como falar com ele.',
  },

  { path: '/', group: 'reader', query: ['city'] },
  { path: '/article/[articleRef]', group: 'reader' },
  { path: '/[location]', ...list },
  { path: '/[location]/[slug]', group: 'reader' },
  { path: '/author/[id]', ...list },
  { path: '/tag/[tag]', ...list },
  { path: '/ultimas', ...list },
  { path: '/editoria/[section]', ...list },
  { path: '/cidades', ...index },
  { path: '/assuntos', ...index },
  { path: '/autores', ...index },
  {
    path: '/busca',
    group: 'reader',
    query: ['q', 'cidade', 'autor', 'periodo', 'acesso', 'pagina', 'exata'],
    uncrawledWithQuery: true,
  },
  { path: '/erramos', ...list },
  { path: '/pricing', group: 'reader' },
  { path: '/privacidade/cookies', group: 'reader' },
  { path: '/previa/[token]', group: 'reader' },
  // The page for addresses that no other screen answers.
  { path: '/[...path]', group: 'reader' },

  { path: '/prensa/em-branco', group: 'inner' },
] as const satisfies readonly Screen[]

export type ScreenPath = (typeof all)[number]['path']

export const screens: readonly (Screen & { path: ScreenPath })[] = all

/** Whether a screen answers yet. */
export const isBuilt = (path: ScreenPath): boolean => !screens.some(screen => screen.path === path && screen.planned)
