import { Prisma } from '#server/platform/db/db.ts'
import type { TableData } from './table-data.ts'

/** Tables of mails. They come before those of subscribers, whose ids name the recipients of an edition. */
export const mails = {
  mail_deliveries: {
    of: ({ id, email }) =>
      Prisma.sql`recipient IN (SELECT ${id}::text UNION ALL SELECT id::text FROM newsletter_subscribers WHERE email = ${email})`,
    erasure: 'delete',
    columns: {
      ids: 'recipient',
      personal: 'last_error domain',
      none: 'id kind ref batch state attempts due_at claimed_at settled_at message_id created_at queued_at',
    },
  },
} as const satisfies Record<string, TableData>
