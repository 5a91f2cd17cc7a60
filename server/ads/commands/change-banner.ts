import { DomainError } from '#lib/errors.ts'
import type { ChangeBannerInput } from '#lib/schemas/banner.ts'
import { audit } from '#server/platform/audit.ts'
import { command } from '#server/platform/command.ts'
import { forget } from '#server/press/forget.ts'
import { bannerColumns } from '../banner.ts'
import { adPolicy } from '../policy.ts'

/** Changes a banner of the house; its counts stay. Raises forbidden or banner_not_found. */
export const changeBanner = command(async (context, { id, fields }: ChangeBannerInput) => {
  const { tx, actor } = context
  adPolicy.assert(actor, 'manageBanners', null)
  const { count } = await tx.houseBanner.updateMany({ where: { id }, data: bannerColumns(fields) })
  if (count === 0) throw new DomainError('banner_not_found')
  await audit(context, { action: 'banner.changed', subject: { type: 'house_banner', id }, details: { ...fields } })
  await forget(tx, ['site'])
})
