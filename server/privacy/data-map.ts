import { accounts } from './account-tables.ts'
import { mails } from './mail-tables.ts'
import { newsroom } from './newsroom-tables.ts'
import { shares } from './share-tables.ts'
import type { TableData } from './table-data.ts'

/** Tables without rows of one person. Names in `audience_days` and `article_search` are ids and bylines. */
const impersonal = {
  article_slugs: 'slug article_id created_at',
  article_tags: 'article_id tag tag_key relevance position listed_at',
  article_locations:
    'article_id location_path location_type location_name confidence is_primary position listed_at municipality_path',
  seo_validations: 'id article_id validation_status errors warnings findings version validated_at',
  link_checks: 'url_hash broken checked_at',
  municipalities: 'path ibge_code name state search_key population latitude longitude time_zone demonym articles_count',
  article_views: 'article_id visitor_hash slot network_hash',
  newsletter_links: 'send_id position url clicks',
  audience_days:
    'subject day key views paid_views weighed_views readers attention_seconds subscriber_seconds page_views visitors sessions bounces seen_seconds subscriptions depth_percents depth_sessions',
  audience_visits:
    'id day visitor at last_at page article_id reload source campaign device subscriber seen_seconds read_seconds region depth',
  audience_salts: 'day salt',
  audience_hours: 'hour page_views visitors',
  audience_counts: 'id until',
  mail_domains: 'domain level waits_until reply changed_at',
  audience_tops: 'days subject key views',
  secondary_menu_items: 'id label url display_order is_active',
  section_cards: 'id title description image_url link_url display_order is_active',
  backup_runs: 'id kind outcome started_at ended_at bytes detail',
  deadly_jobs: 'id begun_at',
  house_errors: 'fingerprint error_id place code count first_at last_at',
  rate_limits: 'key points expire',
  most_read: 'article_id views',
  site_pages: 'slug title content version updated_by updated_at',
  site_settings: 'key value updated_by updated_at',
  indexnow_pending: 'path noted_at',
  house_banner_days: 'banner_id day impressions clicks',
  article_search: 'article_id published_at premium cities excerpt document authors headline',
  search_words: 'word written',
  press_changes: 'id transaction keys at',
  import_files:
    'id session_id position name bytes fingerprint format encoding place records done bytes_read completed_at',
  import_results:
    'file_id position session_id record_id title outcome cause detail notes article_id version_before version_after former undone',
  imported_records: 'source record_id article_id page_slug content_hash session_id',
  import_pictures: 'id session_id url url_hash status media_id cause attempts tried_at',
  import_picture_uses: 'picture_id article_id cover',
  payment_checks: 'provider checked_until',
  renewal_notices: 'subscription_id period_end kind sent_at',
  payment_events: 'provider event_id type object_kind object_id received_at handled_at',
  ai_models: 'id use protocol address model secret day_tokens updated_by updated_at',
  ai_usage: 'day calls tokens',
  payment_providers: 'id provider secrets account live updated_by updated_at',
  share_months: 'month basis revenue_cents percent pool_cents weight divisor leftover closed_by closed_at',
  google_access: 'id single secret account property_id updated_by updated_at',
  google_analytics_days: 'day users sessions page_views session_seconds engaged_sessions fetched_at',
  google_ad_days: 'day revenue_micros impressions clicks requests filled_requests fetched_at',
  google_fetches: 'service tried_at problem report source succeeded_at',
  revenue_counts: 'id until',
  revenue_cash: 'day method gross_cents refund_cents chargeback_cents recovered recovered_cents in_other_currency',
  revenue_movements: 'cut start yearly_cents active overdue began returned cancelled lost',
  redirects: 'id path article_id target session_id created_at removed_at search_key',
} as const satisfies Record<string, string>

const ofNobody = Object.fromEntries(
  Object.entries(impersonal).map(([table, columns]): [string, TableData] => [table, { columns: { none: columns } }]),
)

/** Every table and column of the database, with what it holds of a person. A test fails while one is missing. */
export const dataMap: Readonly<Record<string, TableData>> = {
  ...mails,
  ...accounts,
  ...shares,
  ...newsroom,
  ...ofNobody,
}

export const columnsIn = (list = ''): string[] => list.split(' ').filter(Boolean)
