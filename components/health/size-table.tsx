import { SmallTable } from '#components/ui/small-table.tsx'
import { diskSize, formatInteger } from '#lib/text/format.ts'
import type { Health } from '#server/health/house-state.ts'
import { TechnicalName } from './technical-name.tsx'

/** What masters read of the tables that can become the largest ones. */
const contents: Readonly<Record<string, string>> = {
  ai_reprocessing_log: 'Execuções da análise',
  article_credits: 'Assinaturas de artigos',
  article_locations: 'Cidades de artigos',
  article_search: 'Busca',
  article_slugs: 'Endereços de artigos',
  article_tags: 'Tags de artigos',
  article_versions: 'Versões de artigos',
  article_views: 'Visualizações de artigos',
  articles: 'Artigos',
  audience_counts: 'Audiência por hora, em partes',
  audience_days: 'Audiência por dia',
  audience_hours: 'Audiência por hora',
  audience_visits: 'Visitas',
  audit_entries: 'Auditoria',
  desk_search: 'Busca da redação',
  import_picture_uses: 'Usos de imagens da importação',
  import_pictures: 'Imagens da importação',
  import_results: 'Resultados da importação',
  imported_records: 'Registros importados',
  link_checks: 'Links conferidos',
  mail_deliveries: 'E-mails a muitos',
  media: 'Imagens',
  municipalities: 'Municípios',
  newsletter_engagements: 'Leituras da newsletter',
  newsletter_sends: 'Edições da newsletter',
  newsletter_subscribers: 'Inscritos na newsletter',
  notifications: 'Notificações',
  press_changes: 'Mudanças de páginas',
  redirects: 'Endereços antigos',
  search_words: 'Palavras da busca',
  seo_validations: 'Validações de SEO',
  sessions: 'Sessões',
  share_lines: 'Linhas de repasses',
  user_reading_history: 'Histórico de leitura',
  users: 'Contas',
}

/** The largest tables, with PostgreSQL's estimate of their rows. */
export function SizeTable({ tables }: { tables: Health['database']['tables'] }) {
  return (
    <SmallTable
      caption="Maiores tabelas"
      columns={['Tabela', 'Tamanho', 'Linhas (estimativa)']}
      rows={tables.map(({ name, bytes, rows }) => ({
        key: name,
        cells: [<TechnicalName key="name" name={contents[name]} id={name} />, diskSize(bytes), formatInteger(rows)],
      }))}
    />
  )
}
