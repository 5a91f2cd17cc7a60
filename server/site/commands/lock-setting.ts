import type { Tx } from '#server/platform/db/db.ts'

/** What masters set under a key, which nobody else changes until the transaction ends; undefined where nobody has set it. */
export async function lockSetting(tx: Tx, key: string): Promise<unknown> {
  // A row that is not there cannot be locked: its name is.
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended('site_setting ' || ${key}, 0))) AS waited`
  return (await tx.siteSetting.findUnique({ where: { key }, select: { value: true } }))?.value
}
