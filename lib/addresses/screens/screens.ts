import type { Access } from '../../access.ts'
import { giftCookieName } from '../paths.ts'

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
  /** The cookie that a reader page depends on beside the session: the press prints the page for each request and shares it with nobody. */
  ownCookie?: string
  /** Crawlers may read the page only without a query. */
  uncrawledWithQuery?: true
  /** A step of a form, which no sitemap names. */
  unlisted?: true
  /** Crawlers may not read the page with these query parameters: their values have no end. */
  uncrawledParameters?: readonly string[]
  /** Its name in the navigation of its group. */
  label?: string
  /** Its name in “Buscar em tudo”, of a screen that stands in no such navigation. */
  title?: string
  /** The area that the navigation marks while this screen, whose address lies elsewhere, is open. */
  within?: `/${string}`
  /** Former paths of a staff screen, answered with 308. */
  formerly?: readonly `/${string}`[]
}

const editing = {
  group: 'newsroom',
  access: 'staff',
  refused: 'Você não tem permissão para editar este artigo.',
  sentTo: '/my-articles',
} as const satisfies Partial<Screen>
const ofEvents = {
  group: 'newsroom',
  access: 'staff',
  signedOut: 'Você precisa estar autenticado',
  sentTo: '/events',
} as const satisfies Partial<Screen>
const ownAccount = { group: 'account', access: 'signed_in' } as const satisfies Partial<Screen>
const desk = {
  group: 'newsroom',
  access: 'editor',
  signedOut: 'Entre com a sua conta para abrir a mesa.',
} as const satisfies Partial<Screen>
const administration = {
  group: 'admin',
  access: 'master',
  signedOut: 'Entre com a sua conta para abrir a administração.',
} as const satisfies Partial<Screen>
const list = { group: 'reader', query: ['antes'] } as const satisfies Partial<Screen>
const index = { group: 'reader', query: ['letra'] } as const satisfies Partial<Screen>

const ofNewsletter = {
  group: 'newsroom',
  access: 'master',
  signedOut: 'Acesso restrito a Masters',
  refused: 'Acesso restrito a Masters',
} as const satisfies Partial<Screen>

