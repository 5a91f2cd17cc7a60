/** The names of an export's files, by table. */
export const fileLabels: Readonly<Record<string, string>> = {
  profiles: 'perfil',
  joined_profiles: 'assinaturas-unidas',
  users: 'conta',
  user_roles: 'papeis',
  invitations: 'convites',
  sessions: 'aparelhos',
  account_codes: 'codigos-enviados',
  factors: 'segundos-fatores',
  recovery_codes: 'codigos-de-recuperacao',
  identities: 'outras-identidades',
  ceremonies: 'confirmacoes-em-curso',
  privacy_requests: 'pedidos-sobre-dados',
  subscriptions: 'assinaturas-premium',
  checkouts: 'pagamentos-iniciados',
  ledger_entries: 'pagamentos',
  subscription_changes: 'mudancas-da-assinatura',
  refund_requests: 'devolucoes',
  gift_links: 'textos-dados-de-presente',
  metered_readings: 'textos-abertos-sem-assinatura',
  support_messages: 'mensagens-ao-jornal',
  share_statements: 'repasses',
  share_lines: 'repasses-por-artigo',
  share_adjustments: 'acertos-de-repasses',
  share_payments: 'repasses-pagos',
  payout_accounts: 'conta-de-recebimento',
  author_applications: 'candidaturas',
  consents: 'consentimentos',
  user_reading_history: 'leituras',
  notifications: 'avisos',
  notification_choices: 'escolhas-de-avisos',
  ai_reprocessing_log: 'reprocessamentos-pedidos',
  error_reports: 'erros-comunicados',
  newsletter_subscribers: 'newsletter',
  newsletter_engagements: 'newsletter-leituras',
  newsletter_bounces: 'newsletter-recusas',
  newsletter_sends: 'newsletter-edicoes',
  event_submissions: 'eventos-enviados',
  mail_deliveries: 'entregas-de-e-mail',
  articles: 'artigos',
  article_bulk_changes: 'mudancas-em-lote',
  article_credits: 'creditos',
  preview_links: 'links-de-previa',
  article_versions: 'versoes-de-artigos',
  writing_sessions: 'sessoes-de-escrita',
  article_revisions: 'atualizacoes-de-artigos',
  article_corrections: 'correcoes-publicadas',
  article_comments_internal: 'comentarios-internos',
  article_reviews: 'revisoes-feitas',
  story_ideas: 'pautas',
  story_idea_comments: 'comentarios-de-pautas',
  events: 'eventos',
  event_versions: 'versoes-de-eventos',
  media: 'imagens',
  home_pins: 'destaques',
  house_banners: 'banners',
  audit_entries: 'atos-registrados',
}

/** The first file of an export. */
export const readMe = `Este arquivo tem tudo o que o jornal guarda sobre você.

dados/      um arquivo JSON por assunto; cada linha é um registro
imagens/    as imagens que você enviou, no maior tamanho guardado
curriculos/ os currículos das suas candidaturas

Senhas, códigos e chaves não fazem parte da cópia: o jornal guarda só o que permite conferi-los.
`
