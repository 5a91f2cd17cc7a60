import type { AuditAction } from '#lib/audit/actions.ts'
import type { Appearance, SaveAppearanceInput } from '#lib/schemas/site/appearance.ts'
import type { Features, SaveFeaturesInput } from '#lib/schemas/site/features.ts'
import { fieldsOfPricing, pricingOf, type SavePricingInput } from '#lib/schemas/site/pricing.ts'
import type { Setting } from '#lib/site/settings.ts'
import { assertUnchanged } from '#lib/unchanged.ts'
import type { Prisma } from '#server/platform/db/db.ts'
import { audit } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { sitePolicy } from '../policy.ts'
import { lockSetting, saveSetting } from './save-setting.ts'

/** Sets the premium plan's prices and allowances, and forgets every reader page. Raises forbidden or setting_changed_meanwhile. */
export const savePricing = command(async (context, { from, ...fields }: SavePricingInput) => {
  const before = await begin(context, 'pricing')
  assertUnchanged(from, fieldsOfPricing(before))
  const value = pricingOf(fields)
  const { premiumCents, ...others } = value
  const changed = Object.fromEntries(
    Object.entries(others).filter(([key, now]) => now !== before[key as keyof typeof others]),
  )
  const details = { fromCents: before.premiumCents, toCents: premiumCents, ...changed }
  await finish(context, 'pricing', value, 'site.pricing_set', details)
})

/** Switches parts of the readers' site on or off, and forgets every reader page. Raises forbidden or setting_changed_meanwhile. */
export const saveFeatures = command(async (context, { from, ...value }: SaveFeaturesInput) => {
  assertUnchanged<Features>(from, await begin(context, 'features'))
  await finish(context, 'features', value, 'site.features_set', value)
})

/** Sets the newspaper's accent colours, and forgets every reader page. Raises forbidden or setting_changed_meanwhile. */
export const saveAppearance = command(async (context, { from, ...value }: SaveAppearanceInput) => {
  assertUnchanged<Appearance>(from, await begin(context, 'appearance'))
  await finish(context, 'appearance', value, 'site.appearance_set', value)
})

type Key = 'pricing' | 'features' | 'appearance'

/** Checks the right and locks the setting; gives its value. */
function begin<Name extends Key>({ tx, actor }: CommandContext, key: Name): Promise<Setting<Name>> {
  sitePolicy.assert(actor, 'setUp', null)
  return lockSetting(tx, key)
}

async function finish<Name extends Key>(
  context: CommandContext,
  key: Name,
  value: NonNullable<Setting<Name>>,
  action: AuditAction,
  details: Prisma.InputJsonObject,
): Promise<void> {
  await saveSetting(context, key, value)
  await audit(context, { action, subject: { type: 'site_setting', id: key }, details })
  await forget(context.tx, ['site'])
}
