import { type Setting, type SettingKey, settings } from '#lib/site/settings.ts'
import type { Prisma, Tx } from '#server/platform/db/db.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { readSetting } from '../queries.ts'

/** What masters set under a key, which nobody else changes until the transaction ends; its default where nobody has set it. */
export async function lockSetting<Key extends SettingKey>(tx: Tx, key: Key): Promise<Setting<Key>> {
  // A row that is not there cannot be locked: its name is.
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended('site_setting ' || ${key}, 0))) AS waited`
  return readSetting(key, tx)
}

/** Sets what stands under a key, in the caller's command, which asks who may, locks it first and writes the audit. Raises ZodError for another form. */
export async function saveSetting<Key extends SettingKey>(
  { tx, actor, now }: CommandContext,
  key: Key,
  value: NonNullable<Setting<Key>>,
): Promise<void> {
  const checked = settings[key].schema.parse(value) as Prisma.InputJsonValue
  const row = { value: checked, updatedBy: actor.id, updatedAt: now }
  await tx.siteSetting.upsert({ where: { key }, create: { key, ...row }, update: row })
}
