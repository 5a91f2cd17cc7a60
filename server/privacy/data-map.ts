import personalData from '#prisma/generated/personal-data.json' with { type: 'json' }
import { Prisma } from '#server/platform/db/db.ts'

/** The person whose rows are meant. */
export interface Person {
  id: string
  /** A confirmed address: rows that only name it are theirs. */
  email: string
}

/**
 * An account as the subject of an export or an erasure. An address that nobody confirmed names no rows: anybody may have typed it, and the
 * rows of its owner are neither given out nor erased.
 */
export const subjectOf = ({ id, email, confirmed }: Person & { confirmed: boolean }): Person => ({
  id,
  email: confirmed ? email : `unconfirmed ${id}`,
})

/**
 * What a column holds (`/// @personal` in prisma/schema.prisma): `byline` the public name; `personal` data about a person; `sealed` the same,
 * encrypted; `work` text written for the newsroom, which stays with it; `secret` hashes and keys, never exported; `derived` a search key; `ids` ids
 * of people and what they sent; `none` nothing of a person by itself.
 */
type Held = 'byline' | 'personal' | 'sealed' | 'work' | 'secret' | 'derived' | 'ids' | 'none'

interface PersonsRows {
  /** The rows of a person, as SQL. */
  of: (subject: Person) => Prisma.Sql
  /** What an erasure does with those rows: deletes them, or empties these columns. Rows without it stay, with ids only. */
  erasure?: 'delete' | Readonly<Record<string, null | ''>>
}

export interface TableData extends Partial<PersonsRows> {
  columns: Partial<Record<Held, readonly string[]>>
}

/** Rows whose column is the person's id. */
const by = (column: string) => (subject: Person) => Prisma.sql`${Prisma.raw(column)} = ${subject.id}::uuid`
/** Such rows, and those that name a byline that was joined into the person's account. */
const byAnyName = (column: string) => (subject: Person) =>
  Prisma.sql`(${by(column)(subject)} OR ${Prisma.raw(column)} IN (SELECT id FROM joined_profiles WHERE profile_id = ${subject.id}::uuid))`
const own = by('user_id')
const ownDeleted: PersonsRows = { of: own, erasure: 'delete' }
const ofSubscription: PersonsRows['of'] = ({ id }) =>
  Prisma.sql`subscription_id IN (SELECT id FROM subscriptions WHERE user_id = ${id}::uuid)`
const ofSubscriber: PersonsRows['of'] = ({ email }) =>
  Prisma.sql`subscriber_id IN (SELECT id FROM newsletter_subscribers WHERE email = ${email})`

