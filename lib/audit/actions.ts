/**
 * Everything that the audit log records, with its sentence in the past tense. The first part of an action is its event type (`auditTypes`).
 * An action that is missing here does not compile (`audit` in `server/platform/work/audit.ts`).
 */
const sentences = {
  'article.created': 'Criou o artigo',
  'article.saved': 'Salvou o artigo',
  'article.autosaved': 'Escreveu no artigo, salvo automaticamente',
  'article.status_changed': 'Mudou o status do artigo',
  'article.scheduled': 'Mudou o agendamento do artigo',
  'article.not_published': 'Não publicou o artigo na hora marcada',
  'article.version_restored': 'Restaurou uma versão do artigo',
  'article.trashed': 'Mandou o artigo para a lixeira',
  'article.restored': 'Tirou o artigo da lixeira',
  'article.pinned': 'Pôs o artigo no destaque da capa',
  'article.unpinned': 'Tirou o artigo do destaque da capa',
  'article.corrected': 'Publicou uma correção do artigo',
  'article.correction_withdrawn': 'Retirou uma correção do artigo',
  'article.batch_written': 'Escreveu um lote de artigos',
  'revision.begun': 'Começou uma atualização do artigo',
  'revision.submitted': 'Enviou a atualização para revisão',
  'revision.published': 'Publicou a atualização do artigo',
  'revision.discarded': 'Descartou a atualização do artigo',
  'review.claimed': 'Assumiu a revisão do artigo',
  'review.given_back': 'Devolveu a revisão do artigo à fila',
  'review.approved': 'Aprovou o artigo na revisão',
  'review.changes_requested': 'Pediu alterações no artigo',
  'review.rejected': 'Rejeitou o artigo na revisão',
  'preview.created': 'Criou um link de prévia do artigo',
  'preview.revoked': 'Revogou um link de prévia do artigo',
  'comment.removed': 'Removeu um comentário interno do artigo',
  'idea.created': 'Criou a pauta',
  'idea.changed': 'Alterou a pauta',
  'idea.status_changed': 'Mudou o status da pauta',
  'idea.begun': 'Começou a escrever a pauta',
  'idea.completed': 'Concluiu a pauta',
  'idea.comment_removed': 'Removeu um comentário da pauta',
  'report.corrected': 'Encerrou um erro comunicado como corrigido',
  'report.dismissed': 'Descartou um erro comunicado',
  'report.reopened': 'Reabriu um erro comunicado',
  'report.exported': 'Exportou os erros comunicados',
  'media.stored': 'Enviou uma imagem',
  'media.removed': 'Removeu uma imagem',
  'role.claimed': 'Tornou-se Master',
  'role.assigned': 'Atribuiu um papel à conta',
  'role.removed': 'Removeu um papel da conta',
  'sessions.ended': 'Encerrou sessões da conta',
  'user.suspended': 'Suspendeu a conta',
  'user.restored': 'Reativou a conta',
  'user.byline_joined': 'Uniu uma assinatura à conta',
  'user.exported': 'Exportou os usuários',
  'invitation.sent': 'Convidou uma pessoa',
  'invitation.resent': 'Reenviou um convite',
  'invitation.withdrawn': 'Cancelou um convite',
  'invitation.used': 'Aceitou um convite',
  'site.identity_saved': 'Alterou a identidade do jornal',
  'site.sections_saved': 'Alterou as editorias',
  'site.crawlers_set': 'Mudou a regra dos robôs de IA',
  'site.checklist_saved': 'Alterou a lista de conferência da revisão',
  'site.advertising_set': 'Alterou a publicidade',
  'site.pricing_set': 'Mudou o preço da assinatura',
  'site.features_set': 'Ligou ou desligou partes do site',
  'site.appearance_set': 'Mudou as cores do jornal',
  'page.saved': 'Salvou a página institucional',
  'banner.created': 'Criou o banner',
  'banner.changed': 'Alterou o banner',
  'banner.switched_on': 'Ligou o banner',
  'banner.switched_off': 'Desligou o banner',
  'subscription.exported': 'Exportou as assinaturas',
  'audit.exported': 'Exportou a auditoria',
} as const

export type AuditAction = keyof typeof sentences

/** The event types, with their labels. */
const types = {
  article: 'Artigos',
  revision: 'Atualizações',
  review: 'Revisões',
  preview: 'Links de prévia',
  comment: 'Comentários internos',
  idea: 'Pautas',
  report: 'Erros comunicados',
  media: 'Imagens',
  role: 'Papéis',
  sessions: 'Sessões',
  user: 'Contas',
  invitation: 'Convites',
  site: 'Configurações',
  page: 'Páginas',
  banner: 'Banners',
  subscription: 'Assinaturas',
  audit: 'Auditoria',
} as const satisfies Record<EventType<AuditAction>, string>

type EventType<Action> = Action extends `${infer Type}.${string}` ? Type : never

export const auditTypes = Object.entries(types).map(([value, label]) => ({ value, label }))

export const auditActions = Object.keys(sentences) as readonly AuditAction[]

/** The event type of an action: `article` of `article.saved`. */
export const eventTypeOf = (action: string): string => action.split('.', 1)[0] ?? action

/** The sentence of an action; the code itself for one that an older or newer version wrote. */
export const sentenceOf = (action: string): string => (sentences as Record<string, string>)[action] ?? action