/** Every screen of the site, once. Those of the desk and of the administration are in the order of their navigation. */
const all = [
  { path: '/auth', group: 'account' },
  { path: '/auth/confirmar/[token]', group: 'account' },
  { path: '/auth/senha/[token]', group: 'account' },
  { path: '/auth/endereco/[token]', group: 'account' },
  { path: '/auth/fator', group: 'account' },
  { path: '/become-master', group: 'account' },
  { path: '/convite/[token]', group: 'account' },
  { path: '/settings', ...ownAccount, label: 'Conta' },
  { path: '/settings/assinatura', ...ownAccount, label: 'Assinatura' },
  { path: '/settings/historico', ...ownAccount, label: 'Meu histórico' },
  { path: '/settings/seguranca', ...ownAccount, label: 'Segurança' },
  { path: '/settings/aparelhos', ...ownAccount, label: 'Aparelhos' },
  { path: '/settings/privacidade', ...ownAccount, label: 'Privacidade' },
  { path: '/settings/assinatura/recibo/[id]', ...ownAccount },
  { path: '/settings/ajuda', ...ownAccount, label: 'Ajuda' },
  { path: '/settings/avisos', group: 'account', access: 'staff', label: 'Avisos' },
  { path: '/settings/presentes', ...ownAccount, title: 'Presentes' },
  // Without `access`: the page itself leads back with the checkout that its address names.
  { path: '/subscription-success', group: 'account' },
  { path: '/apply-author', group: 'account' },

  { path: '/dashboard', group: 'newsroom', access: 'signed_in', title: 'Dashboard' },
  {
    path: '/create',
    title: 'Criar artigo',
    group: 'newsroom',
    access: 'staff',
    signedOut: 'Acesso negado. Você precisa estar logado para criar artigos.',
    refused: 'Acesso negado. Só quem faz parte da redação cria artigos.',
  },
  { path: '/avisos', group: 'newsroom', access: 'staff', title: 'Avisos' },
  { path: '/my-articles', group: 'newsroom', access: 'signed_in', title: 'Meus artigos' },
  { path: '/my-articles/repasses', group: 'newsroom', access: 'signed_in', title: 'Meus repasses' },
  { path: '/my-articles/repasses/[month]', group: 'newsroom', access: 'signed_in' },
  { path: '/storyboard', group: 'newsroom', access: 'staff', sentTo: '/', title: 'Pautas' },
  { path: '/storyboard/[id]', group: 'newsroom', access: 'staff', sentTo: '/' },
  { path: '/article/[articleRef]/edit', ...editing },
  { path: '/article/[articleRef]/edit/versoes', ...editing },
  { path: '/article/[articleRef]/edit/atualizacao', ...editing },
  { path: '/article/[articleRef]/edit/atualizacao/editar', ...editing },
  {
    path: '/monitor',
    title: 'Monitor',
    group: 'newsroom',
    access: 'editor',
    signedOut: 'Entre com a sua conta para abrir o monitor.',
  },
  { path: '/newsletter', ...ofNewsletter, title: 'Newsletter' },
  { path: '/newsletter/inscritos/[id]', ...ofNewsletter },
  { path: '/newsletter/edicoes/[id]', ...ofNewsletter },
  { path: '/newsletter/envios', ...ofNewsletter, title: 'Envios da newsletter' },
  { path: '/newsletter/envios/[id]', ...ofNewsletter },
  { path: '/newsletter/automaticas', ...ofNewsletter, title: 'Edições automáticas' },
  {
    path: '/events/create',
    title: 'Criar evento',
    ...ofEvents,
    refused: 'Você não tem permissão para criar eventos',
  },
  { path: '/events/meus', ...ofEvents, title: 'Meus eventos' },
  {
    path: '/events/[id]/edit',
    ...ofEvents,
    refused: 'Você não tem permissão para editar este evento',
  },

  { path: '/mesa', ...desk, label: 'Artigos' },
  {
    path: '/mesa/destaque',
    ...desk,
    formerly: ['/admin/destaque'],
    label: 'Destaque da capa',
  },
  {
    path: '/mesa/correcoes',
    ...desk,
    formerly: ['/admin/correcoes'],
    label: 'Correções',
  },
  {
    path: '/mesa/imagens',
    ...desk,
    access: 'staff',
    signedOut: 'Entre com a sua conta para abrir o acervo de imagens.',
    label: 'Imagens',
  },
  {
    path: '/mesa/erros',
    ...desk,
    formerly: ['/admin/erros'],
    label: 'Erros comunicados',
  },
  { path: '/mesa/agenda', ...desk, label: 'Agenda' },
  { path: '/mesa/agenda/enviados', ...desk, label: 'Eventos enviados' },

  { path: '/admin', ...administration },
  { path: '/admin/usuarios', ...administration, label: 'Usuários' },
  { path: '/admin/usuarios/convites', ...administration, title: 'Convites' },
  { path: '/admin/usuarios/[id]', ...administration },
  { path: '/admin/artigos', ...administration, label: 'Artigos' },
  { path: '/admin/analytics', ...administration, label: 'Analytics' },
  { path: '/admin/monitor', ...administration, label: 'Monitor de IA' },
  { path: '/admin/assinaturas', ...administration, label: 'Assinaturas' },
  { path: '/admin/assinaturas/receita', ...administration, title: 'Receita' },
  { path: '/admin/assinaturas/[id]', ...administration },
  { path: '/admin/candidaturas', ...administration, label: 'Candidaturas' },
  { path: '/admin/candidaturas/[id]', ...administration },
  {
    path: '/analytics-settings',
    ...administration,
    refused: 'Acesso negado',
    within: '/admin/analytics',
    title: 'Configurações de Analytics',
  },
  { path: '/import-articles', ...administration, within: '/admin/artigos', title: 'Importar artigos' },
  { path: '/import-articles/[id]', ...administration },
  { path: '/admin/menu', ...administration, label: 'Menu' },
  { path: '/admin/cards', ...administration, label: 'Cards' },
  { path: '/admin/repasses', ...administration, label: 'Repasses' },
  { path: '/admin/repasses/[month]', ...administration },
  { path: '/admin/mensagens', ...administration, label: 'Mensagens' },
  { path: '/admin/paginas', ...administration, label: 'Páginas' },
  { path: '/admin/paginas/[slug]', ...administration },
  { path: '/admin/banners', ...administration, label: 'Banners' },
  { path: '/admin/banners/[banner]', ...administration },
  { path: '/admin/publicidade', ...administration, label: 'Publicidade' },
  { path: '/admin/jornal', ...administration, label: 'Jornal' },
  { path: '/admin/pagamentos', ...administration, label: 'Pagamentos' },
  { path: '/admin/analise', ...administration, label: 'Análise' },
  { path: '/admin/editorias', ...administration, label: 'Editorias' },
  { path: '/admin/enderecos', ...administration, label: 'Endereços antigos' },
  { path: '/admin/revisao', ...administration, label: 'Revisão' },
  { path: '/admin/auditoria', ...administration, label: 'Auditoria' },
  { path: '/admin/privacidade', ...administration, label: 'Privacidade' },
  { path: '/admin/contas', ...administration, label: 'Contas' },
  { path: '/admin/saude', ...administration, label: 'Saúde' },
  { path: '/admin/saude/correio', ...administration, title: 'Correio' },
  { path: '/admin/saude/correio/[mail]', ...administration },

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
  { path: '/events/enviar', group: 'reader' },
  { path: '/erramos', ...list },
  {
    path: '/events',
    group: 'reader',
    query: ['city', 'dia', 'periodo', 'mes', 'categoria', 'gratis', 'depois'],
    uncrawledParameters: ['dia', 'periodo', 'mes', 'categoria', 'gratis'],
  },
  { path: '/events/passados', group: 'reader', query: ['city', 'antes'] },
  { path: '/events/[id]', group: 'reader' },
  { path: '/events/[id]/[slug]', group: 'reader' },
  { path: '/pricing', group: 'reader', query: ['forma'] },
  { path: '/privacidade/cookies', group: 'reader' },
  { path: '/previa/[token]', group: 'reader' },
  { path: '/contato/[protocol]', group: 'reader' },
  { path: '/newsletter/assinar', group: 'reader' },
  { path: '/newsletter/assinar/confirme', group: 'reader', unlisted: true },
  { path: '/newsletter/inscricao/[token]', group: 'reader' },
  { path: '/boletim', ...list },
  { path: '/boletim/[slug]', group: 'reader' },
  { path: '/presente/[token]', group: 'reader', ownCookie: giftCookieName },
  // The page for addresses that no other screen answers.
  { path: '/[...path]', group: 'reader' },

  { path: '/prensa/removido', group: 'inner' },
] as const satisfies readonly Screen[]

export type ScreenPath = (typeof all)[number]['path']

export const screens: readonly (Screen & { path: ScreenPath })[] = all
