import { Prisma } from '#server/platform/db/db.ts'
import type { TableData } from './table-data.ts'

const ofSubscriber: TableData['of'] & {} = ({ email }) =>
  Prisma.sql`subscriber_id IN (SELECT id FROM newsletter_subscribers WHERE email = ${email})`

/** Tables about subscribers of the newsletter, who need no account. */
export const newsletter = {
  newsletter_subscribers: {
    of: ({ email }) => Prisma.sql`email = ${email}`,
    erasure: 'delete',
    columns: {
      personal: 'email name',
      secret: 'token',
      derived: 'search_key',
      ids: 'added_by',
      none: 'id status frequency city source subscribed_at confirmed_at ended_at asked_at asks asked_mail tags engaged_at is_counted soft_bounces welcomed welcome_at',
    },
  },
  newsletter_engagements: {
    of: ofSubscriber,
    erasure: 'delete',
    columns: { ids: 'subscriber_id', none: 'send_id opened_at clicked_at clicks' },
  },
  // A keyed hash, kept so that the erasure holds: no file of subscribers adds the address again.
  newsletter_erased: { columns: { derived: 'email_hash', none: 'erased_at' } },
  newsletter_bounces: {
    of: ofSubscriber,
    erasure: 'delete',
    columns: { ids: 'subscriber_id', none: 'id send_id kind code report_key at' },
  },
} as const satisfies Record<string, TableData>
