import type { SaveAdvertisingInput } from '#lib/schemas/site/advertising.ts'
import { assertUnchanged } from '#lib/unchanged.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { lockSetting, saveSetting } from '#server/site/commands/save-setting.ts'
import { adPolicy } from '../policy.ts'

const key = 'advertising'

/** Sets the network's code (without one only house banners show) and the lines of ads.txt. Raises forbidden or setting_changed_meanwhile. */
export const saveAdvertising = command(async (context, { networkCode, adsTxt, from }: SaveAdvertisingInput) => {
  const { tx, actor } = context
  adPolicy.assert(actor, 'setUp', null)
  const current = await lockSetting(tx, key)
  assertUnchanged(from, { networkCode: current.networkCode ?? '', adsTxt: current.adsTxt })
  await saveSetting(context, key, { networkCode: networkCode || null, adsTxt })
  await audit(context, {
    action: 'site.advertising_set',
    subject: { type: 'site_setting', id: key },
    details: { networkCode: networkCode || null },
  })
  await forget(tx, ['site'])
})
