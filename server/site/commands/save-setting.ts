import { type Setting, type SettingKey, settings } from '#lib/site/settings.ts'
import type { Prisma, Tx } from '#server/platform/db/db.ts'
import type { CommandContext } from '#server/platform/work/command.ts'
import { readSetting } from '../queries.ts'

/** Gives the setting of a key, or its default, and locks it until the transaction ends. */
export async function lockSetting<Key extends SettingKey>(tx: Tx, key: Key): Promise<Setting<Key>> {
  // An advisory lock on the name, because the row may not exist yet.
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(hashtextextended('site_setting ' || ${key}, 0))) AS waited`
  return readSetting(key, tx)
}

/** Stores a setting. The calling command checks the policy, locks the setting and writes the audit. Raises ZodError for an invalid value. */
export async function saveSetting<Key extends SettingKey>(
  { tx, actor, now }: CommandContext,
  key: Key,
  value: NonNullable<Setting<Key>>,
): Promise<void> {
  const checked = settings[key].schema.parse(value) as Prisma.InputJsonValue
  const row = { value: checked, updatedBy: actor.id, updatedAt: now }
  await tx.siteSetting.upsert({ where: { key }, create: { key, ...row }, update: row })
}
