import type { Tx } from '#server/platform/db/db.ts'

/** The NOTIFY channel for changed rights and payments of one person; the payload is the account's id. */
export const RIGHTS_CHANNEL = 'reader_rights'

/**
 * Tells the open pages of a person, when the transaction commits, that their subscription or one of their checkouts changed. The message
 * holds no data: each page reads again what it shows.
 */
export async function announceRights(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${RIGHTS_CHANNEL}, ${userId})`
}
