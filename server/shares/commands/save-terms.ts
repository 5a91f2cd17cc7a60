import type { SaveShareTermsInput } from '#lib/schemas/shares/share.ts'
import { hundredthsIn, typedHundredths } from '#lib/shares/money.ts'
import { assertUnchanged } from '#lib/unchanged.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { lockSetting, saveSetting } from '#server/site/commands/save-setting.ts'
import { sharePolicy } from '../policy.ts'

const key = 'revenue_share'

/** Sets the percentage and the basis of months to come; closed months keep theirs. Raises forbidden or setting_changed_meanwhile. */
export const saveTerms = command(async (context, { percent, basis, from }: SaveShareTermsInput): Promise<void> => {
  sharePolicy.assert(context.actor, 'setUp', null)
  const before = await lockSetting(context.tx, key)
  assertUnchanged(from, {
    percent: before.percent === null ? '' : typedHundredths(before.percent),
    basis: before.basis,
  })
  const value = { percent: percent === '' ? null : hundredthsIn(percent), basis }
  await saveSetting(context, key, value)
  const details = { from: before.percent, fromBasis: before.basis, to: value.percent, basis }
  await audit(context, { action: 'share.terms_set', subject: { type: 'site_setting', id: key }, details })
})
