import type { SaveAdvertisingInput } from '#lib/schemas/site/advertising.ts'
import { advertisingFrom } from '#lib/schemas/site/site-settings.ts'
import { assertUnchanged } from '#lib/unchanged.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/forget.ts'
import { lockSetting } from '#server/site/commands/lock-setting.ts'
import { adPolicy } from '../policy.ts'

const key = 'advertising'

/**
 * Sets the network's code (none: the house's own banners alone) and the lines of ads.txt. Raises forbidden or
 * setting_changed_meanwhile. */
export const saveAdvertising = command(async (context, { networkCode, adsTxt, from }: SaveAdvertisingInput) => {
  const { tx, actor, now } = context
  adPolicy.assert(actor, 'setUp', null)
  const standing = advertisingFrom(await lockSetting(tx, key))
  assertUnchanged(from, { networkCode: standing.networkCode ?? '', adsTxt: standing.adsTxt })
  const row = { value: { networkCode: networkCode || null, adsTxt }, updatedBy: actor.id, updatedAt: now }
  await tx.siteSetting.upsert({ where: { key }, create: { key, ...row }, update: row })
  await audit(context, {
    action: 'site.advertising-set',
    subject: { type: 'site_setting', id: key },
    details: { networkCode: networkCode || null },
  })
  await forget(tx, ['site'])
})
