import { DomainError } from '#lib/errors.ts'
import type { ChangeBannerInput } from '#lib/schemas/site/banner.ts'
import { assertUnchanged } from '#lib/unchanged.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { bannerColumns, fieldsOfBanner } from '../banner.ts'
import { adPolicy } from '../policy.ts'

/** Changes a house banner; its counts stay. Raises forbidden, banner_not_found or setting_changed_meanwhile. */
export const changeBanner = command(async (context, { id, fields, from }: ChangeBannerInput) => {
  const { tx, actor } = context
  adPolicy.assert(actor, 'manageBanners', null)
  await tx.$queryRaw`SELECT 1 FROM house_banners WHERE id = ${id}::uuid FOR UPDATE`
  const current = await tx.houseBanner.findUnique({ where: { id } })
  if (!current) throw new DomainError('banner_not_found')
  assertUnchanged(from, fieldsOfBanner(current))
  await tx.houseBanner.update({ where: { id }, data: bannerColumns(fields) })
  await audit(context, { action: 'banner.changed', subject: { type: 'house_banner', id } })
  await forget(tx, ['site'])
})
