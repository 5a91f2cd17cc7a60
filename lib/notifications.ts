import { type Actor, isEditor, isMaster } from './actor.ts'

/** Who gets a kind of notification. */
type Audience = 'staff' | 'editor' | 'master'

interface Kind {
  /** Its name in the settings. */
  label: string
  audience: Audience
  /** The line of a digest about one, and about several. */
  one: string
  many: string
  /** Cannot be muted: somebody must act. */
  always?: true
}

/** The kinds of notifications (NOTE-2). New features add more. */
const kinds = {
  SUBMITTED: {
    label: 'Texto enviado para revisão',
    audience: 'editor',
    one: 'texto enviado para revisão',
    many: 'textos enviados para revisão',
  },
  WITHDRAWN: {
    label: 'Texto retirado da revisão',
    audience: 'editor',
    one: 'texto retirado da revisão',
    many: 'textos retirados da revisão',
  },
  REVIEW_APPROVED: {
    label: 'Texto seu aprovado',
    audience: 'staff',
    one: 'texto seu aprovado',
    many: 'textos seus aprovados',
  },
  REVIEW_CHANGES: {
    label: 'Alterações pedidas em texto seu',
    audience: 'staff',
    one: 'pedido de alterações',
    many: 'pedidos de alterações',
  },
  REVIEW_REJECTED: {
    label: 'Texto seu rejeitado',
    audience: 'staff',
    one: 'texto seu rejeitado',
    many: 'textos seus rejeitados',
  },
  PUBLISH_SUCCESS: {
    label: 'Texto seu publicado',
    audience: 'staff',
    one: 'texto seu publicado',
    many: 'textos seus publicados',
  },
  SCHEDULED: { label: 'Publicação agendada', audience: 'staff', one: 'agendamento', many: 'agendamentos' },
  SCHEDULE_FAILED: {
    label: 'Publicação agendada que não saiu',
    audience: 'staff',
    one: 'publicação agendada que não saiu',
    many: 'publicações agendadas que não saíram',
    always: true,
  },
  DELETED: { label: 'Texto excluído', audience: 'staff', one: 'texto excluído', many: 'textos excluídos' },
  MENTION: { label: 'Menção em um comentário', audience: 'staff', one: 'menção', many: 'menções' },
  ASSIGNED: { label: 'Pauta atribuída a você', audience: 'staff', one: 'pauta atribuída', many: 'pautas atribuídas' },
  OVERDUE: {
    label: 'Pauta com o prazo vencido',
    audience: 'staff',
    one: 'pauta com o prazo vencido',
    many: 'pautas com o prazo vencido',
  },
  SEO_OK: {
    label: 'SEO de texto seu corrigido',
    audience: 'staff',
    one: 'validação de SEO sem erros',
    many: 'validações de SEO sem erros',
  },
  SEO_ERROR: {
    label: 'Erros de SEO em texto seu',
    audience: 'staff',
    one: 'texto com erros de SEO',
    many: 'textos com erros de SEO',
  },
  SHARE_CLOSED: {
    label: 'Mês do seu repasse fechado',
    audience: 'staff',
    one: 'repasse fechado',
    many: 'repasses fechados',
  },
  SHARE_PAID: { label: 'Repasse seu pago', audience: 'staff', one: 'repasse pago', many: 'repasses pagos' },
  AI_SUCCESS: {
    label: 'Reprocessamento pedido por você concluído',
    audience: 'editor',
    one: 'reprocessamento concluído',
    many: 'reprocessamentos concluídos',
  },
  AI_ERROR: {
    label: 'Artigo que não pôde ser reprocessado',
    audience: 'editor',
    one: 'reprocessamento que falhou',
    many: 'reprocessamentos que falharam',
  },
  EVENT_PUBLISHED: {
    label: 'Evento publicado na agenda',
    audience: 'editor',
    one: 'evento publicado',
    many: 'eventos publicados',
  },
  APPLICATION: {
    label: 'Nova candidatura a autor',
    audience: 'master',
    one: 'nova candidatura',
    many: 'novas candidaturas',
  },
  SUPPORT_MESSAGE: {
    label: 'Mensagem de assinante',
    audience: 'master',
    one: 'mensagem de assinante',
    many: 'mensagens de assinantes',
  },
  NEWSLETTER_PROBLEM: {
    label: 'Problema em uma edição agendada da newsletter',
    audience: 'master',
    one: 'problema em uma edição da newsletter',
    many: 'problemas em edições da newsletter',
    always: true,
  },
  LOAD_ERROR: {
    label: 'Importação que não terminou',
    audience: 'master',
    one: 'importação que não terminou',
    many: 'importações que não terminaram',
    always: true,
  },
  PAYMENT_PROBLEM: {
    label: 'Problema em um pagamento',
    audience: 'master',
    one: 'problema em um pagamento',
    many: 'problemas em pagamentos',
    always: true,
  },
  JOB_FAILED: {
    label: 'Trabalho da fila que falhou',
    audience: 'master',
    one: 'trabalho da fila que falhou',
    many: 'trabalhos da fila que falharam',
    always: true,
  },
  PROCESS_DIED: {
    label: 'Portal que parou de repente, várias vezes seguidas',
    audience: 'master',
    one: 'série de paradas do portal',
    many: 'séries de paradas do portal',
    always: true,
  },
} as const satisfies Record<string, Kind>

export type NotificationType = keyof typeof kinds

export const notificationTypes = Object.keys(kinds) as readonly NotificationType[]

const gets: Record<Audience, (actor: Actor) => boolean> = { staff: () => true, editor: isEditor, master: isMaster }

/** The screen where a person turns kinds off. */
export const noticeChoicesPath = '/settings/avisos'

/** A kind that a person may turn off. */
export interface MutableKind {
  type: NotificationType
  label: string
}

const kindOf = (type: NotificationType): Kind => kinds[type]

/** The kinds that reach this person and may be muted, in the order of the settings. */
export const mutableKinds = (actor: Actor): MutableKind[] =>
  notificationTypes
    .filter(type => !kindOf(type).always && gets[kindOf(type).audience](actor))
    .map(type => ({ type, label: kindOf(type).label }))

/** Whether a person's list of muted kinds holds this one; some cannot be muted. */
export const isMuted = (type: NotificationType, muted: readonly string[]): boolean =>
  muted.includes(type) && !kindOf(type).always

/** “3 menções”, for a digest; null for a kind that a newer version wrote. */
export function countedKind(type: string, count: number): string | null {
  const kind: Kind | undefined = (kinds as Record<string, Kind>)[type]
  return kind ? `${count} ${count === 1 ? kind.one : kind.many}` : null
}

/** A notification as screens and streams carry it. */
export interface Notice {
  id: string
  type: string
  message: string
  isUnread: boolean
  /** Archived since: it leaves the list. */
  isArchived: boolean
  /** ISO 8601. */
  createdAt: string
  /** The moment in words: “23 nov, 14h05”. */
  when: string
  /** Where its subject is seen; null without one. */
  path: string | null
  errors: readonly string[]
  warnings: readonly string[]
}

/** What a person's screens learn at once. */
export interface NoticeBatch {
  /** The point up to which the batch is complete: the next one begins there. */
  at: string
  /** Unread ones, counted up to a hundred. */
  unread: number
  /** The newest fifty instead of changes: whoever reads it forgets the rest. */
  whole: boolean
  notices: readonly Notice[]
}
