import { Prisma } from '#server/platform/db/db.ts'
import { newsletter } from './newsletter-tables.ts'
import { by, own, ownDeleted, type TableData } from './table-data.ts'

const ofSubscription: TableData['of'] & {} = ({ id }) =>
  Prisma.sql`subscription_id IN (SELECT id FROM subscriptions WHERE user_id = ${id}::uuid)`

/** Tables about accounts. */
export const accounts = {
  profiles: {
    of: by('id'),
    columns: { byline: 'full_name', personal: 'bio avatar_url', none: 'id created_at updated_at' },
  },
  joined_profiles: { of: by('profile_id'), columns: { byline: 'name', ids: 'id profile_id', none: 'joined_at' } },
  users: {
    of: by('id'),
    columns: {
      personal: 'email seen_at',
      sealed: 'phone',
      secret: 'password_hash phone_index',
      derived: 'name_key search_key',
      none: 'id email_confirmed_at factor_due_at erase_at keeps_byline created_at suspended_at had_role',
    },
  },
  user_roles: { ...ownDeleted, columns: { ids: 'id user_id assigned_by', none: 'role claimed created_at' } },
  invitations: {
    of: ({ email }) => Prisma.sql`email = ${email}`,
    erasure: 'delete',
    columns: {
      personal: 'email full_name',
      secret: 'token_hash',
      derived: 'search_key',
      ids: 'invited_by',
      none: 'id role created_at sent_at expires_at used_at withdrawn_at',
    },
  },
  sessions: {
    ...ownDeleted,
    columns: {
      personal: 'user_agent network',
      ids: 'user_id',
      none: 'id method created_at seen_at proved_at awaits_factor expires_at revoked_at',
    },
  },
  account_codes: {
    of: ({ id, email }) => Prisma.sql`(user_id = ${id}::uuid OR address = ${email})`,
    erasure: 'delete',
    columns: {
      personal: 'address',
      secret: 'data secret_hash',
      ids: 'user_id',
      none: 'id kind guesses created_at expires_at used_at',
    },
  },
  factors: {
    ...ownDeleted,
    columns: {
      personal: 'name',
      secret: 'secret last_step credential_id public_key counter',
      ids: 'user_id',
      none: 'id kind verified_at created_at last_used_at transports',
    },
  },
  recovery_codes: { ...ownDeleted, columns: { secret: 'code_hash', ids: 'user_id', none: 'id created_at used_at' } },
  identities: {
    ...ownDeleted,
    columns: { personal: 'provider subject label', ids: 'user_id', none: 'id created_at last_used_at' },
  },
  ceremonies: {
    ...ownDeleted,
    columns: { secret: 'browser data', ids: 'user_id session_id', none: 'id kind created_at expires_at used_at' },
  },
  privacy_requests: {
    of: ({ id, email }) => Prisma.sql`(user_id = ${id}::uuid OR contact = ${email})`,
    erasure: { message: '', note: '', contact: '', file: null },
    columns: {
      personal: 'contact message note',
      secret: 'file',
      ids: 'user_id',
      none: 'id kind status by_hand created_at due_at done_at reminded_at expires_at',
    },
  },
  // Before `subscriptions`, whose erasure takes away whose they were.
  ledger_entries: {
    of: ofSubscription,
    erasure: { receipt_url: null },
    columns: {
      personal: 'provider_id payment_id receipt_url',
      none: 'id number subscription_id provider kind amount_cents currency method plan problem recovered period_start period_end occurred_at recorded_at',
    },
  },
  subscription_changes: {
    of: ofSubscription,
    columns: { none: 'id subscription_id status_before status plan price_cents cause at' },
  },
  refund_requests: {
    of: subject => Prisma.sql`(requested_by = ${subject.id}::uuid OR ${ofSubscription(subject)})`,
    erasure: { requested_by: null, reason: '' },
    columns: {
      personal: 'protocol payment_id reason',
      ids: 'requested_by',
      none: 'id subscription_id amount_cents status is_duplicate requested_at provider_refused_at done_at',
    },
  },
  subscriptions: {
    of: own,
    erasure: { user_id: null, cancel_reason: '' },
    columns: {
      personal: 'payment_provider_id customer_id cancel_reason',
      secret: 'payer_keys',
      derived: 'search_key',
      ids: 'user_id',
      none: 'id status payment_provider current_period_start current_period_end plan price_cents method renews stand_in next_plan cancelled_at ended_at withdrawn_at reading read_at created_at',
    },
  },
  purchase_holds: {
    ...ownDeleted,
    columns: { ids: 'user_id decided_by', none: 'status withdrawals by_payer plan method asked_at decided_at' },
  },
  checkouts: {
    of: own,
    erasure: { user_id: null, url: null, code: null, boleto_url: null, lead_article_id: null },
    columns: {
      personal: 'provider_id url code boleto_url lead_article_id',
      ids: 'user_id',
      none: 'id subscription_id provider method plan amount_cents status stand_in due_at expires_at paid_at created_at',
    },
  },
  // Deleted by night once the gift has ended and its month is over.
  gift_links: {
    ...{ of: by('giver_id'), erasure: 'delete' },
    columns: {
      secret: 'token_hash reader_hash',
      ids: 'giver_id',
      none: 'id article_id month opened_at expires_at created_at',
    },
  },
  // Deleted by night once the month is over.
  metered_readings: { ...ownDeleted, columns: { ids: 'user_id', none: 'article_id month at' } },
  support_messages: {
    of: ({ id, email }) => Prisma.sql`(user_id = ${id}::uuid OR sender_email = ${email})`,
    erasure: { user_id: null, sender_name: '', sender_email: null, subject: '', message: '' },
    columns: {
      personal: 'protocol sender_name sender_email subject message',
      derived: 'search_key queue_key',
      ids: 'user_id answered_by',
      none: 'id subscriber answered_at created_at',
    },
  },
  author_applications: {
    of: ({ id, email }) => Prisma.sql`(user_id = ${id}::uuid OR email = ${email})`,
    erasure: 'delete',
    columns: {
      personal:
        'email social_media website professional_registration experience_years previous_outlets media_experience expectations rejection_reason',
      sealed: 'cpf address phone',
      derived: 'search_key',
      ids: 'request_id user_id decided_by',
      none: 'id status consented_at consent_wording decided_at created_at',
    },
  },
  author_application_resumes: {
    of: ({ id, email }) =>
      Prisma.sql`application_id IN (SELECT id FROM author_applications WHERE user_id = ${id}::uuid OR email = ${email})`,
    columns: { sealed: 'content', none: 'application_id bytes' },
  },
  consents: {
    of: own,
    erasure: { user_id: null },
    columns: { ids: 'user_id', none: 'id visitor_id measurement advertising wording created_at' },
  },
  user_reading_history: {
    ...ownDeleted,
    columns: {
      personal: 'article_id time_spent_seconds scroll_depth_percent',
      ids: 'user_id',
      none: 'id created_at updated_at',
    },
  },
  notifications: {
    ...ownDeleted,
    columns: {
      personal: 'message metadata',
      ids: 'user_id',
      none: 'id type status article_id created_at read_at archived_at',
    },
  },
  // Deleted with their notifications.
  notification_changes: { columns: { ids: 'user_id', none: 'notification_id transaction' } },
  notification_choices: {
    ...ownDeleted,
    columns: { personal: 'muted digest', ids: 'user_id', none: 'updated_at' },
  },
  ai_reprocessing_log: {
    of: by('requested_by'),
    erasure: { requested_by: null },
    columns: {
      ids: 'requested_by',
      none: 'id article_id status attempt executed_at next_attempt_at reason forced',
    },
  },
  error_reports: {
    of: ({ email }) => Prisma.sql`lower(email) = ${email}`,
    erasure: { email: null },
    columns: {
      personal: 'email',
      work: 'message',
      derived: 'search_key',
      ids: 'closed_by',
      none: 'id article_id status created_at closed_at',
    },
  },
  ...newsletter,
  event_submissions: {
    of: ({ email }) => Prisma.sql`lower(sender_email) = ${email}`,
    erasure: { sender_email: null, sender_name: '' },
    columns: {
      personal: 'sender_name sender_email',
      work: 'title fields reason',
      derived: 'search_key',
      ids: 'closed_by',
      none: 'id request_id status event_id created_at closed_at',
    },
  },
} as const satisfies Record<string, TableData>
