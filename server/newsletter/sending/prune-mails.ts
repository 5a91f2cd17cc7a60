import { db } from '#server/platform/db/db.ts'
import { now } from '#server/platform/process/clock.ts'
import { editionMail } from './edition-mail.ts'

/** Days for which a subscriber's page names the editions that were received. */
const keptDays = 180
const dayMs = 24 * 60 * 60 * 1000
/** Rows deleted by one statement. */
const batch = 20_000

/**
 * Deletes the rows of single mails of editions that ended 180 days ago, in small transactions; an edition keeps its counts. Uncertain mails
 * stay: a master settles them. Gives the number of rows.
 */
export async function pruneMails(): Promise<number> {
  const before = new Date(now().getTime() - keptDays * dayMs)
  for (let deleted = 0; ; ) {
    const count = await db().$executeRaw`
      DELETE FROM mail_deliveries WHERE id IN (
        SELECT m.id FROM newsletter_sends e JOIN mail_deliveries m ON m.kind = ${editionMail.name} AND m.ref = e.id::text
        WHERE e.ended_at < ${before} AND m.state IN ('sent', 'skipped', 'failed', 'cancelled') LIMIT ${batch})`
    deleted += count
    if (count < batch) return deleted
  }
}
