import { DomainError } from '#lib/errors.ts'
import type { SwitchBannerInput } from '#lib/schemas/site/banner.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { adPolicy } from '../policy.ts'

/** Switches a banner on or off, on reader pages at once. Switching twice changes nothing. Raises forbidden or banner_not_found. */
export const switchBanner = command(async (context, { id, active }: SwitchBannerInput) => {
  const { tx, actor } = context
  adPolicy.assert(actor, 'manageBanners', null)
  const { count } = await tx.houseBanner.updateMany({ where: { id, isActive: !active }, data: { isActive: active } })
  if (count === 0) {
    if (await tx.houseBanner.findUnique({ where: { id }, select: { id: true } })) return
    throw new DomainError('banner_not_found')
  }
  await audit(context, {
    action: active ? 'banner.switched_on' : 'banner.switched_off',
    subject: { type: 'house_banner', id },
  })
  await forget(tx, ['site'])
})
