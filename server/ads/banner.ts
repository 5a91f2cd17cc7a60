import type { BannerFields } from '#lib/schemas/site/banner.ts'
import type { AdSlot } from '#lib/site/ads.ts'
import { instantOf, localOf } from '#lib/text/local-time.ts'

/** The columns of a banner as its form says. */
export function bannerColumns({ startsAt, endsAt, ...fields }: BannerFields) {
  return { ...fields, startsAt: instantOf(startsAt) ?? new Date(Number.NaN), endsAt: instantOf(endsAt) }
}

interface BannerRow extends Omit<BannerFields, 'slot' | 'startsAt' | 'endsAt'> {
  slot: string
  startsAt: Date
  endsAt: Date | null
}

/** The form's fields, in its order, of a banner that stands. */
export const fieldsOfBanner = ({ name, slot, imageUrl, alt, linkUrl, startsAt, endsAt }: BannerRow): BannerFields => ({
  name,
  slot: slot as AdSlot,
  imageUrl,
  alt,
  linkUrl,
  startsAt: localOf(startsAt),
  endsAt: endsAt ? localOf(endsAt) : '',
})