/** The tables with rows of one person, in the order in which an erasure goes through them. */
const rowsOfPersons: Readonly<Record<string, PersonsRows>> = {
  // Before the subscribers of the newsletter, whose ids name the recipients of an edition.
  mail_deliveries: {
    of: ({ id, email }) =>
      Prisma.sql`recipient IN (SELECT ${id}::text UNION ALL SELECT id::text FROM newsletter_subscribers WHERE email = ${email})`,
    erasure: 'delete',
  },

  // Accounts
  profiles: { of: by('id') },
  joined_profiles: { of: by('profile_id') },
  users: { of: by('id') },
  user_roles: ownDeleted,
  invitations: { of: ({ email }) => Prisma.sql`email = ${email}`, erasure: 'delete' },
  sessions: ownDeleted,
  account_codes: {
    of: ({ id, email }) => Prisma.sql`(user_id = ${id}::uuid OR address = ${email})`,
    erasure: 'delete',
  },
  factors: ownDeleted,
  recovery_codes: ownDeleted,
  identities: ownDeleted,
  ceremonies: ownDeleted,
  privacy_requests: {
    of: ({ id, email }) => Prisma.sql`(user_id = ${id}::uuid OR contact = ${email})`,
    erasure: { message: '', note: '', contact: '', file: null },
  },
  // Before `subscriptions`, whose erasure takes away whose they were.
  ledger_entries: { of: ofSubscription, erasure: { receipt_url: null } },
  subscription_changes: { of: ofSubscription },
  refund_requests: {
    of: subject => Prisma.sql`(requested_by = ${subject.id}::uuid OR ${ofSubscription(subject)})`,
    erasure: { requested_by: null, reason: '' },
  },
  subscriptions: { of: own, erasure: { user_id: null, cancel_reason: '' } },
  purchase_holds: ownDeleted,
  checkouts: {
    of: own,
    erasure: { user_id: null, url: null, code: null, boleto_url: null, lead_article_id: null },
  },
  // Deleted by night once the gift has ended and its month is over.
  gift_links: { of: by('giver_id'), erasure: 'delete' },
  // Deleted by night once the month is over.
  metered_readings: ownDeleted,
  support_messages: {
    of: ({ id, email }) => Prisma.sql`(user_id = ${id}::uuid OR sender_email = ${email})`,
    erasure: { user_id: null, sender_name: '', sender_email: null, subject: '', message: '' },
  },
  author_applications: {
    of: ({ id, email }) => Prisma.sql`(user_id = ${id}::uuid OR email = ${email})`,
    erasure: 'delete',
  },
  author_application_resumes: {
    of: ({ id, email }) =>
      Prisma.sql`application_id IN (SELECT id FROM author_applications WHERE user_id = ${id}::uuid OR email = ${email})`,
  },
  consents: { of: own, erasure: { user_id: null } },
  user_reading_history: ownDeleted,
  notifications: ownDeleted,
  notification_choices: ownDeleted,
  ai_reprocessing_log: { of: by('requested_by'), erasure: { requested_by: null } },
  error_reports: { of: ({ email }) => Prisma.sql`lower(email) = ${email}`, erasure: { email: null } },

  // Subscribers of the newsletter, who need no account. `newsletter_erased` stays: its keyed hash keeps files from adding the address again.
  newsletter_subscribers: { of: ({ email }) => Prisma.sql`email = ${email}`, erasure: 'delete' },
  newsletter_engagements: { of: ofSubscriber, erasure: 'delete' },
  newsletter_bounces: { of: ofSubscriber, erasure: 'delete' },
  event_submissions: {
    of: ({ email }) => Prisma.sql`lower(sender_email) = ${email}`,
    erasure: { sender_email: null, sender_name: '' },
  },

  // The authors' share. What a closed month owed and paid stays, with ids alone: the law requires records of money.
  share_statements: { of: byAnyName('author_id') },
  share_lines: { of: byAnyName('author_id') },
  share_adjustments: { of: byAnyName('author_id'), erasure: { reason: '' } },
  share_payments: { of: byAnyName('author_id') },
  payout_accounts: ownDeleted,

  // The newsroom's work
  articles: { of: by('author_id') },
  ai_training_data: { of: by('approved_by') },
  ai_location_training: { of: by('approved_by') },
  article_bulk_changes: { of: by('actor_id'), erasure: 'delete' },
  article_credits: { of: by('profile_id') },
  seo_waivers: { of: by('waived_by') },
  preview_links: { of: by('created_by'), erasure: 'delete' },
  article_versions: { of: by('changed_by') },
  writing_sessions: ownDeleted,
  article_revisions: {
    of: ({ id }) => Prisma.sql`article_id IN (SELECT id FROM articles WHERE author_id = ${id}::uuid)`,
  },
  article_corrections: { of: by('corrected_by') },
  article_comments_internal: { of: own, erasure: { user_id: null } },
  import_sessions: { of: by('started_by') },
  article_reviews: { of: by('reviewer_id') },
  story_ideas: { of: by('created_by'), erasure: { created_by: null } },
  story_idea_comments: { of: own, erasure: { user_id: null } },
  events: { of: by('organizer_id'), erasure: { organizer_id: null } },
  event_versions: { of: by('changed_by') },
  media: { of: by('owner_id'), erasure: { owner_id: null } },
  newsletter_sends: { of: by('created_by'), erasure: { created_by: null } },
  home_pins: { of: by('pinned_by') },
  house_banners: { of: by('created_by') },
  audit_entries: { of: by('actor_id') },
}

const columnsOf: Readonly<Record<string, TableData['columns']>> = personalData

/** Every table of the database with what its columns hold of a person, those with rows of one person first (decision 0197). */
export const dataMap: Readonly<Record<string, TableData>> = Object.fromEntries(
  [...new Set([...Object.keys(rowsOfPersons), ...Object.keys(columnsOf)])].map(table => [
    table,
    { columns: columnsOf[table] ?? {}, ...rowsOfPersons[table] },
  ]),
)
