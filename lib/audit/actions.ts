import sentences from '#prisma/reference/audit-sentences.json' with { type: 'json' }

/**
 * Everything that the audit log records, with its sentence in the past tense. The first part of an action is its event type (`auditTypes`).
 * An action that is missing in the table does not compile (`audit` in `server/platform/work/audit.ts`).
 */
export type AuditAction = keyof typeof sentences

/** The event types, with their labels. */
const types = {
  article: 'Artigos',
  revision: 'Atualizações',
  review: 'Revisões',
  preview: 'Links de prévia',
  comment: 'Comentários internos',
  idea: 'Pautas',
  event: 'Eventos',
  report: 'Erros comunicados',
  media: 'Imagens',
  access: 'Recusas',
  role: 'Papéis',
  identity: 'Identidades',
  factor: 'Fatores de acesso',
  phone: 'Telefones',
  sessions: 'Sessões',
  user: 'Contas',
  privacy: 'Privacidade',
  invitation: 'Convites',
  application: 'Candidaturas',
  menu_item: 'Menu',
  card: 'Cards',
  site: 'Configurações',
  page: 'Páginas',
  banner: 'Banners',
  monitor: 'Monitor de IA',
  job: 'Fila de trabalhos',
  subscription: 'Assinaturas',
  support: 'Mensagens',
  newsletter: 'Newsletter',
  payout: 'Contas de recebimento',
  share: 'Repasses',
  google: 'Google',
  analysis: 'Análise de textos',
  payment: 'Pagamentos',
  redirect: 'Endereços antigos',
  audit: 'Auditoria',
  import: 'Importações',
  backup: 'Cópias de segurança',
} as const satisfies Record<EventType<AuditAction>, string>

type EventType<Action> = Action extends `${infer Type}.${string}` ? Type : never

export const auditTypes = Object.entries(types).map(([value, label]) => ({ value, label }))

export const auditActions = Object.keys(sentences) as readonly AuditAction[]

/** The event type of an action: `article` of `article.saved`. */
export const eventTypeOf = (action: string): string => action.split('.', 1)[0] ?? action

/** The sentence of an action; the code itself for one that an older or newer version wrote. */
export const sentenceOf = (action: string): string => (sentences as Record<string, string>)[action] ?? action
