import { editEventPath, editPath, personPath } from '../addresses/paths.ts'
import { applicationList } from '../applications/application-list.ts'
import { sentEventList } from '../events/desk/event-lists.ts'
import { redirectList } from '../redirects/redirect-list.ts'
import { reportList } from '../reports/report-list.ts'
import { invitationList } from '../users/invitation-list.ts'

/** The kind of thing that an act was about, for a row without a title. */
const kinds: Record<string, string> = {
  article: 'Artigo',
  story_idea: 'Pauta',
  event: 'Evento',
  event_submission: 'Evento enviado',
  error_report: 'Erro comunicado',
  media: 'Imagem',
  user: 'Conta',
  invitation: 'Convite',
  application: 'Candidatura',
  menu_item: 'Item do menu',
  section_card: 'Card',
  site: 'Site',
  job: 'Trabalho da fila',
  site_page: 'Página',
  house_banner: 'Banner',
  site_setting: 'Configuração',
  redirect: 'Endereço antigo',
  subscription: 'Assinatura',
  payment_provider: 'Serviço de pagamento',
}

const settingScreens: Record<string, string> = {
  identity: '/admin/jornal',
  pricing: '/admin/jornal',
  features: '/admin/jornal',
  appearance: '/admin/jornal',
  crawlers: '/admin/jornal',
  sections: '/admin/editorias',
  review_checklist: '/admin/revisao',
  advertising: '/admin/publicidade',
}

export interface AuditSubject {
  type: string
  id: string
  articleId: string | null
}

/** The kind of a subject, in Portuguese; its code for an unknown one. */
export const kindOf = ({ type }: AuditSubject): string => kinds[type] ?? type

/** The staff screen of a subject; null where there is none. */
export function subjectPath({ type, id, articleId }: AuditSubject): string | null {
  if (type === 'article') return editPath(id)
  if (type === 'story_idea') return `/storyboard/${id}`
  if (type === 'error_report') return articleId && `${reportList.path}?artigo=${articleId}`
  if (type === 'event') return editEventPath(id)
  if (type === 'event_submission') return sentEventList.path
  if (type === 'user') return personPath(id)
  if (type === 'invitation') return invitationList.path
  if (type === 'application') return `${applicationList.path}/${id}`
  if (type === 'job') return '/admin/saude'
  if (type === 'menu_item') return '/admin/menu'
  if (type === 'section_card') return '/admin/cards'
  if (type === 'site_page') return `/admin/paginas/${id}`
  if (type === 'house_banner') return `/admin/banners/${id}`
  if (type === 'redirect') return redirectList.path
  if (type === 'analysis_model') return '/admin/analise'
  if (type === 'payment_provider') return '/admin/pagamentos'
  if (type === 'site_setting') return settingScreens[id] ?? null
  return articleId && editPath(articleId)
}
