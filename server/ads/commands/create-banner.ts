import { DomainError } from '#lib/errors.ts'
import type { BannerFields } from '#lib/schemas/site/banner.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { forget } from '#server/press/keep/forget.ts'
import { bannerColumns } from '../banner.ts'
import { adPolicy } from '../policy.ts'

/** Adds a house banner, switched on; gives its id. Raises signed_out or forbidden. */
export const createBanner = command(async (context, fields: BannerFields): Promise<{ id: string }> => {
  const { tx, actor, now } = context
  adPolicy.assert(actor, 'manageBanners', null)
  if (actor.id === null) throw new DomainError('signed_out')
  const { id } = await tx.houseBanner.create({
    data: { ...bannerColumns(fields), createdBy: actor.id, createdAt: now },
    select: { id: true },
  })
  await audit(context, { action: 'banner.created', subject: { type: 'house_banner', id } })
  await forget(tx, ['site'])
  return { id }
})
